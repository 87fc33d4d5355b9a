import { Effect, Schema } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { RequestedValues } from '../../../domain/employees/changeRequests/changeRequest.fields.ts'
import type { FieldAsked } from '../../../domain/employees/changeRequests/comparing.ts'
import { ChangeRequest, FieldAsked as Field } from '../../../domain/employees/changeRequests/nouns.ts'
import { BasicInfoUpdate, Emergency, Personal } from '../../../domain/employees/nouns.ts'
import { type ChangeRequestId, EmployeeId } from '../../../domain/kernel/ids.ts'
import { Version } from '../../../domain/kernel/nouns.ts'
import { loginStateSql } from '../../identity/credentials.store.ts'
import { firstRow, hasRow, lockRows, type Sql, TenantSql } from '../../store/database.ts'
import { emergencyColumns, personalColumns } from '../profileColumns.ts'

const { version: _, ...basicInfo } = BasicInfoUpdate.fields

/** What stands of the record, of which a change can be asked for. It may be older than the rules of today. */
const Standing = Schema.Struct(
  Object.fromEntries(
    Object.keys({ ...basicInfo, ...Personal.fields, ...Emergency.fields }).map((field) => [
      field,
      Schema.NullOr(Schema.String),
    ]),
  ),
) as unknown as Schema.Codec<RequestedValues>

const columns = (row: string, of: Readonly<Record<string, string>>): ReadonlyArray<string> =>
  Object.entries(of).map(([field, column]) => `'${field}', ${row}.${column}`)

const basicInfoColumns = { firstName: 'first_name', lastName: 'last_name', email: 'email', phone: 'phone' }

const standing = `(
  select jsonb_build_object(${[
    ...columns('e', basicInfoColumns),
    ...columns('personal', personalColumns),
    ...columns('emergency', emergencyColumns),
  ].join(', ')})
  from (select 1) as one
  left join employee_personal personal on personal.tenant_id = e.tenant_id and personal.id = e.id
  left join employee_emergency emergency on emergency.tenant_id = e.tenant_id and emergency.id = e.id)`

const ofPerson = {
  employeeId: EmployeeId,
  fullName: Schema.String,
  email: Schema.String,
  hasLogin: Schema.Boolean,
  standing: Standing,
  recordVersion: Version,
}

const person = `e.id as "employeeId", e.full_name as "fullName", e.email,
  ${loginStateSql('e.tenant_id', 'e.id')} is not null as "hasLogin", ${standing} as standing, e.version as "recordVersion"`

/** Whoever works for the client and is their manager; an admin may also be one. */
const manager = `(
  select jsonb_build_object('id', m.id, 'isAdmin', 'admin' = any(m.roles)) from employees m
  where m.tenant_id = e.tenant_id and m.id = e.reports_to and m.is_active)`

const Manager = Schema.NullOr(Schema.Struct({ id: EmployeeId, isAdmin: Schema.Boolean }))

const Asking = Schema.Struct({ ...ofPerson, manager: Manager })
export type Asking = typeof Asking.Type

/** Who asks, and what stands in their record; nobody else changes it until this is over. */
export const whoAsks = (id: EmployeeId) => Effect.andThen(lockRows('employees', [id]), asking(id))

const asking = (id: EmployeeId) =>
  firstRow(
    (sql) => sql.of(Asking)`
      select ${sql.literal(person)}, ${sql.literal(manager)} as manager from employees e
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid`,
  )

const { id, state, note, askedUtc, decidedBy, decidedUtc, reason, version } = ChangeRequest.fields

const StoredRequest = Schema.Struct({
  ...ofPerson,
  ...{ id, state, note, askedUtc, decidedBy, decidedUtc, reason, version },
  changes: Schema.Array(Field),
})
export type StoredRequest = typeof StoredRequest.Type

const stored = `
  select r.id, r.state, r.note, r.changes, r.asked_utc as "askedUtc", r.decided_utc as "decidedUtc", r.reason, r.version,
    (select d.full_name from employees d where d.tenant_id = r.tenant_id and d.id = r.decided_by) as "decidedBy", ${person}
  from change_requests r join employees e on e.tenant_id = r.tenant_id and e.id = r.employee_id
  where`

const MOST_SHOWN = 10

export const requestsOf = (employeeId: EmployeeId) => (sql: Sql) =>
  sql.of(StoredRequest)`
    ${sql.literal(stored)} r.tenant_id = ${sql.tenantId}::uuid and r.employee_id = ${employeeId}::uuid
    order by (r.state = 'open') desc, r.asked_utc desc, r.id
    limit ${MOST_SHOWN}`

export const requestOf = (requestId: ChangeRequestId) =>
  firstRow(
    (sql) => sql.of(StoredRequest)`
      ${sql.literal(stored)} r.tenant_id = ${sql.tenantId}::uuid and r.id = ${requestId}::uuid`,
  )

/** The same, read anew once its person is held: so nobody else changes the record, or decides, until this is over. */
export const requestToDecide = Effect.fn(function* (requestId: ChangeRequestId) {
  const request = yield* requestOf(requestId)
  if (request === undefined) return undefined
  yield* lockRows('employees', [request.employeeId])
  return yield* requestOf(requestId)
})

const WaitingRequest = Schema.Struct({
  ...ofPerson,
  ...{ id, note, version },
  changes: Schema.Array(Field),
  manager: Manager,
})

/** The open ones of those who report to the caller, or of everybody for an admin, as long as they work here. */
export const waitingRequests =
  ({ employeeId, isAdmin }: Caller) =>
  (sql: Sql) =>
    sql.of(WaitingRequest)`
      select r.id, r.note, r.version, r.changes, ${sql.literal(manager)} as manager, ${sql.literal(person)}
      from change_requests r join employees e on e.tenant_id = r.tenant_id and e.id = r.employee_id and e.is_active
      where r.tenant_id = ${sql.tenantId}::uuid and r.state = 'open'
        and (${isAdmin} or e.reports_to = ${employeeId}::uuid)
      order by r.asked_utc, r.id`

interface New {
  readonly id: ChangeRequestId
  readonly changes: ReadonlyArray<FieldAsked>
  readonly note: string
}

/** False where the id is taken. */
export const insertRequest = (employeeId: EmployeeId, { id, changes, note }: New) =>
  hasRow(
    (sql) => sql`
      insert into change_requests (tenant_id, id, employee_id, changes, note)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${employeeId}::uuid, ${JSON.stringify(changes)}::jsonb, ${note})
      on conflict (tenant_id, id) do nothing
      returning id`,
  )

interface End {
  readonly state: ChangeRequest['state']
  /** Null where nobody decided. */
  readonly by: EmployeeId | null
  readonly reason: string
  readonly changes: ReadonlyArray<FieldAsked>
}

export const endRequest = (requestId: ChangeRequestId, { state, by, reason, changes }: End) =>
  TenantSql.use(
    (sql) => sql`
      update change_requests
      set state = ${state}, decided_by = ${by}::uuid, decided_utc = now(), reason = ${reason},
        changes = ${JSON.stringify(changes)}::jsonb, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${requestId}::uuid`,
  )

/** What is open of somebody. */
export const openRequestOf = (employeeId: EmployeeId) =>
  firstRow(
    (sql) => sql.of({ id, changes: Schema.Array(Field) })`
      select r.id, r.changes from change_requests r
      where r.tenant_id = ${sql.tenantId}::uuid and r.employee_id = ${employeeId}::uuid and r.state = 'open'
      for no key update`,
  )
