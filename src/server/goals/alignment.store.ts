/** What goals serve, and the tree of them (`domain/goals/alignment.ts`). */
import { Effect, Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { Sharing } from '../../domain/goals/alignment.fields.ts'
import { LEVELS_MOST } from '../../domain/goals/alignment.ts'
import { Goal } from '../../domain/goals/nouns.ts'
import { EmployeeId, GoalId } from '../../domain/kernel/ids.ts'
import { Body } from '../store/body.ts'
import { firstRow, type Sql, TenantSql } from '../store/database.ts'
import { treeGoalJson } from './goal.sql.ts'
import { goalSeen } from './seen.sql.ts'

/**
 * One change of what goals serve at a time in a tenant: of two that would close a circle between them the second sees what
 * the first has done. To be asked for before any goal is locked, or two could wait for each other.
 */
export const alignmentLock = TenantSql.use(
  (sql) => sql`select pg_advisory_xact_lock(hashtextextended(${`tenure.goals ${sql.tenantId}`}::text, 0))`,
)

/** Where a goal stands. */
export interface Alignment {
  readonly servesId: GoalId | null
  readonly sharedWith: Sharing
}

const { state, sharedWith } = Goal.fields

/** A goal that another may come to serve, and all that it serves itself, directly or not. */
export const goalToServe = (id: GoalId) =>
  firstRow(
    (sql) => sql.of({ id: GoalId, employeeId: EmployeeId, state, sharedWith, above: Schema.Array(GoalId) })`
      with recursive line as (
        select g.id, g.serves_id from goals g where g.tenant_id = ${sql.tenantId}::uuid and g.id = ${id}::uuid
        union
        select g.id, g.serves_id from line join goals g on g.tenant_id = ${sql.tenantId}::uuid and g.id = line.serves_id)
      select g.id, g.employee_id as "employeeId", g.state, g.shared_with as "sharedWith",
        array(select id from line where id <> g.id) as above
      from goals g
      where g.tenant_id = ${sql.tenantId}::uuid and g.id = ${id}::uuid`,
  )

/**
 * How many levels a goal comes with (`Moved` of the domain), as far as the caller sees them: what serves a hidden goal is
 * hidden too. No more are counted than there may be, which is too many below anything.
 */
export const levelsOf = (caller: Caller, id: GoalId) =>
  firstRow(
    (sql) => sql.of({ levels: Schema.Int })`
      with recursive below as (
        select ${id}::uuid as id, 1 as level
        union
        select g.id, below.level + 1 from below
        join goals g on g.tenant_id = ${sql.tenantId}::uuid and g.serves_id = below.id
        where below.level < ${LEVELS_MOST}::int and ${goalSeen(sql, caller, 'g')})
      select max(level) as levels from below`,
  ).pipe(Effect.map((row) => row?.levels ?? 1))

/** The rest of what served these: they serve none now. `unshared`: only those that may not stay (`mayStayBelow`). */
export const released = (ids: ReadonlyArray<GoalId>, which: 'all' | 'unshared') =>
  TenantSql.use(
    (sql) => sql.of({ id: GoalId, person: EmployeeId, name: Schema.String })`
      update goals g set serves_id = null, version = g.version + 1, updated_utc = now()
      from goals served
      where g.tenant_id = ${sql.tenantId}::uuid and served.tenant_id = g.tenant_id and served.id = g.serves_id
        and served.id = any(${ids}::uuid[]) and g.id <> all(${ids}::uuid[])
        and ${which === 'all' ? sql`true` : sql`(g.shared_with = 'company' or g.employee_id <> served.employee_id)`}
      returning g.id, g.employee_id as person, g.title as name`,
  )

/** As the list leaves out the goals of those who work here no more, so does the tree, but for the company's. */
export const goalTree = (caller: Caller) => (sql: Sql) =>
  sql.of(Body)`
    with seen as materialized (
      select g.id, g.tenant_id, g.serves_id, g.employee_id, g.title, g.state, g.shared_with, g.due_date, g.due_order,
        g.started_day, g.progress, g.state in ('Draft', 'Active') as is_open
      from goals g join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = g.employee_id
      where g.tenant_id = ${sql.tenantId}::uuid and ${goalSeen(sql, caller, 'g')}
        and (g.shared_with = 'company' or e.is_active)),
    near as (
      select g.* from seen g left join seen served on served.id = g.serves_id
      where g.is_open or served.is_open or exists (select from seen c where c.serves_id = g.id and c.is_open)),
    placed as (
      select g.*, served.id as serves from near g left join near served on served.id = g.serves_id)
    select coalesce(json_agg(${treeGoalJson(sql, caller, 'g', 'g.serves')} order by g.due_order, g.title, g.id), '[]'::json)::text
      as body
    from placed g
    where g.shared_with = 'company' or g.employee_id = ${caller.employeeId}::uuid or g.serves is not null
      or exists (select from placed c where c.serves = g.id)`
