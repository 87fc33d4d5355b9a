import { Schema } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { GoalContent } from '../../../domain/goals/import/checking.ts'
import { Goal } from '../../../domain/goals/nouns.ts'
import { EmployeeId, GoalId } from '../../../domain/kernel/ids.ts'
import type { Day } from '../../../domain/kernel/nouns.ts'
import { accessed } from '../../employees/accessible.sql.ts'
import { changingStore } from '../../employees/import/changing.store.ts'
import { TenantSql } from '../../store/database.ts'

const { id, title, description, state, dueDate, progress, sharedWith, version } = Goal.fields
const content = { title, description, state, dueDate, progress, sharedWith, servesId: Schema.NullOr(GoalId) }

/** What was made is gone with what was said about it, so a comment counts as work on it; a change has a version. */
export const goalImports = changingStore({
  of: 'goal',
  id: GoalId,
  name: 'a.title',
  order: 'lower(a.title)',
  before: Schema.Struct(content),
  touched: `(r.before is null and exists (
    select from goal_comments c where c.tenant_id = a.tenant_id and c.goal_id = a.id))`,
  seen: (sql, { isAdmin, employeeId }) => (isAdmin ? sql`true` : sql`i.created_by = ${employeeId}::uuid`),
})

/** Whose goals the caller may write (`mayWriteGoals`), whether or not they still work here. */
export const peopleWritten = (caller: Caller) =>
  TenantSql.use(
    (sql) => sql.of({ id: EmployeeId, email: Schema.String, fullName: Schema.String, isActive: Schema.Boolean })`
      select e.id, e.email, e.full_name as "fullName", e.is_active as "isActive" from employees e
      where e.tenant_id = ${sql.tenantId}::uuid and ${accessed(sql, caller, 'e.id')}`,
  )

const Stored = Schema.Struct({ id, employeeId: EmployeeId, ...content, version })
export type StoredGoal = typeof Stored.Type

/** Those of these people, and these, as far as the caller may write them. */
export const goalsToImport = (
  caller: Caller,
  { people, ids }: { readonly people: ReadonlyArray<EmployeeId>; readonly ids: ReadonlyArray<string> },
) =>
  TenantSql.use(
    (sql) => sql.of(Stored)`
      select g.id, g.employee_id as "employeeId", g.title, g.description, g.state, g.due_date as "dueDate", g.progress,
        g.serves_id as "servesId", g.shared_with as "sharedWith", g.version
      from goals g
      where g.tenant_id = ${sql.tenantId}::uuid and ${accessed(sql, caller, 'g.employee_id')}
        and (g.employee_id = any(${people}::uuid[]) or g.id = any(${ids}::uuid[]))
      order by g.id`,
  )

/**
 * What can stand in a line with goals of these people: what everybody sees, what serves, and their own; and what a file names,
 * by id or title.
 */
export const goalsStanding = (people: ReadonlyArray<EmployeeId>, named: ReadonlyArray<string> = []) =>
  TenantSql.use(
    (sql) => sql.of({ id, employeeId: EmployeeId, title, state, sharedWith, servesId: content.servesId })`
      select id, employee_id as "employeeId", title, state, shared_with as "sharedWith", serves_id as "servesId"
      from goals
      where tenant_id = ${sql.tenantId}::uuid
        and (shared_with = 'company' or serves_id is not null or employee_id = any(${people}::uuid[])
          or lower(title) = any(${named}::text[]) or id::text = any(${named}::text[]))`,
  )

/** Of these those that are of the version they were judged at. */
export const updateGoals = (
  rows: ReadonlyArray<{ readonly before: StoredGoal; readonly to: GoalContent }>,
  today: Day,
) =>
  TenantSql.use(
    (sql) => sql.of({ id })`
      update goals g
      set title = r.title, description = r.description, state = r.state, due_date = r."dueDate", progress = r.progress,
        serves_id = r."servesId", shared_with = r."sharedWith",
        started_day = case when r.state <> 'Draft' then coalesce(g.started_day, ${today}::date) end,
        version = g.version + 1, updated_utc = now()
      from jsonb_to_recordset(${JSON.stringify(
        rows.map(({ before, to }) => ({ id: before.id, ...to, version: before.version })),
      )}::text::jsonb) as r (id uuid, title text, description text, state text, "dueDate" date, progress jsonb,
        "servesId" uuid, "sharedWith" text, version integer)
      where g.tenant_id = ${sql.tenantId}::uuid and g.id = r.id and g.version = r.version
      returning g.id`,
  )

/** An update for each, of one author and day. */
export const insertUpdates = (
  author: EmployeeId,
  updates: ReadonlyArray<{ readonly goalId: GoalId; readonly current: number }>,
  note: string,
  day: Day,
) =>
  TenantSql.use(
    (sql) => sql`
      insert into goal_progress (tenant_id, id, goal_id, author_id, day, current, note)
      select ${sql.tenantId}::uuid, gen_random_uuid(), r."goalId", ${author}::uuid, ${day}::date, r.current, ${note}
      from jsonb_to_recordset(${JSON.stringify(updates)}::text::jsonb) as r ("goalId" uuid, current float8)`,
  )
