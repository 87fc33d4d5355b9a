import { Effect, Schema } from 'effect'
import { type NewPosition, PositionStatus, type PositionUpdate } from '../../domain/employees/nouns.ts'
import { EmployeeId, PositionId } from '../../domain/kernel/ids.ts'
import { lockRows, TenantSql } from '../store/database.ts'

/** A position as the rules ask about it. The start is the day it is in the tenant's zone. */
export const Held = Schema.Struct({
  id: PositionId,
  title: Schema.String,
  description: Schema.String,
  startDate: Schema.NullOr(Schema.String),
  startDateUTC: Schema.NullOr(Schema.String),
  status: PositionStatus,
  isCurrent: Schema.Boolean,
  version: Schema.Number,
})
export type Held = typeof Held.Type

/**
 * All positions of a person, in the order they are shown; only the caller may change them until the end of the
 * transaction. Undefined when there is no such person.
 */
export const positionsToChange = (employeeId: EmployeeId, timeZone: string) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const people = yield* lockRows('employees', [employeeId])
    if (people.length === 0) return undefined
    return yield* sql.of(Held)`
      select id, title, description, to_char(start_date_utc at time zone ${timeZone}, 'YYYY-MM-DD') as "startDate",
        start_date_utc as "startDateUTC", status, is_current as "isCurrent", version
      from positions where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid
      order by is_current desc, start_date_utc desc nulls last, created_utc desc, id`
  })

/** Whose position it is. */
export const holderOf = (id: PositionId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [row] = yield* sql.of({ employeeId: EmployeeId })`
      select employee_id as "employeeId" from positions where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`
    return row?.employeeId
  })

interface OfPerson {
  readonly employeeId: EmployeeId
  readonly timeZone: string
}

export const insertPosition = ({ employeeId, timeZone }: OfPerson, position: NewPosition) =>
  TenantSql.use(
    (sql) => sql`
      insert into positions (tenant_id, id, employee_id, title, description, start_date_utc, is_current)
      values (${sql.tenantId}::uuid, ${position.id}::uuid, ${employeeId}::uuid, ${position.title}, ${position.description},
        ${position.startDate}::date::timestamp at time zone ${timeZone}, ${position.isCurrent})`,
  )

/** A start whose day stays the same stays the same instant. A draft again is approved by nobody. */
export const updatePosition = (
  { timeZone }: OfPerson,
  before: Held,
  to: Omit<PositionUpdate, 'version'> & { readonly status: PositionStatus },
) =>
  TenantSql.use(
    (sql) => sql`
      update positions
      set title = ${to.title}, description = ${to.description}, status = ${to.status}, is_current = ${to.isCurrent},
        start_date_utc = case when ${to.startDate !== before.startDate}
          then ${to.startDate}::date::timestamp at time zone ${timeZone} else start_date_utc end,
        approved_by = case when ${to.status} = 'Draft' then null else approved_by end,
        approved_utc = case when ${to.status} = 'Draft' then null else approved_utc end,
        acknowledged_utc = case when ${to.status} = 'Acknowledged' then acknowledged_utc end,
        version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${before.id}::uuid`,
  )

/** Before another becomes the current one: there is a key that lets only one be. */
export const makeNoneCurrent = ({ employeeId }: OfPerson, except: PositionId) =>
  TenantSql.use(
    (sql) => sql`
      update positions set is_current = false, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid and is_current and id <> ${except}::uuid`,
  )

export const makeCurrent = (id: PositionId) =>
  TenantSql.use(
    (sql) => sql`
      update positions set is_current = true, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export const deletePosition = (id: PositionId) =>
  TenantSql.use((sql) => sql`delete from positions where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`)

export const markApproved = (id: PositionId, by: EmployeeId) =>
  TenantSql.use(
    (sql) => sql`
      update positions set status = 'Approved', approved_by = ${by}::uuid, approved_utc = now(), version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export const markAcknowledged = (id: PositionId) =>
  TenantSql.use(
    (sql) => sql`
      update positions set status = 'Acknowledged', acknowledged_utc = now(), version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

/** The title of the current position is part of the work section, which counts its own versions. */
export const countPersonUp = (id: EmployeeId) =>
  TenantSql.use(
    (sql) => sql`
      update employees set version = version + 1, updated_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )
