/** What is done with many goals in one act (`domain/goals/acts.ts`). */
import { Effect, Schema } from 'effect'
import { Goal, GoalsMade, GoalTemplate, type NewGoal } from '../../domain/goals/nouns.ts'
import { EmployeeId, type GoalActId, GoalId, type GoalTemplateId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { collectionStore } from '../organisation/collection.store.ts'
import { firstRow, hasRow, TenantSql } from '../store/database.ts'

export const goalTemplates = collectionStore({
  table: 'goal_templates',
  noun: 'goalTemplate',
  columns: [{ field: 'content', column: 'content', type: 'jsonb' }],
  called: { field: 'name', column: "content ->> 'name'" },
  nameKey: 'goal_templates_name_key',
})

/** Those that are not archived, in the order named. None of them changes until the end of the transaction. */
export const templatesToGive = (ids: ReadonlyArray<GoalTemplateId>) =>
  TenantSql.use(
    (sql) => sql.of({ goals: GoalTemplate.fields.content.fields.goals })`
      select content -> 'goals' as goals from goal_templates
      where tenant_id = ${sql.tenantId}::uuid and id = any(${ids}::uuid[]) and not (content ->> 'isArchived')::boolean
      order by array_position(${ids}::uuid[], id) for share`,
  )

/** Nobody of them leaves until the end of the transaction. */
export const peopleToGive = (ids: ReadonlyArray<EmployeeId>) =>
  TenantSql.use(
    (sql) => sql.of({ id: EmployeeId, fullName: Schema.String, isActive: Schema.Boolean })`
      select id, full_name as "fullName", is_active as "isActive" from employees
      where tenant_id = ${sql.tenantId}::uuid and id = any(${ids}::uuid[])
      order by array_position(${ids}::uuid[], id) for share`,
  )

const { title, description, dueDate, progress, sharedWith, state } = Goal.fields
const Served = Schema.NullOr(Schema.Struct({ id: GoalId, state }))

export const goalsToContinue = (ids: ReadonlyArray<GoalId>) =>
  TenantSql.use(
    (sql) => sql.of({
      id: GoalId,
      employeeId: EmployeeId,
      title,
      description,
      dueDate,
      progress,
      sharedWith,
      served: Served,
    })`
      select g.id, g.employee_id as "employeeId", g.title, g.description, g.due_date as "dueDate", g.progress,
        g.shared_with as "sharedWith", (
          select json_build_object('id', p.id, 'state', p.state) from goals p
          where p.tenant_id = g.tenant_id and p.id = g.serves_id) as served
      from goals g
      where g.tenant_id = ${sql.tenantId}::uuid and g.id = any(${ids}::uuid[])
      order by array_position(${ids}::uuid[], g.id) for share of g`,
  )

const Act = Schema.Struct({ byId: EmployeeId, asked: Schema.Record(Schema.String, Schema.Unknown), made: GoalsMade })

export const actToTakeBack = (id: GoalActId) =>
  firstRow(
    (sql) => sql.of(Act)`
      select by_id as "byId", asked, made from goal_acts
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid for update`,
  )

/** False when the id is taken. */
export const insertAct = (by: EmployeeId, asked: unknown, made: GoalsMade) =>
  hasRow(
    (sql) => sql`
      insert into goal_acts (tenant_id, id, by_id, asked, made)
      values (${sql.tenantId}::uuid, ${made.id}::uuid, ${by}::uuid, ${JSON.stringify(asked)}::text::jsonb,
        ${JSON.stringify(made)}::text::jsonb)
      on conflict do nothing
      returning id`,
  )

export interface Made {
  readonly employeeId: EmployeeId
  readonly goal: NewGoal
}

/** All of an act, or of an import, in one statement. */
export const insertGoals = (actId: GoalActId | null, made: ReadonlyArray<Made>, today: Day) =>
  TenantSql.use(
    (sql) => sql`
      insert into goals (tenant_id, id, employee_id, title, description, state, due_date, progress, serves_id, shared_with,
        started_day, act_id)
      select ${sql.tenantId}::uuid, g.id, g."employeeId", g.title, g.description, g.state, g."dueDate", g.progress,
        g."servesId", coalesce(g."sharedWith", 'manager'), case when g.state <> 'Draft' then ${today}::date end, ${actId}::uuid
      from jsonb_to_recordset(${JSON.stringify(made.map(({ employeeId, goal }) => ({ employeeId, ...goal })))}::text::jsonb)
        as g (id uuid, "employeeId" uuid, title text, description text, state text, "dueDate" date, progress jsonb,
          "servesId" uuid, "sharedWith" text)`,
  )

/** Locked, so that nobody begins to work on one that is being taken back; what hangs on them is counted after it. */
export const goalsOfAct = (id: GoalActId) => Effect.andThen(lockGoalsOf(id), countedGoals(id))

const lockGoalsOf = (id: GoalActId) =>
  TenantSql.use(
    (sql) => sql`
      select from goals where tenant_id = ${sql.tenantId}::uuid and act_id = ${id}::uuid order by id for update`,
  )

const countedGoals = (id: GoalActId) =>
  TenantSql.use(
    (sql) => sql.of({
      id: GoalId,
      employeeId: EmployeeId,
      title,
      version: Goal.fields.version,
      updates: Schema.Int,
      comments: Schema.Int,
    })`
      select g.id, g.employee_id as "employeeId", g.title, g.version,
        (select count(*)::int from goal_progress u where u.tenant_id = g.tenant_id and u.goal_id = g.id) as updates,
        (select count(*)::int from goal_comments c where c.tenant_id = g.tenant_id and c.goal_id = g.id) as comments
      from goals g where g.tenant_id = ${sql.tenantId}::uuid and g.act_id = ${id}::uuid order by g.id`,
  )

export const deleteGoals = (ids: ReadonlyArray<GoalId>) =>
  TenantSql.use((sql) => sql`delete from goals where tenant_id = ${sql.tenantId}::uuid and id = any(${ids}::uuid[])`)
