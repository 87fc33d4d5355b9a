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

export const goalJson = `json_build_object(
  'id', g.id,
  'employee', ${person('g.employee_id')},
  'title', g.title,
  'description', g.description,
  'state', g.state,
  'dueDate', g.due_date,
  'progress', g.progress,
  'comments', ${comments},
  'createdUtc', ${instant('g.created_utc')},
  'version', g.version)`
