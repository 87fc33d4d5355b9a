/** A `Goal` as JSON that PostgreSQL builds and the handlers pass on unread; `g` is its row. */
import type { Caller } from '../../contract/callers.ts'
import { accessed } from '../employees/accessible.sql.ts'
import { mayEnter } from '../http/gates.ts'
import type { Sql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'
import { personJson } from '../store/json.sql.ts'
import { goalSeen } from './seen.sql.ts'

const comments = `coalesce((
  select json_agg(
    json_build_object('id', c.id, 'text', c.text, 'author', ${personJson('c', 'author_id')},
      'createdUtc', ${instant('c.created_utc')})
    order by c.created_utc, c.id)
  from goal_comments c where c.tenant_id = g.tenant_id and c.goal_id = g.id), '[]'::json)`

/** The last hundred: a longer history is told no better by a line. */
const updates = `coalesce((
  select json_agg(
    json_build_object('id', u.id, 'day', u.day, 'current', u.current, 'note', u.note, 'author', ${personJson('u', 'author_id')},
      'atUtc', ${instant('u.at_utc')})
    order by u.place)
  from (
    select * from goal_progress u where u.tenant_id = g.tenant_id and u.goal_id = g.id order by u.place desc limit 100) u),
  '[]'::json)`

/** A `GoalRow`. */
export const rowJson = `json_build_object(
  'id', g.id,
  'employee', ${personJson('g', 'employee_id')},
  'department', (
    select json_build_object('id', d.id, 'name', d.name) from employees e
    join departments d on d.tenant_id = e.tenant_id and d.id = e.department_id
    where e.tenant_id = g.tenant_id and e.id = g.employee_id),
  'title', g.title,
  'state', g.state,
  'dueDate', g.due_date,
  'startedDay', g.started_day,
  'progress', g.progress,
  'updatedUtc', ${instant('g.updated_utc')},
  'version', g.version)`

/** A `TreeGoal`. Its person has a name where the directory shows one (`maySeeColleague`; of leavers to the few alone). */
export const treeGoalJson = (sql: Sql, caller: Caller, goal: string, serves: string) => {
  const of = (column: string) => sql.literal(`${goal}.${column}`)
  return sql`json_build_object(
    'id', ${of('id')},
    'servesId', ${sql.literal(serves)},
    'employee', (
      select json_build_object('id', e.id, 'fullName', e.full_name) from employees e
      where e.tenant_id = ${of('tenant_id')} and e.id = ${of('employee_id')}
        and ((e.is_active and not e.hide_from_directory) or ${accessed(sql, caller, 'e.id')})),
    'title', ${of('title')},
    'state', ${of('state')},
    'sharedWith', ${of('shared_with')},
    'dueDate', ${of('due_date')},
    'startedDay', ${of('started_day')},
    'progress', ${of('progress')})`
}

export const goalJson = (sql: Sql, caller: Caller) => sql`json_build_object(
  ${sql.literal(own)},
  'serves', (
    select ${treeGoalJson(sql, caller, 'served', 'served.serves_id')} from goals served
    where served.tenant_id = g.tenant_id and served.id = g.serves_id and ${goalSeen(sql, caller, 'served')}),
  'servedBy', coalesce((
    select json_agg(${treeGoalJson(sql, caller, 'c', 'c.serves_id')} order by c.due_order, c.title, c.id)
    from goals c where c.tenant_id = g.tenant_id and c.serves_id = g.id and ${goalSeen(sql, caller, 'c')}), '[]'::json),
  'lastCheckInUtc', ${mayEnter(caller, { module: 'checkIns' }).allowed ? sql.literal(lastCheckIn) : sql`null`})`

/** Whoever sees somebody's goals sees their check-ins (`maySeeCheckIn`). */
const lastCheckIn = `(
  select ${instant('max(p.scheduled_utc)')} from check_ins p
  where p.tenant_id = g.tenant_id and p.employee_id = g.employee_id and p.status in ('Held', 'Complete')
    and p.scheduled_utc <= now())`

const own = `
  'id', g.id,
  'employee', ${personJson('g', 'employee_id')},
  'title', g.title,
  'description', g.description,
  'state', g.state,
  'dueDate', g.due_date,
  'startedDay', g.started_day,
  'progress', g.progress,
  'sharedWith', g.shared_with,
  'updates', ${updates},
  'comments', ${comments},
  'createdUtc', ${instant('g.created_utc')},
  'version', g.version`
