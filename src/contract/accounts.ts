import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { AdminPrivileges, Leftover, NewLogin, PasswordUpdate, UserAccount } from '../domain/employees/accounts/nouns.ts'
import { Employee } from '../domain/employees/nouns.ts'
import { EmployeeId, TenantId, UserId } from '../domain/kernel/ids.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { InTenant, SignedIn, Wrapped } from './middleware.ts'
import { tenantHeaders as headers, inTenant, ofEmployee } from './paths.ts'

const actErrors = [Refusal403, Refusal404, Refusal409, Refusal422] as const

/** § 7 Users, and of Employees what is about logins. `leftovers` is ours: what terminating somebody leaves behind. */
export class AccountsGroup extends HttpApiGroup.make('accounts')
  .add(
    HttpApiEndpoint.get('read', '/api/:tenantId/employees/:id/userAccount', {
      params: ofEmployee,
      headers,
      success: [reply(UserAccount), HttpApiSchema.NoContent],
      error: [Refusal403, Refusal404],
    }),
    HttpApiEndpoint.post('setTwoFactor', '/api/:tenantId/employees/:id/setMFA', {
      params: ofEmployee,
      headers,
      payload: Schema.Boolean,
      success: reply(UserAccount),
      error: actErrors,
    }),
    HttpApiEndpoint.post('resetTwoFactor', '/api/:tenantId/employees/:id/resetMFASettings', {
      params: ofEmployee,
      headers,
      success: reply(UserAccount),
      error: actErrors,
    }),
    HttpApiEndpoint.put('setAdminPrivileges', '/api/:tenantId/employees/:id/setAdminPrivileges', {
      params: ofEmployee,
      headers,
      payload: AdminPrivileges,
      success: reply(Employee),
      error: actErrors,
    }),
    HttpApiEndpoint.get('leftovers', '/api/:tenantId/employees/:id/leftovers', {
      params: ofEmployee,
      headers,
      success: reply(Schema.Array(Leftover)),
      error: [Refusal403, Refusal404],
    }),
    HttpApiEndpoint.post('createLogin', '/api/users/:tenantId', {
      params: inTenant,
      headers,
      payload: NewLogin,
      success: reply(UserAccount),
      error: actErrors,
    }),
    HttpApiEndpoint.post('updatePassword', '/api/:tenantId/users/:userId/updatepassword', {
      params: { tenantId: TenantId, userId: UserId },
      headers,
      payload: PasswordUpdate,
      success: reply(UserAccount),
      error: actErrors,
    }),
    HttpApiEndpoint.delete('removeLogin', '/api/users/:tenantId/:employeeId/:userId', {
      params: { tenantId: TenantId, employeeId: EmployeeId, userId: UserId },
      headers,
      success: Done,
      error: actErrors,
    }),
  )
  .middleware(InTenant)
  .middleware(SignedIn)
  .middleware(Wrapped)
  .annotateMerge(OpenApi.annotations({ title: 'Accounts' })) {}
