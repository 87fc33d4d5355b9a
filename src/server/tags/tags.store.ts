import type { Caller } from '../../contract/callers.ts'
import { collectionStore } from '../organisation/collection.store.ts'
import { reachUses } from '../organisation/reachUses.ts'
import { Body } from '../store/body.ts'
import type { Sql } from '../store/database.ts'

/** How many of those who carry a tag are named. */
const REFERENCES = 10

/** The first ten who carry the tag that is called `tag` where this stands, and how many there are. */
const referencesOf = (tag: string, seen: string) => {
  const carriers = `
    from employee_tags et
    join employees e on e.tenant_id = et.tenant_id and e.id = et.employee_id
    where et.tenant_id = ${tag}.tenant_id and et.tag_id = ${tag}.id and ${seen}`
  return {
    references: `coalesce((
      select json_agg(json_build_object('employee', r.id) order by r.name, r.id)
      from (select e.id, lower(e.full_name) as name ${carriers} order by 2, 1 limit ${REFERENCES}) r), '[]'::json)`,
    referenceCount: `(select count(*) ${carriers})`,
  }
}

const seenByReader = referencesOf('t', '($2::uuid is null or e.id = $2::uuid or e.reports_to = $2::uuid)')

/**
 * § 3 Tag with its references, as a JSON expression on the tenant's id ($1) and its reader ($2; null for an admin, who
 * sees everybody): a reference to somebody the reader may not see is left out.
 */
export const tagsJson = `(
  select coalesce(json_agg(json_build_object(
    'id', t.id, 'name', t.name, 'references', ${seenByReader.references},
    'referenceCount', ${seenByReader.referenceCount}, 'version', t.version) order by lower(t.name)), '[]'::json)
  from tags t where t.tenant_id = $1::uuid)`

export const readerOf = ({ isAdmin, employeeId }: Caller) => (isAdmin ? null : employeeId)

export const tags = (caller: Caller) => (sql: Sql) =>
  sql.of(Body).unsafe(`select ${tagsJson}::text as body`, [sql.tenantId, readerOf(caller)])

/** As admins change them, who see everybody. */
export const tagCollection = collectionStore({
  table: 'tags',
  noun: 'tag',
  columns: [{ field: 'name', column: 'name', type: 'text' }],
  called: { field: 'name', column: 'name' },
  readOnly: referencesOf('i', 'true'),
  nameKey: 'tags_name_key',
  uses: [
    {
      constraint: 'employee_tags_tenant_id_tag_id_fkey',
      kind: 'employee',
      field: 'tags',
      users: `select e.id, e.full_name as name from employee_tags et
        join employees e on e.tenant_id = et.tenant_id and e.id = et.employee_id
        where et.tenant_id = $1::uuid and et.tag_id = $2::uuid`,
      // A person who carries both already keeps the other.
      moved: `with taken as (
          delete from employee_tags where tenant_id = $1::uuid and tag_id = $2::uuid returning employee_id),
        given as (
          insert into employee_tags (tenant_id, employee_id, tag_id)
          select $1::uuid, employee_id, $3::uuid from taken on conflict do nothing)
        update employees e set version = e.version + 1, updated_utc = now() from taken
        where e.tenant_id = $1::uuid and e.id = taken.employee_id returning e.id`,
    },
    ...reachUses('tags'),
  ],
})
