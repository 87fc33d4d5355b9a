import type { BulkChange, BulkOutcome } from '../../../domain/employees/directory/nouns.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import type { Port } from '../../kit/port.ts'

export type DirectoryToolsPorts = {
  changeMany: Port<{ readonly changes: ReadonlyArray<BulkChange> }, BulkOutcome, Failure>
  /** Hands the file to the browser. */
  exportPeople: Port<{ readonly people: ReadonlyArray<EmployeeId> }, void, Failure>
}
