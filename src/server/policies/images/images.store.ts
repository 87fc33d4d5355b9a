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

/** Answers the image as the document has it: under another id when it had it already. */
export const insertImage = (
  documentId: HrDocumentId,
  { id, name, contentType, size, sha256, width, height }: NewImage,
) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    yield* sql`
      insert into hr_document_images (tenant_id, id, document_id, name, content_type, size, sha256, width, height)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${documentId}::uuid, ${name}, ${contentType}, ${size}::int, ${sha256},
        ${width}::int, ${height}::int)
      on conflict (tenant_id, document_id, sha256) do nothing`
    const [kept] = yield* sql.of(PolicyImage)`
      select id::text, sha256, width, height from hr_document_images
      where tenant_id = ${sql.tenantId}::uuid and document_id = ${documentId}::uuid and sha256 = ${sha256}`
    return kept as PolicyImage
  })

export const imagesOf = (documentId: HrDocumentId) =>
  TenantSql.use(
    (sql) => sql.of(PolicyImage)`
      select id::text, sha256, width, height from hr_document_images
      where tenant_id = ${sql.tenantId}::uuid and document_id = ${documentId}::uuid`,
  )

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
              and jsonb_path_exists(v.content, 'strict $.** ? (@.type == "image" && @.attrs.id == $image)',
                jsonb_build_object('image', i.id::text), true))))`
