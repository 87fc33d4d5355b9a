import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiSchema } from 'effect/http-api'
import { DOCUMENT_MAX_BYTES } from '../domain/employees/documents/documents.ts'
import { DocumentId, EmployeeDocument } from '../domain/employees/documents/nouns.ts'
import { Done, Refusal403, Refusal404, Refusal413, Refusal415, reply } from './envelope.ts'
import { ofEmployee } from './paths.ts'
import { get, post, remove, tenantGroup } from './tenantGroup.ts'

const ofDocument = { fileId: DocumentId }

/**
 * § 7 Employees: documents of a person. The list is ours. A document is never changed, so a deletion names no version.
 */
export class DocumentsGroup extends tenantGroup(
  'documents',
  'Documents',
  get('list', '/employees/:id/files', {
    params: ofEmployee,
    success: reply(Schema.Array(EmployeeDocument)),
    error: [Refusal404],
  }),
  post('add', '/employees/:id/files', {
    params: ofEmployee,
    // § 9 Employee document upload type 0.
    payload: Schema.Struct({ type: Schema.optional(Schema.Literal('0')), file: Multipart.SingleFileSchema }).pipe(
      HttpApiSchema.asMultipart({
        // A form is more than its file, and the reader counts a little of it as the file: the handler is exact.
        maxFileSize: DOCUMENT_MAX_BYTES + 1_000,
        maxTotalSize: DOCUMENT_MAX_BYTES + 10_000,
        maxParts: 4,
      }),
    ),
    success: reply(EmployeeDocument),
    error: [Refusal403, Refusal404, Refusal413, Refusal415],
  }),
  get('download', '/files/:fileId', {
    params: ofDocument,
    success: HttpApiSchema.StreamUint8Array({
      contentType: [
        'application/pdf',
        'image/png',
        'image/jpeg',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'text/csv',
      ],
    }),
    error: [Refusal404],
  }),
  remove('remove', '/files/:fileId', { params: ofDocument, success: Done, error: [Refusal403, Refusal404] }),
) {}
