import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiEndpoint, HttpApiSchema } from 'effect/http-api'
import {
  BulkOutcome,
  BulkRequest,
  DirectoryView,
  DirectoryViewUpdate,
  ExportRequest,
  NewDirectoryView,
} from '../domain/employees/directory/nouns.ts'
import { IMPORT_MAX_BYTES } from '../domain/employees/import/limits.ts'
import {
  DateOrder,
  EmployeeImport,
  ImportAnswer,
  ImportEdits,
  ImportEncoding,
  ImportMapping,
} from '../domain/employees/import/nouns.ts'
import { ItemId } from '../domain/kernel/ids.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal413, Refusal415, Refusal422, reply } from './envelope.ts'
import { tenantHeaders as headers, ifMatch, inTenant, ofItem } from './paths.ts'
import { tenantGroup } from './tenantGroup.ts'

const csvFile = HttpApiSchema.StreamUint8Array({ contentType: ['text/csv'] })

/** Besides the file and whether to create: which column is about what, and what was put right after it was read (ours). */
const Upload = Schema.Struct({
  csvFile: Multipart.SingleFileSchema,
  create: Schema.optional(Schema.Literals(['true', 'false'])),
  /** Made by whoever asks, so that asking twice imports once. */
  importId: Schema.optional(ItemId),
  mapping: Schema.optional(Schema.fromJsonString(ImportMapping)),
  encoding: Schema.optional(ImportEncoding),
  dateOrder: Schema.optional(DateOrder),
  edits: Schema.optional(Schema.fromJsonString(ImportEdits)),
})

/** § 7 Employees: import by CSV; ours: the imports there were, and taking one back. */
export class EmployeeImportsGroup extends tenantGroup(
  'employeeImports',
  'Employees: import by CSV',
  HttpApiEndpoint.get('template', '/employees/import/csv', {
    params: inTenant,
    headers,
    success: csvFile,
    error: [Refusal403],
  }),
  HttpApiEndpoint.post('upload', '/employees/import/csv', {
    params: inTenant,
    headers,
    payload: Upload.pipe(
      HttpApiSchema.asMultipart({
        maxFileSize: IMPORT_MAX_BYTES,
        maxTotalSize: IMPORT_MAX_BYTES + 1_000_000,
        maxParts: 10,
      }),
    ),
    success: reply(ImportAnswer),
    error: [Refusal403, Refusal413, Refusal415, Refusal422],
  }),
  HttpApiEndpoint.get('list', '/employees/import/batches', {
    params: inTenant,
    headers,
    success: reply(Schema.Array(EmployeeImport)),
    error: [Refusal403],
  }),
  HttpApiEndpoint.get('read', '/employees/import/batches/:id', {
    params: ofItem,
    headers,
    success: reply(EmployeeImport),
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.post('revert', '/employees/import/batches/:id/revert', {
    params: ofItem,
    headers,
    success: reply(EmployeeImport),
    error: [Refusal403, Refusal404, Refusal422],
  }),
) {}

/** Ours: what can be done with the list of people as a whole. */
export class DirectoryGroup extends tenantGroup(
  'directory',
  'Employees: the directory',
  HttpApiEndpoint.post('changeMany', '/employees/bulk', {
    params: inTenant,
    headers,
    payload: BulkRequest,
    success: reply(BulkOutcome),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
  HttpApiEndpoint.post('export', '/employees/export/csv', {
    params: inTenant,
    headers,
    payload: ExportRequest,
    success: csvFile,
  }),
  HttpApiEndpoint.get('views', '/employees/views', {
    params: inTenant,
    headers,
    success: reply(Schema.Array(DirectoryView)),
  }),
  HttpApiEndpoint.post('createView', '/employees/views', {
    params: inTenant,
    headers,
    payload: NewDirectoryView,
    success: reply(DirectoryView),
    error: [Refusal409, Refusal422],
  }),
  HttpApiEndpoint.put('updateView', '/employees/views/:id', {
    params: ofItem,
    headers,
    payload: DirectoryViewUpdate,
    success: reply(DirectoryView),
    error: [Refusal404, Refusal409],
  }),
  HttpApiEndpoint.delete('removeView', '/employees/views/:id', {
    params: ofItem,
    headers: { ...headers, ...ifMatch },
    success: Done,
    error: [Refusal404, Refusal409],
  }),
) {}
