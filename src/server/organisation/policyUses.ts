import type { Use } from './collection.store.ts'

/** Policies that bind whoever is in a department, or carries a tag. */
export const policyUse = (list: 'departments' | 'tags', item: 'department' | 'tag'): Use => {
  const table = `hr_document_${list}`
  return {
    constraint: `${table}_${item}_fkey`,
    kind: 'hrDocument',
    field: 'relevantParties',
    users: `select h.id, h.title as name from ${table} p
      join hr_documents h on h.tenant_id = p.tenant_id and h.id = p.document_id
      where p.tenant_id = $1::uuid and p.${item}_id = $2::uuid`,
    // What names both already keeps the other.
    moved: `with taken as (
        delete from ${table} where tenant_id = $1::uuid and ${item}_id = $2::uuid returning document_id),
      given as (
        insert into ${table} (tenant_id, document_id, ${item}_id)
        select $1::uuid, document_id, $3::uuid from taken on conflict do nothing)
      update hr_documents h set version = h.version + 1 from taken
      where h.tenant_id = $1::uuid and h.id = taken.document_id returning h.id`,
  }
}
