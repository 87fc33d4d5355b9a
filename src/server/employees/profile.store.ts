import { Effect, Schema } from 'effect'
import { FieldChange } from '../../domain/audit/nouns.ts'
import type { BasicInfoUpdate, WorkUpdate } from '../../domain/employees/nouns.ts'
import { EmployeeId } from '../../domain/kernel/ids.ts'
import { byText } from '../../domain/kernel/order.ts'
import { firstRow, hasRow, TenantSql } from '../store/database.ts'

export const Changed = Schema.Struct({
  /** The names of the fields that are different now. */
  fields: Schema.Array(Schema.String),
  /** What they were and are, of those whose values the record of changes keeps. */
  values: Schema.Array(FieldChange),
})
export type Changed = typeof Changed.Type

/**
 * One statement for each part of a profile: it changes the row of the version named and says which fields differ, or
 * touches nothing and answers nothing. `old` is the row as it was before.
 */
const differing = (columns: Readonly<Record<string, Column>>): string => {
  const fields: string[] = []
  const values: string[] = []
  for (const [field, { column, words }] of Object.entries(columns)) {
    const isOther = `old.${column} is distinct from e.${column}`
    fields.push(`case when ${isOther} then '${field}' end`)
    if (words === undefined) continue
    const change = `'field', '${field}', 'before', ${words(`old.${column}`)}, 'after', ${words(`e.${column}`)}`
    values.push(`case when ${isOther} then jsonb_build_object(${change}) end`)
  }
  return `array_remove(array[${fields.join(', ')}], null) as fields,
    to_jsonb(array_remove(array[${values.join(', ')}], null)) as values`
}

interface Column {
  readonly column: string
  /** The value as words, for the record of changes; without it the record keeps the field's name alone. */
  readonly words?: (value: string) => string
}

const plain = (value: string) => `${value}::text`
const orNone = (value: string) => `nullif(${value}, '')`
const yesOrNo = (value: string) => `case when ${value} then 'yes' else 'no' end`
const departmentName = (id: string) =>
  `(select d.name from departments d where d.tenant_id = e.tenant_id and d.id = ${id})`
const personName = (id: string) =>
  `(select m.full_name from employees m where m.tenant_id = e.tenant_id and m.id = ${id})`

const basicInfoColumns = {
  firstName: { column: 'first_name', words: plain },
  lastName: { column: 'last_name', words: orNone },
  email: { column: 'email', words: plain },
  phone: { column: 'phone' },
}

export const updateBasicInfo = (id: EmployeeId, to: BasicInfoUpdate) =>
  firstRow(
    (sql) => sql.of(Changed)`
      update employees e
      set first_name = ${to.firstName}, last_name = ${to.lastName}, email = ${to.email}, phone = ${to.phone},
        version = e.version + 1, updated_utc = now()
      from employees old
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid and e.version = ${to.version}
        and old.tenant_id = e.tenant_id and old.id = e.id
      returning ${sql.literal(differing(basicInfoColumns))}`,
  )

const workColumns = {
  departmentId: { column: 'department_id', words: departmentName },
  reportsTo: { column: 'reports_to', words: personName },
  startDate: { column: 'start_date', words: plain },
  isActive: { column: 'is_active', words: yesOrNo },
  hideFromEmployeeDirectory: { column: 'hide_from_directory', words: yesOrNo },
}

export const updateWork = (id: EmployeeId, to: WorkUpdate) =>
  firstRow(
    (sql) => sql.of(Changed)`
      update employees e
      set department_id = ${to.departmentId}::uuid, reports_to = ${to.reportsTo}::uuid,
        start_date = ${to.startDate}::date, is_active = ${to.isActive},
        hide_from_directory = ${to.hideFromEmployeeDirectory},
        version = e.version + 1, updated_utc = now()
      from employees old
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid and e.version = ${to.version}
        and old.tenant_id = e.tenant_id and old.id = e.id
      returning ${sql.literal(differing(workColumns))}`,
  )

/** For a change that lies in other tables than the person's own. False when the version is another. */
export const countUp = (id: EmployeeId, version: number) =>
  hasRow(
    (sql) => sql`
      update employees set version = version + 1, updated_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid and version = ${version}
      returning id`,
  )

/** Gives the active direct reports of one person to another, or to nobody; answers who they are. */
export const reassignReports = (from: EmployeeId, to: EmployeeId | null) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const rows = yield* sql.of({ id: EmployeeId })`
      update employees set reports_to = ${to}::uuid, version = version + 1, updated_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and reports_to = ${from}::uuid and is_active
      returning id`
    return rows.map(({ id }) => id)
  })

/**
 * The title stands on the current position, whose description is a draft again under another one. Without a position a
 * first is made; with none wanted it is kept as history. Answers what it was and is, if it is another now.
 */
export const setPositionTitle = (
  id: EmployeeId,
  title: string | null,
  since: { readonly startDate: string | null; readonly timeZone: string },
) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [current] = yield* sql.of({ title: Schema.String })`
      select title from positions where tenant_id = ${sql.tenantId}::uuid and employee_id = ${id}::uuid and is_current`
    const before = current?.title ?? null
    if (before === title) return undefined
    if (title === null) {
      yield* sql`
        update positions set is_current = false, version = version + 1
        where tenant_id = ${sql.tenantId}::uuid and employee_id = ${id}::uuid and is_current`
    } else if (current) {
      yield* sql`
        update positions
        set title = ${title}, status = 'Draft', approved_by = null, approved_utc = null, acknowledged_utc = null,
          version = version + 1
        where tenant_id = ${sql.tenantId}::uuid and employee_id = ${id}::uuid and is_current`
    } else {
      yield* sql`
        insert into positions (tenant_id, id, employee_id, title, start_date_utc)
        values (${sql.tenantId}::uuid, gen_random_uuid(), ${id}::uuid, ${title},
          ${since.startDate}::date::timestamp at time zone ${since.timeZone})`
    }
    return { field: 'positionTitle', before, after: title }
  })

/** Tags are compared without regard to case, and made as they are named. Answers them before and after, if they are others now. */
export const setTags = (id: EmployeeId, names: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    yield* sql`
      insert into tags (tenant_id, id, name)
      select distinct on (lower(name)) ${sql.tenantId}::uuid, gen_random_uuid(), name
      from unnest(${names}::text[]) with ordinality as wanted (name, place)
      order by lower(name), place
      on conflict (tenant_id, lower(name)) do nothing`
    const removed = yield* sql.of({ name: Schema.String })`
      delete from employee_tags et using tags t
      where et.tenant_id = ${sql.tenantId}::uuid and et.employee_id = ${id}::uuid
        and t.tenant_id = et.tenant_id and t.id = et.tag_id
        and lower(t.name) not in (select lower(name) from unnest(${names}::text[]) as name)
      returning t.name`
    const tags = yield* sql.of({ name: Schema.String, isNew: Schema.Boolean })`
      with wanted as (
        select t.tenant_id, t.id, t.name from tags t
        where t.tenant_id = ${sql.tenantId}::uuid
          and lower(t.name) in (select lower(name) from unnest(${names}::text[]) as name)
      ), added as (
        insert into employee_tags (tenant_id, employee_id, tag_id)
        select tenant_id, ${id}::uuid, id from wanted
        on conflict do nothing
        returning tag_id
      )
      select name, id in (select tag_id from added) as "isNew" from wanted`
    if (removed.length === 0 && !tags.some(({ isNew }) => isNew)) return undefined
    const kept = tags.filter(({ isNew }) => !isNew)
    return { field: 'tags', before: inOrder([...kept, ...removed]), after: inOrder(tags) }
  })

const inOrder = (tags: ReadonlyArray<{ readonly name: string }>): string | null =>
  tags
    .map(({ name }) => name)
    .toSorted(byText)
    .join(', ') || null
