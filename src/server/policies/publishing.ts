/**
 * Publishing a version: what is written becomes what everybody bound reads, and nobody alters it any more. Inside the
 * transaction of the caller, who holds the document (`documentToChange`) and writes it down.
 */
import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import { canonicalText } from '../../domain/policies/content/canonical.ts'
import { TenantSql } from '../store/database.ts'
import { categoryNamed } from './categories.store.ts'
import type { DocumentRow, Writing } from './writing.store.ts'
import { removeDraft } from './writing.store.ts'

export type ToPublish = Writing & {
  readonly title: string
  readonly category: string | null
  /** The version of the template it was brought up to; null leaves what stands. */
  readonly templateVersion: number | null
  readonly isSubstantive: boolean
  readonly changeNote: string
}

/** Answers the number of the new version. The draft is gone with it. */
export const publishVersion = (
  { employeeId }: Pick<Caller, 'employeeId'>,
  id: HrDocumentId,
  before: Pick<DocumentRow, 'versionNo'>,
  { title, category, content, fileId, templateVersion, isSubstantive, changeNote }: ToPublish,
) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const versionNo = before.versionNo + 1
    const sha256 = content === null ? null : hashOf({ title, content })
    const filed = category === null ? undefined : yield* categoryNamed(category)
    yield* sql`
      insert into hr_document_versions (tenant_id, document_id, version_no, title, category, content, file_id, sha256,
        is_substantive, change_note, template_version, published_by)
      select ${sql.tenantId}::uuid, ${id}::uuid, ${versionNo}::int, ${title}, ${filed?.name ?? null},
        ${content === null ? null : JSON.stringify(content)}::text::jsonb, ${fileId}::uuid,
        coalesce(${sha256}, (select f.sha256 from files f where f.tenant_id = ${sql.tenantId}::uuid and f.id = ${fileId}::uuid)),
        ${isSubstantive}, ${changeNote}, ${templateVersion}::int,
        (select e.full_name from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${employeeId}::uuid)`
    yield* removeDraft(id)
    yield* sql`
      update hr_documents
      set title = ${title}, category_id = ${filed?.id ?? null}::uuid, version_no = ${versionNo}::int, published_utc = now(),
        agree_from_version_no = case when ${isSubstantive} then ${versionNo}::int else agree_from_version_no end,
        agree_from_utc = case when ${isSubstantive} then now() else agree_from_utc end,
        template_version = coalesce(${templateVersion}::int, template_version),
        last_reviewed_utc = now(), version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`
    return versionNo
  })

export const hashOf = (text: Parameters<typeof canonicalText>[0]): string =>
  createHash('sha256').update(canonicalText(text)).digest('hex')
