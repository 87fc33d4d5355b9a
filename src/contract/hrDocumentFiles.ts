import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiSchema } from 'effect/http-api'
import { EmployeeId, HrDocumentId, ItemId, PolicyImageId } from '../domain/kernel/ids.ts'
import { Day, lineOrEmpty, schemasOf } from '../domain/kernel/nouns.ts'
import { POLICY_IMAGE_MAX_BYTES } from '../domain/policies/content/images.ts'
import { PolicyImage } from '../domain/policies/content/nouns.ts'
import { POLICY_FILE_MAX_BYTES } from '../domain/policies/files.ts'
import { headingFields, POLICY_CATEGORY_MAX } from '../domain/policies/heading.fields.ts'
import { HrDocument } from '../domain/policies/nouns.ts'
import { TemplateComparison, TemplateUpdate, TemplateUse } from '../domain/policies/templates/nouns.ts'
import { Refusal403, Refusal404, Refusal409, Refusal413, Refusal415, Refusal422, reply } from './envelope.ts'
import { ofHrDocument as ofDocument, VersionNo } from './paths.ts'
import { get, post, put, tenantGroup } from './tenantGroup.ts'

const DraftVersion = Schema.String.check(Schema.isPattern(/^[1-9]\d{0,8}$/))

const refused = [Refusal403, Refusal404, Refusal409, Refusal422] as const
const withFile = [...refused, Refusal413, Refusal415] as const

/** A form is more than its file, and the reader counts a little of it as the file: the handler is exact. */
const limits = {
  maxFileSize: POLICY_FILE_MAX_BYTES + 1_000,
  maxTotalSize: POLICY_FILE_MAX_BYTES + 10_000,
  maxParts: 6,
}

const imageLimits = {
  maxFileSize: POLICY_IMAGE_MAX_BYTES + 1_000,
  maxTotalSize: POLICY_IMAGE_MAX_BYTES + 10_000,
  maxParts: 4,
}

const pdf = HttpApiSchema.StreamUint8Array({ contentType: 'application/pdf' })

/** § 7 HR documents: files, using templates, and evidence (ours). */
export class HrDocumentFilesGroup extends tenantGroup(
  'hrDocumentFiles',
  'HR document files',
  get('file', '/HRDocuments/:id/File', {
    params: ofDocument,
    // What is written and not published yet, for policy managers; else the newest version.
    query: { of: Schema.optional(Schema.Literal('draft')) },
    success: pdf,
    error: [Refusal403, Refusal404],
  }),
  get('versionFile', '/HRDocuments/:id/:versionNo/File', {
    params: { ...ofDocument, versionNo: VersionNo },
    success: pdf,
    error: [Refusal403, Refusal404],
  }),
  post('addExisting', '/hrDocuments/existingDocument', {
    payload: Schema.Struct({
      id: HrDocumentId,
      // A form holds texts. A policy when it is not said.
      type: Schema.optional(Schema.Literals(['0', '1'])),
      title: schemasOf(headingFields).title,
      category: Schema.optional(lineOrEmpty(POLICY_CATEGORY_MAX)),
      file: Multipart.SingleFileSchema,
    }).pipe(HttpApiSchema.asMultipart(limits)),
    success: reply(HrDocument),
    error: withFile,
  }),
  put('replaceFile', '/hrDocuments/:id/file', {
    params: ofDocument,
    // The draft's version; left out while there is none.
    payload: Schema.Struct({ version: Schema.optional(DraftVersion), file: Multipart.SingleFileSchema }).pipe(
      HttpApiSchema.asMultipart(limits),
    ),
    success: reply(HrDocument),
    error: withFile,
  }),
  // Ours: of its text, which names it.
  get('image', '/hrDocuments/:id/images/:imageId', {
    params: { ...ofDocument, imageId: PolicyImageId },
    success: HttpApiSchema.StreamUint8Array({ contentType: ['image/png', 'image/jpeg', 'image/webp'] }),
    error: [Refusal403, Refusal404],
  }),
  post('addImage', '/hrDocuments/:id/images', {
    params: ofDocument,
    payload: Schema.Struct({ file: Multipart.SingleFileSchema }).pipe(HttpApiSchema.asMultipart(imageLimits)),
    success: reply(PolicyImage),
    error: withFile,
  }),
  post('useTemplate', '/hrDocuments/useTemplate/:templateId', {
    params: { templateId: ItemId },
    payload: TemplateUse,
    success: reply(HrDocument),
    error: refused,
  }),
  get('compareTemplate', '/hrDocuments/:id/template', {
    params: ofDocument,
    success: reply(TemplateComparison),
    error: refused,
  }),
  put('updateToTemplate', '/hrDocuments/useTemplate/:id', {
    params: ofDocument,
    payload: TemplateUpdate,
    success: reply(HrDocument),
    error: refused,
  }),
  get('evidence', '/hrDocuments/:id/evidence/:format', {
    params: { ...ofDocument, format: Schema.Literals(['pdf', 'csv']) },
    query: { asAt: Schema.optional(Day) },
    success: HttpApiSchema.StreamUint8Array({ contentType: ['application/pdf', 'text/csv'] }),
    error: [Refusal403, Refusal404],
  }),
  get('evidenceOf', '/employees/:employeeId/policyEvidence/:format', {
    params: { employeeId: EmployeeId, format: Schema.Literals(['pdf', 'csv']) },
    query: { asAt: Schema.optional(Day) },
    success: HttpApiSchema.StreamUint8Array({ contentType: ['application/pdf', 'text/csv'] }),
    error: [Refusal403, Refusal404],
  }),
) {}
