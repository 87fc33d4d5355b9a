import { HrDocumentId } from '../../../domain/kernel/ids.ts'
import { PolicyImage } from '../../../domain/policies/content/nouns.ts'
import { type Sql, TenantSql } from '../../store/database.ts'
import { shows } from './images.store.ts'

const { id } = PolicyImage.fields

/** Uploaded before, to a policy that was not saved or published since. */
const unshownBefore = (before: string) => (sql: Sql) =>
  sql.of({ id, documentId: HrDocumentId })`
    select i.id, i.document_id as "documentId"
    from hr_document_images i
    join hr_documents h on h.tenant_id = i.tenant_id and h.id = i.document_id
    left join hr_document_drafts d on d.tenant_id = i.tenant_id and d.document_id = i.document_id
    where i.tenant_id = ${sql.tenantId}::uuid
      and greatest(i.uploaded_utc, d.saved_utc, h.published_utc) < ${before}::timestamptz
      and ${sql.literal(shows('d.content', 'i.id'))} is not true
      and not exists (
        select from hr_document_versions v
        where v.tenant_id = i.tenant_id and v.document_id = i.document_id and ${sql.literal(shows('v.content', 'i.id'))})`

export const unshown = (before: string) => TenantSql.use(unshownBefore(before))

/** Of these policies, looked at anew. */
export const removeUnshown = (before: string, documentIds: ReadonlyArray<HrDocumentId>) =>
  TenantSql.use(
    (sql) => sql.of({ id })`
      delete from hr_document_images
      where tenant_id = ${sql.tenantId}::uuid and document_id = any(${documentIds}::uuid[])
        and id in (select u.id from (${unshownBefore(before)(sql)}) u)
      returning id::text`,
  )
