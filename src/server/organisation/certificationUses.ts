import type { Use } from './collection.store.ts'

/** Types that are required of whoever is in a department, or carries a tag: for the lists these come from. */
export const requiringUse = (list: 'departments' | 'tags', item: 'department' | 'tag'): Use => {
  const table = `certification_type_${list}`
  return {
    constraint: `${table}_${item}_fkey`,
    kind: 'certificationType',
    field: 'requiredBy',
    users: `select t.id, t.name from ${table} r
      join certification_types t on t.tenant_id = r.tenant_id and t.id = r.type_id
      where r.tenant_id = $1::uuid and r.${item}_id = $2::uuid`,
    // What names both already keeps the other.
    moved: `with taken as (
        delete from ${table} where tenant_id = $1::uuid and ${item}_id = $2::uuid returning type_id),
      given as (
        insert into ${table} (tenant_id, type_id, ${item}_id)
        select $1::uuid, type_id, $3::uuid from taken on conflict do nothing)
      update certification_types t set version = t.version + 1 from taken
      where t.tenant_id = $1::uuid and t.id = taken.type_id returning t.id`,
  }
}
