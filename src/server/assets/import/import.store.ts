import { Schema } from 'effect'
import { AssetCategory, AssetLocation } from '../../../domain/assets/configuration/nouns.ts'
import { AssetImport } from '../../../domain/assets/import/nouns.ts'
import { AssetUpdate } from '../../../domain/assets/nouns.ts'
import { AssetId, type EmployeeId, type ItemId } from '../../../domain/kernel/ids.ts'
import { hasRow, type Sql, TenantSql } from '../../store/database.ts'
import { instant } from '../../store/instant.sql.ts'
import type { AssetContent } from '../assets.store.ts'

const importRow = `
  i.id, i.file_name as "fileName", case when i.reverted_utc is null then 'done' else 'reverted' end as status,
  i.row_count as "rowCount", i.made_count as "madeCount", i.changed_count as "changedCount",
  i.unchanged_count as "unchangedCount", i.kept,
  (select e.full_name from employees e where e.tenant_id = i.tenant_id and e.id = i.created_by) as "createdBy",
  ${instant('i.created_utc')} as "createdUtc", ${instant('i.reverted_utc')} as "revertedUtc"`

const mostListed = 50
const mostNamed = 100

export const allImports = (sql: Sql) =>
  sql.of(AssetImport)`
    select ${sql.literal(importRow)}, '[]'::json as made from asset_imports i
    where i.tenant_id = ${sql.tenantId}::uuid order by i.created_utc desc, i.id limit ${mostListed}`

export const importOf = (id: ItemId) => (sql: Sql) =>
  sql.of(AssetImport)`
    select ${sql.literal(importRow)}, coalesce(
      (select json_agg(json_build_object('id', m.id, 'number', m.number, 'name', m.name, 'isNew', m."isNew")) from (
        select a.id, a.number, a.name, r.before is null as "isNew"
        from asset_import_rows r
        join assets a on a.tenant_id = r.tenant_id and a.id = r.asset_id
        where r.tenant_id = i.tenant_id and r.import_id = i.id
        order by lower(a.number), a.id limit ${mostNamed}) m), '[]'::json) as made
    from asset_imports i
    where i.tenant_id = ${sql.tenantId}::uuid and i.id = ${id}::uuid`

/** One after the other: of two who take one import back at once the second finds it taken back. */
export const lockImport = (id: ItemId) =>
  TenantSql.use(
    (sql) => sql`select from asset_imports where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid for update`,
  )

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

/** False when this import was asked for before. */
export const insertImport = (
  by: EmployeeId,
  id: ItemId,
  of: Pick<AssetImport, 'fileName' | 'rowCount' | 'madeCount' | 'changedCount' | 'unchangedCount'>,
) =>
  hasRow(
    (sql) => sql`
      insert into asset_imports (tenant_id, id, file_name, row_count, made_count, changed_count, unchanged_count,
        created_by)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${of.fileName}, ${of.rowCount}, ${of.madeCount}, ${of.changedCount},
        ${of.unchangedCount}, ${by}::uuid)
      on conflict do nothing returning id`,
  )

/** With the versions they have now. */
export const rememberRows = (
  id: ItemId,
  rows: ReadonlyArray<{ readonly id: AssetId; readonly before: AssetContent | null }>,
) =>
  TenantSql.use(
    (sql) => sql`
      insert into asset_import_rows (tenant_id, import_id, asset_id, before, version)
      select a.tenant_id, ${id}::uuid, a.id, nullif(r.before, 'null'::jsonb), a.version
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (id uuid, before jsonb)
      join assets a on a.tenant_id = ${sql.tenantId}::uuid and a.id = r.id`,
  )

const { version: _, ...content } = AssetUpdate.fields

/** What an import made or changed and is still there. Touched: changed, or given a file, since. */
export const rowsOfImport = (id: ItemId) =>
  TenantSql.use(
    (sql) => sql.of({
      id: AssetId,
      before: Schema.NullOr(Schema.Struct(content)),
      isTouched: Schema.Boolean,
    })`
      select r.asset_id as id, r.before, a.version <> r.version or exists (
        select from asset_files f where f.tenant_id = a.tenant_id and f.asset_id = a.id
          and f.uploaded_utc > i.created_utc) as "isTouched"
      from asset_import_rows r
      join asset_imports i on i.tenant_id = r.tenant_id and i.id = r.import_id
      join assets a on a.tenant_id = r.tenant_id and a.id = r.asset_id
      where r.tenant_id = ${sql.tenantId}::uuid and r.import_id = ${id}::uuid`,
  )

export const deleteAssets = (ids: ReadonlyArray<AssetId>) =>
  TenantSql.use((sql) => sql`delete from assets where tenant_id = ${sql.tenantId}::uuid and id = any(${ids}::uuid[])`)

export const markReverted = (id: ItemId, kept: AssetImport['kept']) =>
  TenantSql.use(
    (sql) => sql`
      update asset_imports set kept = ${JSON.stringify(kept)}::jsonb, reverted_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )
