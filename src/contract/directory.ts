import { HttpApiSchema } from 'effect/http-api'
import { BulkOutcome, BulkRequest, ExportRequest } from '../domain/employees/directory/nouns.ts'
import { EmployeeImport, ImportField, ImportReport } from '../domain/employees/import/nouns.ts'
import { Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { importCalls } from './imports.ts'
import { post, tenantGroup } from './tenantGroup.ts'

const csvFile = HttpApiSchema.StreamUint8Array({ contentType: ['text/csv'] })

/** § 7 Employees: import by CSV. */
export class EmployeeImportsGroup extends tenantGroup(
  'employeeImports',
  'Employees: import by CSV',
  ...importCalls('/employees/import', ImportField, ImportReport, EmployeeImport),
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
