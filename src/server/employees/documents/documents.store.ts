import { Effect, Schema } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { type DocumentId, EmployeeDocument } from '../../../domain/employees/documents/nouns.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import type { StoredFile } from '../../files/fileStore.ts'
import { hasRow, type Sql, TenantSql } from '../../store/database.ts'
import { instant } from '../../store/instant.sql.ts'

const documentText = (where: string) => `
  select
    f.id,
    f.owner_employee_id as "employeeId",
    f.type,
    f.name,
    f.content_type as "contentType",
    f.size,
    ${instant('f.created_utc')} as "addedUtc",
    (select json_build_object('id', a.id, 'fullName', a.full_name) from employees a
      where a.tenant_id = f.tenant_id and a.id = f.added_by) as "addedBy"
  from files f
  where f.tenant_id = $1::uuid and f.kind = 'document' and ${where}
  order by f.created_utc desc, f.id`

/** The rows of somebody's documents; none, too, when there is no such person. */
export const documentsOf = (id: EmployeeId) => (sql: Sql) =>
  sql.of(EmployeeDocument).unsafe(documentText('f.owner_employee_id = $2::uuid'), [sql.tenantId, id])

export const documentOf = (fileId: DocumentId) => (sql: Sql) =>
  sql.of(EmployeeDocument).unsafe(documentText('f.id = $2::uuid'), [sql.tenantId, fileId])

/** Whose bytes go with the person: their documents, and the files of their certifications. */
export const fileIdsOf = (id: EmployeeId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const rows = yield* sql.of({ id: Schema.String })`
      select id::text from files
      where tenant_id = ${sql.tenantId}::uuid and owner_employee_id = ${id}::uuid and kind = 'document'
      union all
      select f.id::text from certification_files f
      join certifications c on c.tenant_id = f.tenant_id and c.id = f.certification_id
      where f.tenant_id = ${sql.tenantId}::uuid and c.employee_id = ${id}::uuid`
    return rows.map((row) => row.id)
  })

export const isThere = (id: EmployeeId) => (sql: Sql) =>
  sql`select from employees where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`

export const usedBytes = (sql: Sql) =>
  sql.of({ bytes: Schema.Number })`
    select coalesce(sum(size), 0)::float8 as bytes from (
      select size from files where tenant_id = ${sql.tenantId}::uuid
      union all select size from certification_files where tenant_id = ${sql.tenantId}::uuid
      union all select size from hr_document_images where tenant_id = ${sql.tenantId}::uuid
      union all select size from asset_files where tenant_id = ${sql.tenantId}::uuid) kept`

interface NewDocument extends StoredFile {
  readonly name: string
  readonly contentType: string
}

/** Nothing when the person has this very file under this name already: sending it twice makes one. */
export const insertDocument = (caller: Caller, owner: EmployeeId, file: NewDocument) =>
  hasRow(
    (sql) => sql`
      insert into files (tenant_id, id, kind, type, owner_employee_id, added_by, name, content_type, size, sha256)
      values (${sql.tenantId}::uuid, ${file.id}::uuid, 'document', 0, ${owner}::uuid, ${caller.employeeId}::uuid,
        ${file.name}, ${file.contentType}, ${file.size}, ${file.sha256})
      on conflict (tenant_id, owner_employee_id, name, sha256) where kind = 'document' do nothing
      returning id`,
  )

export const sameDocument = (owner: EmployeeId, file: NewDocument) =>
  TenantSql.use((sql) =>
    Effect.map(
      sql
        .of(EmployeeDocument)
        .unsafe(documentText('f.owner_employee_id = $2::uuid and f.name = $3 and f.sha256 = $4'), [
          sql.tenantId,
          owner,
          file.name,
          file.sha256,
        ]),
      ([document]) => document,
    ),
  )

export const deleteDocument = (fileId: DocumentId) =>
  hasRow(
    (sql) => sql`
      delete from files where tenant_id = ${sql.tenantId}::uuid and id = ${fileId}::uuid and kind = 'document'
      returning id`,
  )
