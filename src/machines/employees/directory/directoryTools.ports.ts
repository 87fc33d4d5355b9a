import type {
  BulkChange,
  BulkOutcome,
  DirectoryView,
  DirectoryViewUpdate,
  NewDirectoryView,
} from '../../../domain/employees/directory/nouns.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { EmployeeId, ItemId } from '../../../domain/kernel/ids.ts'
import type { Port } from '../../kit/port.ts'

interface OfView {
  readonly id: ItemId
}

export type DirectoryToolsPorts = {
  loadViews: Port<void, ReadonlyArray<DirectoryView>, Failure>
  createView: Port<{ readonly view: NewDirectoryView }, DirectoryView, Failure>
  updateView: Port<OfView & { readonly view: DirectoryViewUpdate }, DirectoryView, Failure>
  removeView: Port<OfView & { readonly version: number }, void, Failure>
  changeMany: Port<{ readonly changes: ReadonlyArray<BulkChange> }, BulkOutcome, Failure>
  /** Hands the file to the browser. */
  exportPeople: Port<{ readonly people: ReadonlyArray<EmployeeId> }, void, Failure>
}
