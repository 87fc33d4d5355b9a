import type { KnownPerson } from '../../../domain/employees/import/checking.ts'
import type { DepartmentId } from '../../../domain/kernel/ids.ts'
import type { Sql } from '../../store/database.ts'

export interface Known {
  readonly known: ReadonlyArray<KnownPerson>
  readonly departments: ReadonlyArray<{ readonly id: DepartmentId; readonly name: string }>
}

/** Everybody of the tenant as a file would describe them, and its departments: what every line is compared with. */
export const knownHere = (sql: Sql) =>
  sql<Known>`
    with tagged as (
      select et.employee_id as id, json_agg(t.name order by lower(t.name)) as names
      from employee_tags et join tags t on t.tenant_id = et.tenant_id and t.id = et.tag_id
      where et.tenant_id = ${sql.tenantId}::uuid
      group by et.employee_id
    )
    select
      coalesce((
        select json_agg(json_build_object(
          'id', e.id, 'email', e.email, 'fullName', e.full_name,
          'content', json_build_object(
            'firstName', e.first_name, 'lastName', e.last_name, 'email', e.email, 'phone', e.phone,
            'positionTitle', p.title, 'departmentId', e.department_id, 'reportsTo', e.reports_to,
            'startDate', e.start_date, 'isActive', e.is_active,
            'hideFromEmployeeDirectory', e.hide_from_directory, 'tags', coalesce(tagged.names, '[]'::json))))
        from employees e
        left join positions p on p.tenant_id = e.tenant_id and p.employee_id = e.id and p.is_current
        left join tagged on tagged.id = e.id
        where e.tenant_id = ${sql.tenantId}::uuid), '[]'::json) as known,
      coalesce((
        select json_agg(json_build_object('id', d.id, 'name', d.name))
        from departments d where d.tenant_id = ${sql.tenantId}::uuid), '[]'::json) as departments`
