import { Schema } from 'effect'
import { LeavingKind } from '../../domain/employees/nouns.ts'
import type { LeavingKind as Kind } from '../../domain/employees/termination.fields.ts'
import { EmployeeId, UserId } from '../../domain/kernel/ids.ts'
import { Day } from '../../domain/kernel/nouns.ts'
import type { Actor } from '../audit/audit.store.ts'
import { firstRow, hasRow, type Sql, TenantSql } from '../store/database.ts'

/** How an employment ends, or is to end. */
export interface Ending {
  readonly date: Day
  readonly kind: Kind
  readonly reason: string
  readonly notes: string
}

/** False when the version is another. */
export const updateTermination = (id: EmployeeId, to: Ending & { readonly version: number }) =>
  hasRow(
    (sql) => sql`
      update employees
      set is_active = false, termination_date = ${to.date}::date, termination_kind = ${to.kind},
        termination_reason = ${to.reason}, termination_notes = ${to.notes}, version = version + 1, updated_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid and version = ${to.version}
      returning id`,
  )

export const planLeaving = (
  id: EmployeeId,
  to: Ending,
  heir: EmployeeId | null,
  { employeeId, userId }: Actor & { readonly employeeId: EmployeeId },
) =>
  TenantSql.use(
    (sql) => sql`
      insert into planned_leavings
        (tenant_id, employee_id, last_day, kind, reason, notes, heir, planned_by, planned_by_user)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${to.date}::date, ${to.kind}, ${to.reason}, ${to.notes}, ${heir}::uuid,
        ${employeeId}::uuid, ${userId}::uuid)
      on conflict (tenant_id, employee_id) do update
      set last_day = excluded.last_day, kind = excluded.kind, reason = excluded.reason, notes = excluded.notes,
        heir = excluded.heir, planned_by = excluded.planned_by, planned_by_user = excluded.planned_by_user,
        planned_utc = now()`,
  )

export const dropLeaving = (id: EmployeeId) =>
  TenantSql.use(
    (sql) => sql`
      delete from planned_leavings where tenant_id = ${sql.tenantId}::uuid and employee_id = ${id}::uuid`,
  )

/** Whose last day is over. */
export const leavingsOver = (today: Day) => (sql: Sql) =>
  sql.of({ id: EmployeeId })`
    select employee_id as id from planned_leavings
    where tenant_id = ${sql.tenantId}::uuid and last_day < ${today}::date
    order by last_day, employee_id`

const Planned = Schema.Struct({
  fullName: Schema.String,
  date: Day,
  kind: LeavingKind,
  reason: Schema.String,
  notes: Schema.String,
  heir: Schema.NullOr(Schema.Struct({ id: EmployeeId, fullName: Schema.String, isActive: Schema.Boolean })),
  plannedBy: Schema.NullOr(EmployeeId),
  plannedByUser: UserId,
})
export type Planned = typeof Planned.Type

/** The plan as it stands, and nobody else's hands on it; nothing once another has carried it out or it was taken back. */
export const takeLeaving = (id: EmployeeId, today: Day) =>
  firstRow(
    (sql) => sql.of(Planned)`
      select e.full_name as "fullName", l.last_day::text as date, l.kind, l.reason, l.notes,
        (select jsonb_build_object('id', h.id, 'fullName', h.full_name, 'isActive', h.is_active) from employees h
         where h.tenant_id = l.tenant_id and h.id = l.heir) as heir,
        l.planned_by as "plannedBy", l.planned_by_user as "plannedByUser"
      from planned_leavings l join employees e on e.tenant_id = l.tenant_id and e.id = l.employee_id
      where l.tenant_id = ${sql.tenantId}::uuid and l.employee_id = ${id}::uuid and l.last_day < ${today}::date
      for update of l`,
  )
