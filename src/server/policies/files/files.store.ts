import { Effect, Schema } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { HrDocumentId } from '../../../domain/kernel/ids.ts'
import { managesPolicies } from '../../../domain/policies/access.ts'
import { PolicyContent } from '../../../domain/policies/content/nouns.ts'
import type { HrDocumentType } from '../../../domain/policies/nouns.ts'
import type { StoredFile } from '../../files/fileStore.ts'
import { hasRow, type Sql, TenantSql } from '../../store/database.ts'

export interface NewPolicyFile extends StoredFile {
  readonly name: string
  readonly pages: number
}

export const insertPolicyFile = (caller: Caller, file: NewPolicyFile) =>
  TenantSql.use(
    (sql) => sql`
      insert into files (tenant_id, id, kind, added_by, name, content_type, size, sha256, pages)
      values (${sql.tenantId}::uuid, ${file.id}::uuid, 'policy', ${caller.employeeId}::uuid, ${file.name},
        'application/pdf', ${file.size}, ${file.sha256}, ${file.pages}::int)`,
  )

/** Takes away the row of a policy's file that neither a version nor a draft speaks of; answers which, for its bytes may go once that is committed. */
export const removeUnusedFile = (fileId: string | null) =>
  Effect.gen(function* () {
    if (fileId === null) return null
    const sql = yield* TenantSql
    const [row] = yield* sql.of({ id: Schema.String })`
      delete from files f
      where f.tenant_id = ${sql.tenantId}::uuid and f.id = ${fileId}::uuid and f.kind = 'policy'
        and not exists (
          select from hr_document_versions v where v.tenant_id = f.tenant_id and v.file_id = f.id)
        and not exists (
          select from hr_document_drafts d where d.tenant_id = f.tenant_id and d.file_id = f.id)
      returning f.id`
    return row?.id ?? null
  })

interface Sent {
  readonly type: HrDocumentType
  readonly title: string
  readonly sha256: string
}

/** The draft that holds this very file under this title: the same was sent twice. */
export const isSameDraft = (id: HrDocumentId, { type, title, sha256 }: Sent) =>
  hasRow(
    (sql) => sql`
      select from hr_document_drafts d
      join hr_documents h on h.tenant_id = d.tenant_id and h.id = d.document_id and h.type = ${type}::int
      join files f on f.tenant_id = d.tenant_id and f.id = d.file_id
      where d.tenant_id = ${sql.tenantId}::uuid and d.document_id = ${id}::uuid and d.title = ${title}
        and f.sha256 = ${sha256}`,
  )

/** What a version, or a draft, is made of: its text, or the name and the place of its bytes. */
export const Readable = Schema.Struct({
  title: Schema.String,
  content: Schema.NullOr(PolicyContent),
  sha256: Schema.NullOr(Schema.String),
  fileId: Schema.NullOr(Schema.String),
  fileName: Schema.NullOr(Schema.String),
  /** Null for a draft. */
  versionNo: Schema.NullOr(Schema.Number),
  clientName: Schema.String,
})
export type Readable = typeof Readable.Type

const readable = (row: string, more: string) => `
  select ${row}.title, ${row}.content, ${row}.file_id as "fileId", f.name as "fileName", t.name as "clientName", ${more}
  from hr_documents h
  join tenants t on t.id = h.tenant_id`

const itsFile = (row: string) => `left join files f on f.tenant_id = ${row}.tenant_id and f.id = ${row}.file_id`

/** As `documentText` sees it: policy managers have them all, everybody else what is in force and binds them. */
const visible = `h.tenant_id = $1::uuid and h.id = $2::uuid and ($4 or exists (
  select from hr_document_bindings b where b.tenant_id = h.tenant_id and b.document_id = h.id
    and b.employee_id = $3::uuid and b.until_utc is null))`

/** The newest version, or the one that is asked for. */
export const versionToRead =
  ({ employeeId, privileges }: Caller, id: HrDocumentId, versionNo: number | null) =>
  (sql: Sql) =>
    sql.of(Readable).unsafe(
      `${readable('v', 'v.sha256, v.version_no as "versionNo"')}
       join hr_document_versions v on v.tenant_id = h.tenant_id and v.document_id = h.id
         and v.version_no = coalesce($5::int, h.version_no)
       ${itsFile('v')} where ${visible}`,
      [sql.tenantId, id, employeeId, managesPolicies({ privileges }), versionNo],
    )

export const draftToRead =
  ({ employeeId, privileges }: Caller, id: HrDocumentId) =>
  (sql: Sql) =>
    sql.of(Readable).unsafe(
      `${readable('d', 'null as sha256, null as "versionNo"')}
       join hr_document_drafts d on d.tenant_id = h.tenant_id and d.document_id = h.id
       ${itsFile('d')} where ${visible} and $4`,
      [sql.tenantId, id, employeeId, managesPolicies({ privileges })],
    )

/** What the next draft is called, of a document without one: by the version in force. */
export const headingInForce = (id: HrDocumentId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [row] = yield* sql.of({ title: Schema.String, category: Schema.NullOr(Schema.String) })`
      select h.title, c.name as category
      from hr_documents h
      left join hr_document_categories c on c.tenant_id = h.tenant_id and c.id = h.category_id
      where h.tenant_id = ${sql.tenantId}::uuid and h.id = ${id}::uuid`
    return row ?? { title: '', category: null }
  })
