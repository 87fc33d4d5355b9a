/**
 * § 3's shapes of the org chart as JSON that PostgreSQL builds and the handlers pass on unread. The same rules as
 * `chartMembers` of the domain, which a contract test compares it with.
 */
import { avatarUrl } from '../employees/employee.sql.ts'

/** What a node shows besides its place; `e` is the person's row. */
const node = (parts: { readonly title: string; readonly department: string; readonly tags: string }) => `
  e.id,
  e.full_name as "fullName",
  ${parts.title} as "positionTitle",
  ${parts.department} as department,
  e.org_chart_note as note,
  ${parts.tags} as tags,
  ${avatarUrl} as "avatarUrl",
  e.is_active as "isActive"`

/**
 * Down from the top, so that each person is met once: `manager_id` is the next visible one above, `is_moved_up` says that
 * their own manager is hidden. Then up from everybody who is active: everyone who is met leads.
 */
export const wholeChart = `
  with recursive line as (
    select e.id, null::uuid as manager_id, false as is_moved_up, e.hide_from_directory as is_hidden, e.is_active
    from employees e where e.tenant_id = $1::uuid and e.reports_to is null
    union all
    select e.id, case when m.is_hidden then m.manager_id else m.id end, m.is_hidden, e.hide_from_directory, e.is_active
    from line m join employees e on e.tenant_id = $1::uuid and e.reports_to = m.id
  ), placed as materialized (
    select id, manager_id, is_moved_up, is_active from line where not is_hidden
  ), leaders as (
    select manager_id as id from placed where is_active and manager_id is not null
    union
    select p.manager_id from leaders l join placed p on p.id = l.id where p.manager_id is not null
  ), tagged as (
    select et.employee_id as id, json_agg(t.name order by lower(t.name)) as names
    from employee_tags et join tags t on t.tenant_id = et.tenant_id and t.id = et.tag_id
    where et.tenant_id = $1::uuid
    group by et.employee_id
  )
  select coalesce(json_agg(node), '[]'::json)::text as body
  from (
    select ${node({ title: 'p.title', department: 'd.name', tags: `coalesce(tagged.names, '[]'::json)` })},
      placed.manager_id as "managerId", placed.is_moved_up as "isMovedUp", e.version
    from placed
    join employees e on e.tenant_id = $1::uuid and e.id = placed.id
    left join departments d on d.tenant_id = $1::uuid and d.id = e.department_id
    left join positions p on p.tenant_id = $1::uuid and p.employee_id = e.id and p.is_current
    left join tagged on tagged.id = e.id
    where placed.is_active or placed.id in (select id from leaders)
    order by lower(e.full_name), e.id
  ) node`

/** The nodes of a few people, each placed by going up from them. */
export const nodesOf = (ids: string, tenantId: string) => `
  select json_build_object('id', n.id, 'fullName', n."fullName", 'positionTitle', n."positionTitle",
    'department', n.department, 'note', n.note, 'tags', n.tags, 'avatarUrl', n."avatarUrl", 'isActive', n."isActive",
    'managerId', n."managerId", 'isMovedUp', n."isMovedUp", 'version', n.version) as person, n.id
  from (
    select ${node({
      title: `(select p.title from positions p where p.tenant_id = e.tenant_id and p.employee_id = e.id and p.is_current)`,
      department: `(select d.name from departments d where d.tenant_id = e.tenant_id and d.id = e.department_id)`,
      tags: `coalesce((
        select json_agg(t.name order by lower(t.name)) from employee_tags et
        join tags t on t.tenant_id = et.tenant_id and t.id = et.tag_id
        where et.tenant_id = e.tenant_id and et.employee_id = e.id), '[]'::json)`,
    })}, manager.id as "managerId", coalesce(own.hide_from_directory, false) as "isMovedUp", e.version
    from employees e
    left join employees own on own.tenant_id = e.tenant_id and own.id = e.reports_to
    left join lateral (
      with recursive line as (
        select m.id, m.reports_to, m.hide_from_directory, 1 as distance from employees m
        where m.tenant_id = e.tenant_id and m.id = e.reports_to
        union all
        select m.id, m.reports_to, m.hide_from_directory, line.distance + 1
        from line join employees m on m.tenant_id = e.tenant_id and m.id = line.reports_to
        where line.hide_from_directory
      )
      select line.id from line where not line.hide_from_directory order by line.distance limit 1
    ) manager on true
    where e.tenant_id = ${tenantId}::uuid and e.id = any(${ids}::text[]::uuid[])
  ) n`
