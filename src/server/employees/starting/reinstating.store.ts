import { Schema } from 'effect'
import { LeavingKind } from '../../../domain/employees/nouns.ts'
import type { Reinstatement } from '../../../domain/employees/starting/nouns.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { Day } from '../../../domain/kernel/nouns.ts'
import { firstRow, type Sql, TenantSql } from '../../store/database.ts'
import { Changed } from '../profile.store.ts'

/** The employment that ended becomes one of the past, before another begins on the person's row. */
export const keepPastEmployment = (id: EmployeeId) =>
  TenantSql.use(
    (sql) => sql`
      insert into past_employments (tenant_id, employee_id, no, first_day, last_day, kind, reason, notes)
      select e.tenant_id, e.id, coalesce(before.no, 0) + 1,
        case when before.no is null then e.start_date else greatest(e.start_date, before.last_day + 1) end,
        e.termination_date, coalesce(e.termination_kind, 'other'), coalesce(e.termination_reason, ''),
        coalesce(e.termination_notes, '')
      from employees e
      left join lateral (
        select x.no, x.last_day from past_employments x
        where x.tenant_id = ${sql.tenantId}::uuid and x.employee_id = e.id order by x.no desc limit 1) before on true
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid and e.termination_date is not null`,
  )

const name = (table: 'departments' | 'employees', column: string, id: string) =>
  `(select n.${column} from ${table} n where n.tenant_id = e.tenant_id and n.id = ${id})`
const change = (field: string, column: string, before: string, after: string) =>
  `case when old.${column} is distinct from e.${column}
    then jsonb_build_object('field', '${field}', 'before', ${before}, 'after', ${after}) end`

const changes = [
  change('isActive', 'is_active', `'no'`, `'yes'`),
  // Also where it is written down again: the sentence tells it.
  `jsonb_build_object('field', 'startDate', 'before', old.start_date, 'after', e.start_date)`,
  change(
    'departmentId',
    'department_id',
    name('departments', 'name', 'old.department_id'),
    name('departments', 'name', 'e.department_id'),
  ),
  change(
    'reportsTo',
    'reports_to',
    name('employees', 'full_name', 'old.reports_to'),
    name('employees', 'full_name', 'e.reports_to'),
  ),
].join(', ')

/**
 * Nothing of how it ended stays on the row, and no rights: those are given anew. Answers what is to be written down, or
 * nothing when the version is another.
 */
export const startAgain = (id: EmployeeId, to: Reinstatement) =>
  firstRow(
    (sql) => sql.of({ values: Changed.fields.values })`
      update employees e
      set is_active = true, termination_date = null, termination_kind = null, termination_reason = null,
        termination_notes = null, start_date = ${to.firstDay}::date, department_id = ${to.departmentId}::uuid,
        reports_to = ${to.reportsTo}::uuid, roles = array_remove(e.roles, 'admin'), version = e.version + 1,
        updated_utc = now()
      from employees old
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid and e.version = ${to.version}
        and old.tenant_id = e.tenant_id and old.id = e.id
      returning to_jsonb(array_remove(array[${sql.literal(changes)}], null)) as values`,
  )

/** Answers what the groups they were in are called. */
export const leaveGroups = (id: EmployeeId) =>
  TenantSql.use(
    (sql) => sql.of({ id: Schema.String, name: Schema.String })`
      with gone as (
        delete from security_group_members
        where tenant_id = ${sql.tenantId}::uuid and employee_id = ${id}::uuid returning group_id)
      update security_groups g set version = g.version + 1
      from gone where g.tenant_id = ${sql.tenantId}::uuid and g.id = gone.group_id
      returning g.id::text, g.name`,
  )

const PastEnd = Schema.Struct({ date: Day, kind: LeavingKind, reason: Schema.String })

/** How the earlier employments of somebody who came back ended. */
export const pastEndsOf = (id: EmployeeId) => (sql: Sql) =>
  sql.of(PastEnd)`
    select x.last_day::text as date, x.kind, x.reason from past_employments x
    where x.tenant_id = ${sql.tenantId}::uuid and x.employee_id = ${id}::uuid
    order by x.no`
