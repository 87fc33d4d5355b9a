import { Schema } from 'effect'
import { HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { AdminPrivileges, Handover, NewLogin, PasswordUpdate, UserAccount } from '../domain/employees/accounts/nouns.ts'
import { Employee } from '../domain/employees/nouns.ts'
import { EmployeeId, UserId } from '../domain/kernel/ids.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { InTenant, SignedIn, Wrapped } from './middleware.ts'
import { ofEmployee } from './paths.ts'
import { get, post, put, remove } from './tenantGroup.ts'

const actErrors = [Refusal403, Refusal404, Refusal409, Refusal422] as const

/** § 7 Users, and of Employees what is about logins. `handover` is ours: what terminating somebody leaves behind. */
export class AccountsGroup extends HttpApiGroup.make('accounts')
  .add(
    get('read', '/api/:tenantId/employees/:id/userAccount', {
      params: ofEmployee,
      success: [reply(UserAccount), HttpApiSchema.NoContent],
      error: [Refusal403, Refusal404],
    }),
    post('setTwoFactor', '/api/:tenantId/employees/:id/setMFA', {
      params: ofEmployee,
      payload: Schema.Boolean,
      success: reply(UserAccount),
      error: actErrors,
    }),
    post('resetTwoFactor', '/api/:tenantId/employees/:id/resetMFASettings', {
      params: ofEmployee,
      success: reply(UserAccount),
      error: actErrors,
    }),
    put('setAdminPrivileges', '/api/:tenantId/employees/:id/setAdminPrivileges', {
      params: ofEmployee,
      payload: AdminPrivileges,
      success: reply(Employee),
      error: actErrors,
    }),
    get('handover', '/api/:tenantId/employees/:id/handover', {
      params: ofEmployee,
      success: reply(Schema.Array(Handover)),
      error: [Refusal403, Refusal404],
    }),
    post('createLogin', '/api/users/:tenantId', { payload: NewLogin, success: reply(UserAccount), error: actErrors }),
    post('updatePassword', '/api/:tenantId/users/:userId/updatepassword', {
      params: { userId: UserId },
      payload: PasswordUpdate,
      success: reply(UserAccount),
      error: actErrors,
    }),
    remove('removeLogin', '/api/users/:tenantId/:employeeId/:userId', {
      params: { employeeId: EmployeeId, userId: UserId },
      success: Done,
      error: actErrors,
    }),
  )
  .middleware(InTenant)
  .middleware(SignedIn)
  .middleware(Wrapped)
  .annotateMerge(OpenApi.annotations({ title: 'Accounts' })) {}
