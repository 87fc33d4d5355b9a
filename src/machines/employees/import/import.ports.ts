import type {
  DateOrder,
  EmployeeImport,
  ImportAnswer,
  ImportEdit,
  ImportEncoding,
  ImportMapping,
  ImportReport,
} from '../../../domain/employees/import/nouns.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import type { Port } from '../../kit/port.ts'

interface OfImport {
  readonly id: ItemId
}

/** How a file is to be understood; null is guessed. */
export interface Understanding {
  readonly mapping: ImportMapping | null
  readonly encoding: ImportEncoding | null
  readonly dateOrder: DateOrder | null
  readonly edits: ReadonlyArray<ImportEdit>
}

interface FileOf extends Understanding {
  readonly file: File
}

interface FailedRowsAsked {
  readonly fileName: string
  readonly report: ImportReport
  readonly edits: ReadonlyArray<ImportEdit>
}

export type ImportPorts = {
  validateFile: Port<FileOf, ImportAnswer, Failure>
  /** The id makes asking twice importing once. */
  createFromFile: Port<FileOf & { readonly id: ItemId }, ImportAnswer, Failure>
  loadImports: Port<void, ReadonlyArray<EmployeeImport>, Failure>
  loadImport: Port<OfImport, EmployeeImport, Failure>
  revertImport: Port<OfImport, EmployeeImport, Failure>
  /** Hands the template to the browser. */
  saveTemplate: Port<void, void, Failure>
  /** Hands over a file of the lines that are wrong only, with the reasons. */
  saveFailedRows: Port<FailedRowsAsked, void, Failure>
}
