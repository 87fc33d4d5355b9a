import type { ItemId } from '../../domain/kernel/ids.ts'
import { Body } from '../store/body.ts'
import type { Sql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'

/** Every text it has had, newest first, with whoever wrote it and how many hold a position in it. No row where there is none. */
export const versionsOf = (id: ItemId) => (sql: Sql) =>
  sql.of(Body)`
    select json_agg(json_build_object(
      'versionNo', v.version_no, 'title', v.title, 'text', v.text,
      'writtenUtc', ${sql.literal(instant('v.written_utc'))}, 'writtenBy', written.by,
      'heldBy', held.people, 'acknowledgedBy', held.acknowledged) order by v.version_no desc)::text as body
    from position_template_versions v
    left join lateral (
      select e.full_name as by from audit_entries a
      join employees e on e.tenant_id = a.tenant_id and e.id = a.employee_id
      where a.tenant_id = v.tenant_id and a.subject_kind = 'positionTemplate' and a.subject_id = v.template_id
        and a.at_utc = v.written_utc
      limit 1) written on true
    cross join lateral (
      select count(distinct p.employee_id)::int as people,
        (count(distinct p.employee_id) filter (where p.status = 'Acknowledged'))::int as acknowledged
      from positions p
      where p.tenant_id = v.tenant_id and p.template_id = v.template_id
        and p.template_version_no = v.version_no) held
    where v.tenant_id = ${sql.tenantId}::uuid and v.template_id = ${id}::uuid
    having count(*) > 0`
