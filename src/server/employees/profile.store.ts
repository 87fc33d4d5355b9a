import { Effect } from 'effect'
import type { BasicInfoUpdate, Termination, WorkUpdate } from '../../domain/employees/nouns.ts'
import type { EmployeeId, TenantId } from '../../domain/kernel/ids.ts'
import { TenantSql } from '../store/database.ts'

interface Changed {
  /** The names of the fields that are different now. */
  readonly fields: ReadonlyArray<string>
}

/**
 * One statement for each part of a profile: it changes the row of the version named and says which fields differ, or
 * touches nothing and answers nothing. `old` is the row as it was before.
 */
const differing = (columns: Readonly<Record<string, string>>): string =>
  `array_remove(array[${Object.entries(columns)
    .map(([field, column]) => `case when old.${column} is distinct from e.${column} then '${field}' end`)
    .join(', ')}], null) as fields`

const basicInfoColumns = { firstName: 'first_name', lastName: 'last_name', email: 'email', phone: 'phone' }

export const updateBasicInfo = (tenantId: TenantId, id: EmployeeId, to: BasicInfoUpdate) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [changed] = yield* sql<Changed>`
      update employees e
      set first_name = ${to.firstName}, last_name = ${to.lastName}, email = ${to.email}, phone = ${to.phone},
        version = e.version + 1, updated_utc = now()
      from employees old
      where e.tenant_id = ${tenantId}::uuid and e.id = ${id}::uuid and e.version = ${to.version}
        and old.tenant_id = e.tenant_id and old.id = e.id
      returning ${sql.literal(differing(basicInfoColumns))}`
    return changed?.fields
  })

const workColumns = {
  departmentId: 'department_id',
  reportsTo: 'reports_to',
  startDate: 'start_date',
  isActive: 'is_active',
  hideFromEmployeeDirectory: 'hide_from_directory',
}

export const updateWork = (tenantId: TenantId, id: EmployeeId, to: WorkUpdate) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [changed] = yield* sql<Changed>`
      update employees e
      set department_id = ${to.departmentId}::uuid, reports_to = ${to.reportsTo}::uuid,
        start_date = ${to.startDate}::date, is_active = ${to.isActive},
        hide_from_directory = ${to.hideFromEmployeeDirectory},
        version = e.version + 1, updated_utc = now()
      from employees old
      where e.tenant_id = ${tenantId}::uuid and e.id = ${id}::uuid and e.version = ${to.version}
        and old.tenant_id = e.tenant_id and old.id = e.id
      returning ${sql.literal(differing(workColumns))}`
    return changed?.fields
  })

/** For a change that lies in other tables than the person's own. False when the version is another. */
export const countUp = (tenantId: TenantId, id: EmployeeId, version: number) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const rows = yield* sql`
      update employees set version = version + 1, updated_utc = now()
      where tenant_id = ${tenantId}::uuid and id = ${id}::uuid and version = ${version}
      returning id`
    return rows.length === 1
  })

export const updateTermination = (tenantId: TenantId, id: EmployeeId, to: Termination) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const rows = yield* sql`
      update employees
      set is_active = false, termination_date = ${to.date}::date, termination_reason = ${to.reason},
        termination_notes = ${to.notes}, version = version + 1, updated_utc = now()
      where tenant_id = ${tenantId}::uuid and id = ${id}::uuid and version = ${to.version}
      returning id`
    return rows.length === 1
  })

/** Gives the active direct reports of one person to another; answers who they are. */
export const reassignReports = (tenantId: TenantId, from: EmployeeId, to: EmployeeId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const rows = yield* sql<{ readonly id: EmployeeId }>`
      update employees set reports_to = ${to}::uuid, version = version + 1, updated_utc = now()
      where tenant_id = ${tenantId}::uuid and reports_to = ${from}::uuid and is_active
      returning id`
    return rows.map(({ id }) => id)
  })

/** The title stands on the current position. Without one a first is made; with none wanted it is kept as history. */
export const setPositionTitle = (
  tenantId: TenantId,
  id: EmployeeId,
  title: string | null,
  since: { readonly startDate: string | null; readonly timeZone: string },
) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [current] = yield* sql<{ readonly title: string }>`
      select title from positions where tenant_id = ${tenantId}::uuid and employee_id = ${id}::uuid and is_current`
    if ((current?.title ?? null) === title) return false
    if (title === null) {
      yield* sql`
        update positions set is_current = false, version = version + 1
        where tenant_id = ${tenantId}::uuid and employee_id = ${id}::uuid and is_current`
    } else if (current) {
      yield* sql`
        update positions set title = ${title}, version = version + 1
        where tenant_id = ${tenantId}::uuid and employee_id = ${id}::uuid and is_current`
    } else {
      yield* sql`
        insert into positions (tenant_id, id, employee_id, title, start_date_utc)
        values (${tenantId}::uuid, gen_random_uuid(), ${id}::uuid, ${title},
          ${since.startDate}::date::timestamp at time zone ${since.timeZone})`
    }
    return true
  })

/** Tags are compared without regard to case, and made as they are named. Answers whether the set is another now. */
export const setTags = (tenantId: TenantId, id: EmployeeId, names: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    yield* sql`
      insert into tags (tenant_id, id, name)
      select distinct on (lower(name)) ${tenantId}::uuid, gen_random_uuid(), name
      from unnest(${names}::text[]) with ordinality as wanted (name, place)
      order by lower(name), place
      on conflict (tenant_id, lower(name)) do nothing`
    const removed = yield* sql`
      delete from employee_tags et using tags t
      where et.tenant_id = ${tenantId}::uuid and et.employee_id = ${id}::uuid
        and t.tenant_id = et.tenant_id and t.id = et.tag_id
        and lower(t.name) not in (select lower(name) from unnest(${names}::text[]) as name)
      returning et.tag_id`
    const added = yield* sql`
      insert into employee_tags (tenant_id, employee_id, tag_id)
      select t.tenant_id, ${id}::uuid, t.id from tags t
      where t.tenant_id = ${tenantId}::uuid
        and lower(t.name) in (select lower(name) from unnest(${names}::text[]) as name)
      on conflict do nothing
      returning tag_id`
    return removed.length + added.length > 0
  })
