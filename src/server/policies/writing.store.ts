import { Effect, Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { type HrDocumentId, ItemId } from '../../domain/kernel/ids.ts'
import { PolicyContent } from '../../domain/policies/content/nouns.ts'
import { HrDocumentType } from '../../domain/policies/nouns.ts'
import { firstRow, hasRow, TenantSql } from '../store/database.ts'

/** A document as the rules ask about it. */
export const DocumentRow = Schema.Struct({
  type: HrDocumentType,
  title: Schema.String,
  versionNo: Schema.Number,
  agreeFromVersionNo: Schema.Number,
  isArchived: Schema.Boolean,
  templateId: Schema.NullOr(ItemId),
  templateVersion: Schema.NullOr(Schema.Number),
  version: Schema.Number,
})
export type DocumentRow = typeof DocumentRow.Type

/** Read to be changed: nobody else changes it, or its draft, until the end of the transaction. */
export const documentToChange = (id: HrDocumentId) =>
  firstRow(
    (sql) => sql.of(DocumentRow)`
      select type, title, version_no as "versionNo", agree_from_version_no as "agreeFromVersionNo",
        is_archived as "isArchived", template_id as "templateId", template_version as "templateVersion", version
      from hr_documents where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid for no key update`,
  )

/** What is written: a text, or the file that stands in its place. */
const text = { content: PolicyContent, fileId: Schema.Null }
const file = { content: Schema.Null, fileId: Schema.String }
const Writing = Schema.Union([Schema.Struct(text), Schema.Struct(file)])
export type Writing = typeof Writing.Type

const heading = {
  title: Schema.String,
  category: Schema.NullOr(Schema.String),
  templateVersion: Schema.NullOr(Schema.Number),
  version: Schema.Number,
}
const Draft = Schema.Union([Schema.Struct({ ...heading, ...text }), Schema.Struct({ ...heading, ...file })])
export type Draft = typeof Draft.Type

export const draftOf = (id: HrDocumentId) =>
  firstRow(
    (sql) => sql.of(Draft)`
      select title, category, content, file_id as "fileId", template_version as "templateVersion", version
      from hr_document_drafts where tenant_id = ${sql.tenantId}::uuid and document_id = ${id}::uuid`,
  )

/** What the next draft begins with: the text, or the file, that is in force. */
export const writingInForce = (id: HrDocumentId) =>
  firstRow(
    (sql) => sql.of(Writing)`
      select v.content, v.file_id as "fileId"
      from hr_documents h
      join hr_document_versions v on v.tenant_id = h.tenant_id and v.document_id = h.id and v.version_no = h.version_no
      where h.tenant_id = ${sql.tenantId}::uuid and h.id = ${id}::uuid`,
  )

interface NewDocument {
  readonly id: HrDocumentId
  readonly type: HrDocumentType
  readonly title: string
  readonly template?: { readonly id: ItemId; readonly version: number }
}

/** A document of which nothing is published. False when the id is taken. */
export const insertDocument = ({ id, type, title, template }: NewDocument) =>
  hasRow(
    (sql) => sql`
      insert into hr_documents (tenant_id, id, type, title, template_id, template_version)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${type}::int, ${title}, ${template?.id ?? null}::uuid, ${template?.version ?? null}::int)
      on conflict do nothing
      returning id`,
  )

/** Writes the draft, whether there is one or not, and counts the saving. Before the first version the document is called so. */
export const saveDraft = (
  { employeeId }: Pick<Caller, 'employeeId'>,
  id: HrDocumentId,
  { title, category, content, fileId, templateVersion }: Omit<Draft, 'version'>,
) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    yield* sql`
      insert into hr_document_drafts as d
        (tenant_id, document_id, title, category, content, file_id, template_version, saved_by)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${title}, ${category},
        ${content === null ? null : JSON.stringify(content)}::text::jsonb, ${fileId}::uuid, ${templateVersion}::int,
        ${employeeId}::uuid)
      on conflict (tenant_id, document_id) do update
      set title = excluded.title, category = excluded.category, content = excluded.content,
        file_id = excluded.file_id, template_version = excluded.template_version, saved_by = excluded.saved_by,
        saved_utc = now(), version = d.version + 1`
    yield* sql`
      update hr_documents set title = ${title}
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid and version_no = 0 and title <> ${title}`
  })

export const removeDraft = (id: HrDocumentId) =>
  TenantSql.use(
    (sql) => sql`delete from hr_document_drafts where tenant_id = ${sql.tenantId}::uuid and document_id = ${id}::uuid`,
  )

/** With its draft and its parties; a version would hold it. */
export const deleteDocument = (id: HrDocumentId) =>
  TenantSql.use((sql) => sql`delete from hr_documents where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`)
