import { Schema } from 'effect'
import { AssetCategory, AssetLocation } from '../../../domain/assets/configuration/nouns.ts'
import { AssetUpdate } from '../../../domain/assets/nouns.ts'
import { AssetId } from '../../../domain/kernel/ids.ts'
import { changingStore } from '../../employees/import/changing.store.ts'
import { TenantSql } from '../../store/database.ts'

const { version: _, ...content } = AssetUpdate.fields

/** Touched: changed, or given a file, since. */
export const assetImports = changingStore({
  of: 'asset',
  id: AssetId,
  name: `a.number || ' ' || a.name`,
  order: 'lower(a.number)',
  before: Schema.Struct(content),
  touched: `exists (
    select from asset_files f where f.tenant_id = a.tenant_id and f.asset_id = a.id and f.uploaded_utc > i.created_utc)`,
})

/** Those here by their numbers, compared as § 5 does. */
export const numbered = (numbers: ReadonlyArray<string>) =>
  TenantSql.use(
    (sql) => sql.of({ id: AssetId })`
      select id from assets where tenant_id = ${sql.tenantId}::uuid and lower(number) = any(
        select lower(n) from unnest(${numbers}::text[]) n)`,
  )

const Places = Schema.Struct({
  categories: Schema.Array(
    Schema.Struct({ id: AssetCategory.fields.id, name: Schema.String, plans: AssetCategory.fields.plans }),
  ),
  locations: Schema.Array(
    Schema.Struct({ id: AssetLocation.fields.id, name: Schema.String, parentId: AssetLocation.fields.parentId }),
  ),
})

/** Locked, so that what a line names is there until the end. */
export const places = TenantSql.use(
  (sql) =>
    sql.of(Places)`
    select
      coalesce((select json_agg(json_build_object('id', id, 'name', name, 'plans', plans)) from (
        select * from asset_categories where tenant_id = ${sql.tenantId}::uuid for key share) c), '[]'::json) as categories,
      coalesce((select json_agg(json_build_object('id', id, 'name', name, 'parentId', parent_id)) from (
        select * from asset_locations where tenant_id = ${sql.tenantId}::uuid for key share) l), '[]'::json) as locations`,
)

export const deleteAssets = (ids: ReadonlyArray<AssetId>) =>
  TenantSql.use((sql) => sql`delete from assets where tenant_id = ${sql.tenantId}::uuid and id = any(${ids}::uuid[])`)
