import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { Asked, KnownPerson } from '../../../domain/employees/import/checking.ts'
import { todayOf } from '../../http/today.ts'
import { TenantSql } from '../../store/database.ts'
import { terminationJson } from '../employee.sql.ts'
import { activeAdmins } from '../employees.store.ts'
import { otherColumns, personalColumns } from '../profileColumns.ts'

export type Known = Pick<Asked, 'known' | 'departments' | 'today' | 'actor' | 'activeAdmins'>

type Listed = Pick<Known, 'known' | 'departments'>

const section = (row: string, columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([field, column]) => `'${field}', ${row}.${column}`)
    .join(', ')

/** Everybody of the tenant as a file would describe them, and its departments: what every line is compared with. */
export const knownHere = Effect.fn(function* (caller: Caller) {
  const sql = yield* TenantSql
  const [found] = yield* sql<Listed>`
    with tagged as (
      select et.employee_id as id, json_agg(t.name order by lower(t.name)) as names
      from employee_tags et join tags t on t.tenant_id = et.tenant_id and t.id = et.tag_id
      where et.tenant_id = ${sql.tenantId}::uuid
      group by et.employee_id
    )
    select
      coalesce((
        select json_agg(json_build_object(
          'id', e.id, 'email', e.email, 'fullName', e.full_name, 'version', e.version,
          'termination', ${sql.literal(terminationJson('e'))},
          'content', json_build_object(
            'firstName', e.first_name, 'lastName', e.last_name, 'email', e.email, 'phone', e.phone,
            'positionTitle', p.title, 'departmentId', e.department_id, 'reportsTo', e.reports_to,
            'startDate', e.start_date, 'isActive', e.is_active,
            'hideFromEmployeeDirectory', e.hide_from_directory, 'tags', coalesce(tagged.names, '[]'::json),
            ${sql.literal(section('ep', personalColumns))}, ${sql.literal(section('eo', otherColumns))})))
        from employees e
        left join positions p on p.tenant_id = e.tenant_id and p.employee_id = e.id and p.is_current
        left join employee_personal ep on ep.tenant_id = e.tenant_id and ep.id = e.id
        left join employee_other eo on eo.tenant_id = e.tenant_id and eo.id = e.id
        left join tagged on tagged.id = e.id
        where e.tenant_id = ${sql.tenantId}::uuid), '[]'::json) as known,
      coalesce((
        select json_agg(json_build_object('id', d.id, 'name', d.name))
        from departments d where d.tenant_id = ${sql.tenantId}::uuid), '[]'::json) as departments`
  const here: Known = {
    known: found?.known ?? [],
    departments: found?.departments ?? [],
    today: yield* todayOf(caller),
    actor: caller,
    activeAdmins: yield* activeAdmins,
  }
  return here
})

/** The same, by id. */
export const byId = ({ known }: Known): ReadonlyMap<string, KnownPerson> =>
  new Map(known.map((person) => [person.id, person]))
