import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiSchema } from 'effect/http-api'
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
  Keeping,
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
import { ifMatch, ifNoneMatch, ofEmployee } from './paths.ts'
import { get, post, put, remove, tenantGroup } from './tenantGroup.ts'

/** What every change to an existing person may be refused with. */
const changeErrors = [Refusal403, Refusal404, Refusal409, Refusal422] as const

/** § 7 Employees: the directory and the profile. */
export class EmployeesGroup extends tenantGroup(
  'employees',
  'Employees',
  get('list', '/employeeMini', { headers: ifNoneMatch, success: reply(Schema.Array(EmployeeSummary)) }),
  get('loggedIn', '/employees/loggedInEmployee', {
    query: { includeUnderlings: Schema.optional(Schema.Literals(['true', 'false'])) },
    success: reply(LoggedInEmployee),
  }),
  get('team', '/employees/me/team', { success: reply(Schema.Array(Colleague)) }),
  get('read', '/employees/:id', { params: ofEmployee, success: reply(Employee), error: [Refusal404] }),
  post('create', '/employees', {
    payload: NewEmployee,
    success: reply(Employee),
    error: [Refusal403, Refusal409, Refusal422],
  }),
  put('update', '/employees/:id', {
    params: ofEmployee,
    payload: EmployeeUpdate,
    success: reply(Employee),
    error: changeErrors,
  }),
  remove('remove', '/employees/:id', { params: ofEmployee, headers: ifMatch, success: Done, error: changeErrors }),
  post('isEmailAddressInUse', '/employees/isEmailAddressInUse', {
    payload: Schema.Struct({ email: Email, exceptEmployeeId: Schema.optionalKey(EmployeeId) }),
    success: reply(Schema.Boolean),
    error: [Refusal403, Refusal404],
  }),
  put('updateBasicInfo', '/employees/:id/profile/basicInfo', {
    params: ofEmployee,
    payload: BasicInfoUpdate,
    success: reply(Employee),
    error: changeErrors,
  }),
  put('updateWork', '/employees/:id/profile/work', {
    params: ofEmployee,
    payload: WorkUpdate,
    success: reply(Employee),
    error: changeErrors,
  }),
  put('updateTags', '/employees/:id/profile/tags', {
    params: ofEmployee,
    payload: TagsUpdate,
    success: reply(Employee),
    error: changeErrors,
  }),
  put('updatePersonal', '/employees/:id/profile/personal', {
    params: ofEmployee,
    payload: PersonalUpdate,
    success: reply(Employee),
    error: changeErrors,
  }),
  put('updateEmergency', '/employees/:id/profile/emergency', {
    params: ofEmployee,
    payload: EmergencyUpdate,
    success: reply(Employee),
    error: changeErrors,
  }),
  put('updateHrPolicies', '/employees/:id/profile/hrPolicies', {
    params: ofEmployee,
    payload: HrPoliciesUpdate,
    success: reply(Employee),
    error: changeErrors,
  }),
  put('updateOther', '/employees/:id/profile/other', {
    params: ofEmployee,
    payload: OtherUpdate,
    success: reply(Employee),
    error: changeErrors,
  }),
  // Ours: asked for by itself, because each reading is written down.
  get('emergency', '/employees/:id/emergency', {
    params: ofEmployee,
    success: reply(Emergency),
    error: [Refusal403, Refusal404],
  }),
  // Ours: which fields a manager gets to see.
  get('fieldRights', '/fieldRights', { success: reply(FieldRights), error: [Refusal403] }),
  put('updateFieldRights', '/fieldRights', { payload: FieldRights, success: reply(FieldRights), error: [Refusal403] }),
  put('terminate', '/employees/:id/terminate', {
    params: ofEmployee,
    payload: Termination,
    success: reply(Employee),
    error: changeErrors,
  }),
  // Ours: takes a planned last day back.
  put('keepEmployed', '/employees/:id/keepEmployed', {
    params: ofEmployee,
    payload: Keeping,
    success: reply(Employee),
    error: changeErrors,
  }),
  get('avatar', '/employees/:id/avatar', {
    params: ofEmployee,
    query: { width: Schema.optional(Schema.Literal('150')), v: Schema.optional(lineOrEmpty(80)) },
    success: HttpApiSchema.StreamUint8Array({ contentType: ['image/webp', 'image/svg+xml'] }),
    error: [Refusal404],
  }),
  post('uploadAvatar', '/employees/:id/avatar', {
    params: ofEmployee,
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
