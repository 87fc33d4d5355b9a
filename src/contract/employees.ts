import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiEndpoint, HttpApiSchema } from 'effect/http-api'
import {
  BasicInfoUpdate,
  Colleague,
  Email,
  Emergency,
  EmergencyUpdate,
  Employee,
  EmployeeSummary,
  EmployeeUpdate,
  FieldRights,
  HrPoliciesUpdate,
  LoggedInEmployee,
  NewEmployee,
  OtherUpdate,
  PersonalUpdate,
  TagsUpdate,
  Termination,
  WorkUpdate,
} from '../domain/employees/nouns.ts'
import { PICTURE_MAX_BYTES } from '../domain/employees/picture.ts'
import { EmployeeId } from '../domain/kernel/ids.ts'
import { lineOrEmpty } from '../domain/kernel/nouns.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal413, Refusal415, Refusal422, reply } from './envelope.ts'
import { tenantHeaders as headers, ifMatch, inTenant, ofEmployee } from './paths.ts'
import { tenantGroup } from './tenantGroup.ts'

/** What every change to an existing person may be refused with. */
const changeErrors = [Refusal403, Refusal404, Refusal409, Refusal422] as const

/** § 7 Employees: the directory and the profile. */
export class EmployeesGroup extends tenantGroup(
  'employees',
  'Employees',
  HttpApiEndpoint.get('list', '/employeeMini', {
    params: inTenant,
    headers,
    success: reply(Schema.Array(EmployeeSummary)),
  }),
  HttpApiEndpoint.get('loggedIn', '/employees/loggedInEmployee', {
    params: inTenant,
    headers,
    query: { includeUnderlings: Schema.optional(Schema.Literals(['true', 'false'])) },
    success: reply(LoggedInEmployee),
  }),
  HttpApiEndpoint.get('team', '/employees/me/team', {
    params: inTenant,
    headers,
    success: reply(Schema.Array(Colleague)),
  }),
  HttpApiEndpoint.get('read', '/employees/:id', {
    params: ofEmployee,
    headers,
    success: reply(Employee),
    error: [Refusal404],
  }),
  HttpApiEndpoint.post('create', '/employees', {
    params: inTenant,
    headers,
    payload: NewEmployee,
    success: reply(Employee),
    error: [Refusal403, Refusal409, Refusal422],
  }),
  HttpApiEndpoint.put('update', '/employees/:id', {
    params: ofEmployee,
    headers,
    payload: EmployeeUpdate,
    success: reply(Employee),
    error: changeErrors,
  }),
  HttpApiEndpoint.delete('remove', '/employees/:id', {
    params: ofEmployee,
    headers: { ...headers, ...ifMatch },
    success: Done,
    error: changeErrors,
  }),
  HttpApiEndpoint.post('isEmailAddressInUse', '/employees/isEmailAddressInUse', {
    params: inTenant,
    headers,
    payload: Schema.Struct({ email: Email, exceptEmployeeId: Schema.optionalKey(EmployeeId) }),
    success: reply(Schema.Boolean),
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.put('updateBasicInfo', '/employees/:id/profile/basicInfo', {
    params: ofEmployee,
    headers,
    payload: BasicInfoUpdate,
    success: reply(Employee),
    error: changeErrors,
  }),
  HttpApiEndpoint.put('updateWork', '/employees/:id/profile/work', {
    params: ofEmployee,
    headers,
    payload: WorkUpdate,
    success: reply(Employee),
    error: changeErrors,
  }),
  HttpApiEndpoint.put('updateTags', '/employees/:id/profile/tags', {
    params: ofEmployee,
    headers,
    payload: TagsUpdate,
    success: reply(Employee),
    error: changeErrors,
  }),
  HttpApiEndpoint.put('updatePersonal', '/employees/:id/profile/personal', {
    params: ofEmployee,
    headers,
    payload: PersonalUpdate,
    success: reply(Employee),
    error: changeErrors,
  }),
  HttpApiEndpoint.put('updateEmergency', '/employees/:id/profile/emergency', {
    params: ofEmployee,
    headers,
    payload: EmergencyUpdate,
    success: reply(Employee),
    error: changeErrors,
  }),
  HttpApiEndpoint.put('updateHrPolicies', '/employees/:id/profile/hrPolicies', {
    params: ofEmployee,
    headers,
    payload: HrPoliciesUpdate,
    success: reply(Employee),
    error: changeErrors,
  }),
  HttpApiEndpoint.put('updateOther', '/employees/:id/profile/other', {
    params: ofEmployee,
    headers,
    payload: OtherUpdate,
    success: reply(Employee),
    error: changeErrors,
  }),
  // Ours: asked for by itself, because each reading is written down.
  HttpApiEndpoint.get('emergency', '/employees/:id/emergency', {
    params: ofEmployee,
    headers,
    success: reply(Emergency),
    error: [Refusal403, Refusal404],
  }),
  // Ours: which fields a manager gets to see.
  HttpApiEndpoint.get('fieldRights', '/fieldRights', {
    params: inTenant,
    headers,
    success: reply(FieldRights),
    error: [Refusal403],
  }),
  HttpApiEndpoint.put('updateFieldRights', '/fieldRights', {
    params: inTenant,
    headers,
    payload: FieldRights,
    success: reply(FieldRights),
    error: [Refusal403],
  }),
  HttpApiEndpoint.put('terminate', '/employees/:id/terminate', {
    params: ofEmployee,
    headers,
    payload: Termination,
    success: reply(Employee),
    error: changeErrors,
  }),
  HttpApiEndpoint.get('avatar', '/employees/:id/avatar', {
    params: ofEmployee,
    headers,
    query: { width: Schema.optional(Schema.Literal('150')), v: Schema.optional(lineOrEmpty(80)) },
    success: HttpApiSchema.StreamUint8Array({ contentType: ['image/webp', 'image/svg+xml'] }),
    error: [Refusal404],
  }),
  HttpApiEndpoint.post('uploadAvatar', '/employees/:id/avatar', {
    params: ofEmployee,
    headers,
    payload: Schema.Struct({ file: Multipart.SingleFileSchema }).pipe(
      HttpApiSchema.asMultipart({
        maxFileSize: PICTURE_MAX_BYTES,
        maxTotalSize: PICTURE_MAX_BYTES + 10_000,
        maxParts: 4,
      }),
    ),
    success: reply(Employee),
    error: [Refusal403, Refusal404, Refusal413, Refusal415],
  }),
) {}
