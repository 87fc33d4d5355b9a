import { Effect, Schema } from 'effect'
import { AssetFile } from '../../domain/assets/nouns.ts'
import { type AssetFileId, type AssetId, EmployeeId } from '../../domain/kernel/ids.ts'
import type { NewFile } from '../employees/documents/uploads.ts'
import { Body, bodyOf } from '../store/body.ts'
import { firstRow, type Sql, TenantSql } from '../store/database.ts'
import { fileJson } from './asset.sql.ts'

/** Answers the ids of those that are new: the same file under the same name twice is one. */
export const insertFiles = (assetId: AssetId, eventId: string | undefined, files: ReadonlyArray<NewFile>) =>
  Effect.map(
    TenantSql.use(
      (sql) => sql.of({ id: Schema.String })`
        insert into asset_files (tenant_id, id, asset_id, event_id, name, content_type, size, sha256)
        select ${sql.tenantId}::uuid, file.id, ${assetId}::uuid, ${eventId ?? null}::uuid, file.name, file."contentType",
          file.size, file.sha256
        from jsonb_to_recordset(${JSON.stringify(files)}::text::jsonb)
          as file (id uuid, name text, "contentType" text, size integer, sha256 text)
        on conflict (tenant_id, asset_id, name, sha256) do nothing
        returning id::text`,
    ),
    (rows) => rows.map(({ id }) => id),
  )

export const filesOf = (assetId: AssetId) =>
  bodyOf(
    (sql) => sql.of(Body)`
      select coalesce(json_agg(${sql.literal(fileJson)} order by f.place), '[]'::json)::text as body
      from asset_files f where f.tenant_id = ${sql.tenantId}::uuid and f.asset_id = ${assetId}::uuid`,
  )

export const fileIdsOf = (assetId: AssetId) =>
  Effect.map(
    TenantSql.use(
      (sql) => sql.of({ id: Schema.String })`
        select id::text from asset_files where tenant_id = ${sql.tenantId}::uuid and asset_id = ${assetId}::uuid`,
    ),
    (rows) => rows.map(({ id }) => id),
  )

const { fileName, contentType } = AssetFile.fields
const Kept = Schema.Struct({
  name: fileName,
  contentType,
  isPhoto: Schema.Boolean,
  employeeId: Schema.NullOr(EmployeeId),
})

export const fileOf = (assetId: AssetId, id: AssetFileId) => (sql: Sql) =>
  sql.of(Kept)`
    select f.name, f.content_type as "contentType", coalesce(a.photo_id = f.id, false) as "isPhoto",
      a.holder_employee_id as "employeeId"
    from asset_files f join assets a on a.tenant_id = f.tenant_id and a.id = f.asset_id
    where f.tenant_id = ${sql.tenantId}::uuid and f.asset_id = ${assetId}::uuid and f.id = ${id}::uuid`

export const deleteFile = (assetId: AssetId, id: AssetFileId) =>
  firstRow(
    (sql) => sql.of({ name: Schema.String })`
      with photo as (
        update assets set photo_id = null, version = version + 1
        where tenant_id = ${sql.tenantId}::uuid and id = ${assetId}::uuid and photo_id = ${id}::uuid)
      delete from asset_files
      where tenant_id = ${sql.tenantId}::uuid and asset_id = ${assetId}::uuid and id = ${id}::uuid
      returning name`,
  )
