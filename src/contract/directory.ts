import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiSchema } from 'effect/http-api'
import { BulkOutcome, BulkRequest, ExportRequest } from '../domain/employees/directory/nouns.ts'
import { EmployeeImport, ImportAnswer, ImportMapping } from '../domain/employees/import/nouns.ts'
import { ItemId } from '../domain/kernel/ids.ts'
import { IMPORT_MAX_BYTES } from '../domain/kernel/import/limits.ts'
import { DateOrder, ImportEdits, ImportEncoding } from '../domain/kernel/import/nouns.ts'
import { Refusal403, Refusal404, Refusal409, Refusal413, Refusal415, Refusal422, reply } from './envelope.ts'
import { ofItem } from './paths.ts'
import { get, post, tenantGroup } from './tenantGroup.ts'

const csvFile = HttpApiSchema.StreamUint8Array({ contentType: ['text/csv'] })

/** Besides the file and whether to create: which column is about what, and what was put right after it was read (ours). */
const Upload = Schema.Struct({
  csvFile: Multipart.SingleFileSchema,
  create: Schema.optional(Schema.Literals(['true', 'false'])),
  /** Made by the caller, so that asking twice imports once. */
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
  get('template', '/employees/import/csv', { success: csvFile, error: [Refusal403] }),
  post('upload', '/employees/import/csv', {
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
  get('list', '/employees/import/batches', { success: reply(Schema.Array(EmployeeImport)), error: [Refusal403] }),
  get('read', '/employees/import/batches/:id', {
    params: ofItem,
    success: reply(EmployeeImport),
    error: [Refusal403, Refusal404],
  }),
  post('revert', '/employees/import/batches/:id/revert', {
    params: ofItem,
    success: reply(EmployeeImport),
    error: [Refusal403, Refusal404, Refusal422],
  }),
) {}

/** Ours: what can be done with the list of people as a whole. */
export class DirectoryGroup extends tenantGroup(
  'directory',
  'Employees: the directory',
  post('changeMany', '/employees/bulk', {
    payload: BulkRequest,
    success: reply(BulkOutcome),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
  post('export', '/employees/export/csv', { payload: ExportRequest, success: csvFile }),
) {}
