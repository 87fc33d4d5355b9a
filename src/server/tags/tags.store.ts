import type * as Statement from 'effect/sql/Statement'
import type { Caller } from '../../contract/callers.ts'

/**
 * § 3 Tag with its references, as a JSON expression on the tenant's id ($1) and its reader ($2; null for an admin, who
 * sees everybody): a reference to somebody the reader may not see is left out.
 */
export const tagsJson = `(
  select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'references', coalesce((
    select json_agg(json_build_object('employee', e.id) order by lower(e.full_name), e.id)
    from employee_tags et
    join employees e on e.tenant_id = et.tenant_id and e.id = et.employee_id
    where et.tenant_id = t.tenant_id and et.tag_id = t.id
      and ($2::uuid is null or e.id = $2::uuid or e.reports_to = $2::uuid)
  ), '[]'::json)) order by lower(t.name)), '[]'::json)
  from tags t where t.tenant_id = $1::uuid)`

export const readerOf = ({ isAdmin, employeeId }: Caller) => (isAdmin ? null : employeeId)

export const tags = (caller: Caller) => (sql: Statement.Constructor) =>
  sql.unsafe<{ readonly body: string }>(`select ${tagsJson}::text as body`, [caller.tenantId, readerOf(caller)])
