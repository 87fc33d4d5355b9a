/** Goals at the end of an earlier day: their state and their due day by the record of changes, how far they were by what was kept. */
import { Schema } from 'effect'
import { Goal } from '../../domain/goals/nouns.ts'
import { accessed } from '../employees/accessible.sql.ts'
import type { Sql } from '../store/database.ts'
import type { Asking } from './source.ts'
import { changedSince, workedThen } from './then.sql.ts'

const { id, title, state, dueDate, startedDay, progress } = Goal.fields
const GoalThen = Schema.Struct({
  id,
  title,
  person: Schema.String,
  department: Schema.NullOr(Schema.String),
  state,
  dueDate,
  startedDay,
  progress,
})
export type GoalThen = typeof GoalThen.Type

/** In the order of the list of goals. Measured by the target they have by now: that of then is not kept. */
export const goalsThen = (asking: Asking) => (sql: Sql) =>
  sql.of(GoalThen)`
    select q.* from (
      select g.id, g.title, e.full_name as person, d.name as department,
        case when moved.id is null then g.state else moved.before end as state,
        case when due.id is null then g.due_date else due.before::date end as "dueDate",
        case when g.started_day <= ${asking.day}::date then g.started_day end as "startedDay",
        case when late.goal_id is null then g.progress
          else jsonb_set(g.progress, '{current}', coalesce(to_jsonb(kept.current), g.progress -> 'start')) end as progress
      from goals g
      join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = g.employee_id and ${workedThen(sql, asking)}
      left join departments d on d.tenant_id = ${sql.tenantId}::uuid and d.id = e.department_id
      left join ${changedSince(sql, asking, 'goal', 'state')} moved on moved.id = g.id
      left join ${changedSince(sql, asking, 'goal', 'dueDate')} due on due.id = g.id
      left join (
        select distinct p.goal_id from goal_progress p
        where p.tenant_id = ${sql.tenantId}::uuid and p.at_utc > ${asking.atUtc}::timestamptz) late on late.goal_id = g.id
      left join (
        select distinct on (p.goal_id) p.goal_id, p.current from goal_progress p
        where p.tenant_id = ${sql.tenantId}::uuid and p.at_utc <= ${asking.atUtc}::timestamptz
        order by p.goal_id, p.place desc) kept on kept.goal_id = g.id
      where g.tenant_id = ${sql.tenantId}::uuid and g.created_utc <= ${asking.atUtc}::timestamptz
        and ${accessed(sql, asking.caller, 'g.employee_id')}) q
    order by q."dueDate" nulls last, q.id`
