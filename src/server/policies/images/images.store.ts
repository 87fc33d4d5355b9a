import { Effect, Schema } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { HrDocumentId, PolicyImageId } from '../../../domain/kernel/ids.ts'
import { managesPolicies } from '../../../domain/policies/access.ts'
import { PolicyImage } from '../../../domain/policies/content/nouns.ts'
import type { StoredFile } from '../../files/fileStore.ts'
import { type Sql, TenantSql } from '../../store/database.ts'

export interface NewImage extends StoredFile {
  readonly name: string
  readonly contentType: string
  readonly width: number
  readonly height: number
}

/** Answers the image as the document has it: under another id when it had it already. It counts as uploaded now. */
export const insertImage = (
  documentId: HrDocumentId,
  { id, name, contentType, size, sha256, width, height }: NewImage,
) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [kept] = yield* sql.of(PolicyImage)`
      insert into hr_document_images (tenant_id, id, document_id, name, content_type, size, sha256, width, height)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${documentId}::uuid, ${name}, ${contentType}, ${size}::int, ${sha256},
        ${width}::int, ${height}::int)
      on conflict (tenant_id, document_id, sha256) do update set uploaded_utc = now()
      returning id::text, sha256, width, height`
    return kept as PolicyImage
  })

export const imagesOf = (documentId: HrDocumentId) =>
  TenantSql.use(
    (sql) => sql.of(PolicyImage)`
      select id::text, sha256, width, height from hr_document_images
      where tenant_id = ${sql.tenantId}::uuid and document_id = ${documentId}::uuid`,
  )

/** Whether a text shows an image; null where there is no text. */
export const shows = (content: string, image: string): string =>
  `jsonb_path_exists(${content}, 'strict $.** ? (@.type == "image" && @.attrs.id == $image)',
    jsonb_build_object('image', ${image}::text), true)`

const Kept = Schema.Struct({ name: Schema.String, contentType: Schema.String })

/** Policy managers see all images of a policy; everybody else those of its versions, while it binds them. */
export const imageToRead =
  ({ employeeId, privileges }: Caller, documentId: HrDocumentId, id: PolicyImageId) =>
  (sql: Sql) =>
    sql.of(Kept)`
      select i.name, i.content_type as "contentType" from hr_document_images i
      where i.tenant_id = ${sql.tenantId}::uuid and i.document_id = ${documentId}::uuid and i.id = ${id}::uuid
        and (${managesPolicies({ privileges })} or (
          exists (
            select from hr_document_bindings b
            where b.tenant_id = i.tenant_id and b.document_id = i.document_id
              and b.employee_id = ${employeeId}::uuid and b.until_utc is null)
          and exists (
            select from hr_document_versions v
            where v.tenant_id = i.tenant_id and v.document_id = i.document_id
              and ${sql.literal(shows('v.content', 'i.id'))})))`
