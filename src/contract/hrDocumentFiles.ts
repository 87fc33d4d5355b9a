import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiEndpoint, HttpApiSchema } from 'effect/http-api'
import { EmployeeId, HrDocumentId, ItemId, TenantId } from '../domain/kernel/ids.ts'
import { Day, line, lineOrEmpty } from '../domain/kernel/nouns.ts'
import { POLICY_FILE_MAX_BYTES } from '../domain/policies/files.ts'
import { HrDocument } from '../domain/policies/nouns.ts'
import { TemplateComparison, TemplateUpdate, TemplateUse } from '../domain/policies/templates/nouns.ts'
import { Refusal403, Refusal404, Refusal409, Refusal413, Refusal415, Refusal422, reply } from './envelope.ts'
import { tenantHeaders as headers, inTenant, ofHrDocument as ofDocument, VersionNo } from './paths.ts'
import { tenantGroup } from './tenantGroup.ts'

const DraftVersion = Schema.String.check(Schema.isPattern(/^[1-9]\d{0,8}$/))

const refused = [Refusal403, Refusal404, Refusal409, Refusal422] as const
const withFile = [...refused, Refusal413, Refusal415] as const

/** A form is more than its file, and the reader counts a little of it as the file: the handler is exact. */
const limits = {
  maxFileSize: POLICY_FILE_MAX_BYTES + 1_000,
  maxTotalSize: POLICY_FILE_MAX_BYTES + 10_000,
  maxParts: 6,
}

const pdf = HttpApiSchema.StreamUint8Array({ contentType: 'application/pdf' })

/** § 7 HR documents: files, using templates, and evidence (ours). */
export class HrDocumentFilesGroup extends tenantGroup(
  'hrDocumentFiles',
  'HR document files',
  HttpApiEndpoint.get('file', '/HRDocuments/:id/File', {
    params: ofDocument,
    headers,
    // What is written and not published yet, for whoever manages policies; else the newest version.
    query: { of: Schema.optional(Schema.Literal('draft')) },
    success: pdf,
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.get('versionFile', '/HRDocuments/:id/:versionNo/File', {
    params: { ...ofDocument, versionNo: VersionNo },
    headers,
    success: pdf,
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.post('addExisting', '/hrDocuments/existingDocument', {
    params: inTenant,
    headers,
    payload: Schema.Struct({
      id: HrDocumentId,
      // A form holds texts. A policy when it is not said.
      type: Schema.optional(Schema.Literals(['0', '1'])),
      title: line(160),
      category: Schema.optional(lineOrEmpty(80)),
      file: Multipart.SingleFileSchema,
    }).pipe(HttpApiSchema.asMultipart(limits)),
    success: reply(HrDocument),
    error: withFile,
  }),
  HttpApiEndpoint.put('replaceFile', '/hrDocuments/:id/file', {
    params: ofDocument,
    headers,
    // The draft's version; left out while there is none.
    payload: Schema.Struct({ version: Schema.optional(DraftVersion), file: Multipart.SingleFileSchema }).pipe(
      HttpApiSchema.asMultipart(limits),
    ),
    success: reply(HrDocument),
    error: withFile,
  }),
  HttpApiEndpoint.post('useTemplate', '/hrDocuments/useTemplate/:templateId', {
    params: { tenantId: TenantId, templateId: ItemId },
    headers,
    payload: TemplateUse,
    success: reply(HrDocument),
    error: refused,
  }),
  HttpApiEndpoint.get('compareTemplate', '/hrDocuments/:id/template', {
    params: ofDocument,
    headers,
    success: reply(TemplateComparison),
    error: refused,
  }),
  HttpApiEndpoint.put('updateToTemplate', '/hrDocuments/useTemplate/:id', {
    params: ofDocument,
    headers,
    payload: TemplateUpdate,
    success: reply(HrDocument),
    error: refused,
  }),
  HttpApiEndpoint.get('evidence', '/hrDocuments/:id/evidence/:format', {
    params: { ...ofDocument, format: Schema.Literals(['pdf', 'csv']) },
    headers,
    query: { asAt: Schema.optional(Day) },
    success: HttpApiSchema.StreamUint8Array({ contentType: ['application/pdf', 'text/csv'] }),
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.get('evidenceOf', '/employees/:employeeId/policyEvidence/:format', {
    params: { tenantId: TenantId, employeeId: EmployeeId, format: Schema.Literals(['pdf', 'csv']) },
    headers,
    query: { asAt: Schema.optional(Day) },
    success: HttpApiSchema.StreamUint8Array({ contentType: ['application/pdf', 'text/csv'] }),
    error: [Refusal403, Refusal404],
  }),
) {}
