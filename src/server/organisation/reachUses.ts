import type { Use } from './collection.store.ts'

/** What reaches the people in a department, or with a tag; `<links>_departments` and `<links>_tags` say whom. */
interface Reaching extends Pick<Use, 'kind' | 'field'> {
  readonly table: string
  readonly called: string
  readonly links: string
  /** The column of those two that names it. */
  readonly by: string
}

const policies: Reaching = {
  kind: 'hrDocument',
  field: 'relevantParties',
  table: 'hr_documents',
  called: 'title',
  links: 'hr_document',
  by: 'document_id',
}

const requiredTypes: Reaching = {
  kind: 'certificationType',
  field: 'requiredBy',
  table: 'certification_types',
  called: 'name',
  links: 'certification_type',
  by: 'type_id',
}

const items = { departments: 'department', tags: 'tag' } as const

const useBy = ({ kind, field, table, called, links, by }: Reaching, list: keyof typeof items): Use => {
  const item = items[list]
  const linked = `${links}_${list}`
  return {
    constraint: `${linked}_${item}_fkey`,
    kind,
    field,
    users: `select o.id, o.${called} as name from ${linked} l
      join ${table} o on o.tenant_id = l.tenant_id and o.id = l.${by}
      where l.tenant_id = $1::uuid and l.${item}_id = $2::uuid`,
    // What names both already keeps the other.
    moved: `with taken as (
        delete from ${linked} where tenant_id = $1::uuid and ${item}_id = $2::uuid returning ${by}),
      given as (
        insert into ${linked} (tenant_id, ${by}, ${item}_id)
        select $1::uuid, ${by}, $3::uuid from taken on conflict do nothing)
      update ${table} o set version = o.version + 1 from taken
      where o.tenant_id = $1::uuid and o.id = taken.${by} returning o.id`,
  }
}

/** For the lists these come from: policies that bind, and types of certification that are required. */
export const reachUses = (list: keyof typeof items): ReadonlyArray<Use> => [
  useBy(requiredTypes, list),
  useBy(policies, list),
]
