import type * as Statement from 'effect/sql/Statement'
import type { Caller } from '../../contract/callers.ts'
import { avatarUrl } from './employee.sql.ts'

/**
 * The whole directory as its reader sees it (§ 6 Employee list filtering), as the JSON of `EmployeeSummary[]`: one
 * statement, no row ever becomes an object here. The same rule as `visibleTo` of the domain, which a contract test
 * compares it with.
 */
export const directory =
  ({ tenantId, employeeId, isAdmin }: Caller) =>
  (sql: Statement.Constructor) => {
    const visible = sql.literal(isAdmin ? seenByAdmin : seenByOthers)
    const params = isAdmin ? sql`` : sql`and (e.id = ${employeeId}::uuid or e.reports_to = ${employeeId}::uuid)`
    return sql<{ readonly body: string }>`
      with mine as materialized (
        select * from employees e where e.tenant_id = ${tenantId}::uuid ${params} ${visible}
      ), reports as (
        select u.reports_to as id, json_agg(u.id order by lower(u.full_name), u.id) as ids
        from employees u
        where u.tenant_id = ${tenantId}::uuid and u.reports_to in (select id from mine)
        group by u.reports_to
      ), tagged as (
        select et.employee_id as id, json_agg(json_build_object('name', t.name) order by lower(t.name)) as names
        from employee_tags et
        join tags t on t.tenant_id = et.tenant_id and t.id = et.tag_id
        where et.tenant_id = ${tenantId}::uuid and et.employee_id in (select id from mine)
        group by et.employee_id
      )
      select coalesce(json_agg(summary order by lower(summary."fullName"), summary.id), '[]'::json)::text as body
      from (
        select
          e.id,
          e.full_name as "fullName",
          e.email,
          p.title as "positionTitle",
          e.is_active as "isActive",
          'admin' = any(e.roles) as "isAdmin",
          e.reports_to as "reportsTo",
          coalesce(reports.ids, '[]'::json) as underlings,
          coalesce(tagged.names, '[]'::json) as tags,
          case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as department,
          ${sql.literal(avatarUrl)} as "avatarUrl",
          e.hide_from_directory as "hideFromEmployeeDirectory",
          e.version
        from mine e
        left join departments d on d.tenant_id = e.tenant_id and d.id = e.department_id
        left join positions p on p.tenant_id = e.tenant_id and p.employee_id = e.id and p.is_current
        left join reports on reports.id = e.id
        left join tagged on tagged.id = e.id
      ) summary`
  }

/** An admin's own filter may ask for hidden people. */
const seenByAdmin = ''
const seenByOthers = 'and not e.hide_from_directory'
