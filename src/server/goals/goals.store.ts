import { Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import {
  Goal,
  GoalComment,
  GoalProgressUpdate,
  type GoalUpdate,
  type NewGoal,
  type NewGoalComment,
  type NewProgressUpdate,
} from '../../domain/goals/nouns.ts'
import { EmployeeId, type GoalCommentId, GoalId, type GoalUpdateId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { accessed } from '../employees/accessible.sql.ts'
import { Body } from '../store/body.ts'
import { firstRow, hasRow, type Sql, TenantSql } from '../store/database.ts'
import type { Alignment } from './alignment.store.ts'
import { goalJson } from './goal.sql.ts'

/** What waits for somebody's work first, the next due at the top; null when there is no such person. */
export const goalsOf = (caller: Caller, employeeId: EmployeeId) => (sql: Sql) =>
  sql.of(Body)`
    select coalesce((
      select json_agg(${goalJson(sql, caller)}
        order by g.state in ('Done', 'Cancelled'), g.due_date nulls last, g.created_utc, g.id)
      from goals g where g.tenant_id = e.tenant_id and g.employee_id = e.id), '[]'::json)::text as body
    from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${employeeId}::uuid`

export const goal = (caller: Caller, employeeId: EmployeeId, id: GoalId) => (sql: Sql) =>
  sql.of(Body)`
    select ${goalJson(sql, caller)}::text as body from goals g
    where g.tenant_id = ${sql.tenantId}::uuid and g.employee_id = ${employeeId}::uuid and g.id = ${id}::uuid`

/** One whose person the caller does not know yet; of somebody they may not see, none. */
export const goalFor = (caller: Caller, id: GoalId) => (sql: Sql) =>
  sql.of(Body)`
    select ${goalJson(sql, caller)}::text as body from goals g
    where g.tenant_id = ${sql.tenantId}::uuid and g.id = ${id}::uuid and ${accessed(sql, caller, 'g.employee_id')}`

/** A goal as the rules ask about it. */
const { title, description, state, dueDate, progress, sharedWith, version } = Goal.fields
const GoalRow = Schema.Struct({
  employeeId: EmployeeId,
  title,
  description,
  state,
  dueDate,
  progress,
  servesId: Schema.NullOr(GoalId),
  sharedWith,
  version,
})
export type GoalRow = typeof GoalRow.Type

/** Read to be changed: nobody else changes it until the end of the transaction. */
export const goalToChange = (id: GoalId) =>
  firstRow(
    (sql) => sql.of(GoalRow)`
      select employee_id as "employeeId", title, description, state, due_date as "dueDate", progress,
        serves_id as "servesId", shared_with as "sharedWith", version
      from goals where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid for no key update`,
  )

export const personExists = (id: EmployeeId) =>
  hasRow((sql) => sql`select from employees where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`)

/** False when the id is taken. */
export const insertGoal = (employeeId: EmployeeId, to: NewGoal & Alignment, today: Day) =>
  hasRow(
    (sql) => sql`
      insert into goals (tenant_id, id, employee_id, title, description, state, due_date, progress, serves_id,
        shared_with, started_day)
      values (${sql.tenantId}::uuid, ${to.id}::uuid, ${employeeId}::uuid, ${to.title}, ${to.description}, ${to.state},
        ${to.dueDate}::date, ${JSON.stringify(to.progress)}::text::jsonb,
        ${to.servesId}::uuid, ${to.sharedWith}, case when ${to.state} <> 'Draft' then ${today}::date end)
      on conflict do nothing
      returning id`,
  )

/** Begun on the day it first stops being a draft. */
export const updateGoal = (id: GoalId, to: Omit<GoalUpdate, 'version'> & Alignment, today: Day) =>
  TenantSql.use(
    (sql) => sql`
      update goals
      set title = ${to.title}, description = ${to.description}, state = ${to.state}, due_date = ${to.dueDate}::date,
        progress = ${JSON.stringify(to.progress)}::text::jsonb, serves_id = ${to.servesId}::uuid,
        shared_with = ${to.sharedWith},
        started_day = case when ${to.state} <> 'Draft' then coalesce(started_day, ${today}::date) end, version = version + 1, updated_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export const deleteGoal = (id: GoalId) =>
  TenantSql.use((sql) => sql`delete from goals where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`)

/** False when the id is taken. */
export const insertComment = (goalId: GoalId, author: EmployeeId, comment: NewGoalComment) =>
  hasRow(
    (sql) => sql`
      insert into goal_comments (tenant_id, id, goal_id, author_id, text)
      values (${sql.tenantId}::uuid, ${comment.id}::uuid, ${goalId}::uuid, ${author}::uuid, ${comment.text})
      on conflict do nothing
      returning id`,
  )

const CommentRow = Schema.Struct({ authorId: EmployeeId, text: GoalComment.fields.text })

export const commentOf = (goalId: GoalId, id: GoalCommentId) =>
  firstRow(
    (sql) => sql.of(CommentRow)`
      select author_id as "authorId", text from goal_comments
      where tenant_id = ${sql.tenantId}::uuid and goal_id = ${goalId}::uuid and id = ${id}::uuid`,
  )

export const deleteComment = (id: GoalCommentId) =>
  TenantSql.use((sql) => sql`delete from goal_comments where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`)

/** False when the id is taken. */
export const insertProgress = (goalId: GoalId, author: EmployeeId, update: NewProgressUpdate, day: Day) =>
  hasRow(
    (sql) => sql`
      insert into goal_progress (tenant_id, id, goal_id, author_id, day, current, note)
      values (${sql.tenantId}::uuid, ${update.id}::uuid, ${goalId}::uuid, ${author}::uuid, ${day}::date,
        ${update.current}::float8, ${update.note})
      on conflict do nothing
      returning id`,
  )

const UpdateRow = Schema.Struct({
  authorId: EmployeeId,
  current: GoalProgressUpdate.fields.current,
  note: GoalProgressUpdate.fields.note,
})

export const progressUpdate = (goalId: GoalId, id: GoalUpdateId) =>
  firstRow(
    (sql) => sql.of(UpdateRow)`
      select author_id as "authorId", current, note from goal_progress
      where tenant_id = ${sql.tenantId}::uuid and goal_id = ${goalId}::uuid and id = ${id}::uuid`,
  )
