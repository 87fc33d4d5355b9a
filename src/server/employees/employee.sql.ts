/**
 * § 3's shapes of a person as JSON that PostgreSQL builds and the handlers pass on unread. `e` is the person's row. A
 * contract test decodes each of them with its Schema.
 */

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const departmentRef = `(
  select json_build_object('id', d.id, 'name', d.name) from departments d
  where d.tenant_id = e.tenant_id and d.id = e.department_id)`

export const currentPosition = (column: string) => `(
  select p.${column} from positions p
  where p.tenant_id = e.tenant_id and p.employee_id = e.id and p.is_current)`

export const underlings = `coalesce((
  select json_agg(u.id order by lower(u.full_name), u.id) from employees u
  where u.tenant_id = e.tenant_id and u.reports_to = e.id), '[]'::json)`

const manager = `(
  select json_build_object('id', m.id, 'fullName', m.full_name) from employees m
  where m.tenant_id = e.tenant_id and m.id = e.reports_to)`

const positions = `coalesce((
  select json_agg(
    json_build_object('id', p.id, 'title', p.title, 'startDateUTC', ${instant('p.start_date_utc')}, 'status', p.status)
    order by p.is_current desc, p.start_date_utc desc nulls last, p.created_utc desc, p.id)
  from positions p where p.tenant_id = e.tenant_id and p.employee_id = e.id), '[]'::json)`

export const tagRefs = `coalesce((
  select json_agg(json_build_object('name', t.name) order by lower(t.name))
  from employee_tags et join tags t on t.tenant_id = et.tenant_id and t.id = et.tag_id
  where et.tenant_id = e.tenant_id and et.employee_id = e.id), '[]'::json)`

/** The file's id is part of the address, so that a new picture is a new address. */
export const avatarUrl = `case when e.avatar_file_id is not null then
  '/api/' || e.tenant_id || '/employees/' || e.id || '/avatar?width=150&v=' || e.avatar_file_id end`

export const employeeJson = `json_build_object(
  'id', e.id,
  'firstName', e.first_name,
  'lastName', e.last_name,
  'fullName', e.full_name,
  'email', e.email,
  'phone', e.phone,
  'reportsTo', e.reports_to,
  'manager', ${manager},
  'department', ${departmentRef},
  'positionId', ${currentPosition('id')},
  'positionTitle', ${currentPosition('title')},
  'positions', ${positions},
  'startDate', e.start_date,
  'avatarId', e.avatar_file_id,
  'avatarUrl', ${avatarUrl},
  'isActive', e.is_active,
  'isAdmin', 'admin' = any(e.roles),
  'hasLogin', exists (select from memberships m where m.tenant_id = e.tenant_id and m.employee_id = e.id),
  'tags', ${tagRefs},
  'underlings', ${underlings},
  'hideFromEmployeeDirectory', e.hide_from_directory,
  'termination', case when e.termination_date is not null then
    json_build_object('date', e.termination_date, 'reason', coalesce(e.termination_reason, '')) end,
  'version', e.version)::text`

export const loggedInEmployeeJson = `json_build_object(
  'id', e.id,
  'fullName', e.full_name,
  'email', e.email,
  'isAdmin', 'admin' = any(e.roles),
  'roles', e.roles,
  'underlings', ${underlings},
  'department', ${departmentRef},
  'positions', coalesce((
    select json_agg(json_build_object('title', p.title) order by p.is_current desc, p.start_date_utc desc nulls last, p.id)
    from positions p where p.tenant_id = e.tenant_id and p.employee_id = e.id), '[]'::json),
  'currentPosition', (
    select json_build_object('title', p.title) from positions p
    where p.tenant_id = e.tenant_id and p.employee_id = e.id and p.is_current),
  'avatarUrl', ${avatarUrl})::jsonb`
