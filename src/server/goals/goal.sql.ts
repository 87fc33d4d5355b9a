/** A `Goal` as JSON that PostgreSQL builds and the handlers pass on unread; `g` is its row. */
import { instant } from '../store/instant.sql.ts'

const person = (id: string) => `(
  select json_build_object('id', e.id, 'fullName', e.full_name) from employees e
  where e.tenant_id = g.tenant_id and e.id = ${id})`

const comments = `coalesce((
  select json_agg(
    json_build_object('id', c.id, 'text', c.text, 'author', ${person('c.author_id')},
      'createdUtc', ${instant('c.created_utc')})
    order by c.created_utc, c.id)
  from goal_comments c where c.tenant_id = g.tenant_id and c.goal_id = g.id), '[]'::json)`

/** The last hundred: a longer history is told no better by a line. */
const updates = `coalesce((
  select json_agg(
    json_build_object('id', u.id, 'day', u.day, 'current', u.current, 'note', u.note, 'author', ${person('u.author_id')},
      'atUtc', ${instant('u.at_utc')})
    order by u.place)
  from (
    select * from goal_progress u where u.tenant_id = g.tenant_id and u.goal_id = g.id order by u.place desc limit 100) u),
  '[]'::json)`

/** A `GoalRow`. */
export const rowJson = `json_build_object(
  'id', g.id,
  'employee', ${person('g.employee_id')},
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

export const goalJson = `json_build_object(
  'id', g.id,
  'employee', ${person('g.employee_id')},
  'title', g.title,
  'description', g.description,
  'state', g.state,
  'dueDate', g.due_date,
  'startedDay', g.started_day,
  'progress', g.progress,
  'updates', ${updates},
  'comments', ${comments},
  'createdUtc', ${instant('g.created_utc')},
  'version', g.version)`
