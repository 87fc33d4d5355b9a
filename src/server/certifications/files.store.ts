import { Effect, Schema } from 'effect'
import { CertificationFile, Verification } from '../../domain/certifications/nouns.ts'
import { type CertificationFileId, type CertificationId, EmployeeId } from '../../domain/kernel/ids.ts'
import type { NewFile } from '../employees/documents/uploads.ts'
import { Body } from '../store/body.ts'
import { type Sql, TenantSql } from '../store/database.ts'
import { fileJson } from './certification.sql.ts'

/** Answers the ids of those that are new: the same file under the same name twice is one. */
export const insertFiles = (certificationId: CertificationId, files: ReadonlyArray<NewFile>) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const rows = yield* sql.of({ id: Schema.String })`
      insert into certification_files (tenant_id, id, certification_id, name, content_type, size, sha256)
      select ${sql.tenantId}::uuid, file.id, ${certificationId}::uuid, file.name, file."contentType", file.size, file.sha256
      from jsonb_to_recordset(${JSON.stringify(files)}::jsonb)
        as file (id uuid, name text, "contentType" text, size integer, sha256 text)
      on conflict (tenant_id, certification_id, name, sha256) do nothing
      returning id::text`
    return rows.map(({ id }) => id)
  })

/** Every file of a certification, as JSON. */
export const filesOf = (certificationId: CertificationId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [row] = yield* sql.of(Body)`
      select coalesce(json_agg(${sql.literal(fileJson)} order by f.place), '[]'::json)::text as body
      from certification_files f
      where f.tenant_id = ${sql.tenantId}::uuid and f.certification_id = ${certificationId}::uuid`
    return row?.body ?? '[]'
  })

/** What is in the files of a certification: the same twice, for an upload that was sent again. */
export const contentsOf = (certificationId: CertificationId) =>
  TenantSql.use(
    (sql) => sql.of({ name: Schema.String, sha256: Schema.String })`
      select name, sha256 from certification_files
      where tenant_id = ${sql.tenantId}::uuid and certification_id = ${certificationId}::uuid`,
  )

const { name, contentType } = CertificationFile.fields
const Kept = Schema.Struct({
  name,
  contentType,
  employeeId: EmployeeId,
  verification: Verification,
  isDeleted: Schema.Boolean,
})

export const fileOf = (certificationId: CertificationId, id: CertificationFileId) => (sql: Sql) =>
  sql.of(Kept)`
      select f.name, f.content_type as "contentType", c.employee_id as "employeeId", c.verification,
        c.is_deleted as "isDeleted"
      from certification_files f join certifications c on c.tenant_id = f.tenant_id and c.id = f.certification_id
      where f.tenant_id = ${sql.tenantId}::uuid and f.certification_id = ${certificationId}::uuid and f.id = ${id}::uuid`

export const deleteFile = (certificationId: CertificationId, id: CertificationFileId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const rows = yield* sql.of({ name: Schema.String })`
      delete from certification_files
      where tenant_id = ${sql.tenantId}::uuid and certification_id = ${certificationId}::uuid and id = ${id}::uuid
      returning name`
    return rows[0]?.name
  })
