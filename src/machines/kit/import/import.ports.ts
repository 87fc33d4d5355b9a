import type { Failure } from '../../../domain/kernel/failure.ts'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import type { AnyMapping } from '../../../domain/kernel/import/mapping.ts'
import type {
  AnyImport,
  AnyReport,
  DateOrder,
  FailedRow,
  ImportEdit,
  ImportEncoding,
} from '../../../domain/kernel/import/nouns.ts'
import type { Port } from '../port.ts'

export interface OfImport {
  readonly id: ItemId
}

/** How a file is to be understood; null is guessed. */
export interface Understanding {
  readonly mapping: AnyMapping | null
  readonly encoding: ImportEncoding | null
  readonly dateOrder: DateOrder | null
  readonly edits: ReadonlyArray<ImportEdit>
  /** Lines by number. */
  readonly leftOut: ReadonlyArray<number>
}

interface FileOf extends Understanding {
  readonly file: File
}

export interface RowsAsked {
  /** Of the file that is written. */
  readonly name: string
  readonly headers: ReadonlyArray<string>
  readonly rows: ReadonlyArray<FailedRow>
  readonly edits: ReadonlyArray<ImportEdit>
}

/** The report always, the import when it was to be created. */
export interface ImportAnswer<Made, Report> {
  readonly report: Report
  readonly made: Made | null
}

/** What an import of any kind asks; `Made` is one import, `Report` what its check finds. */
export type ImportPorts<Made extends AnyImport = AnyImport, Report extends AnyReport = AnyReport> = {
  validateFile: Port<FileOf, ImportAnswer<Made, Report>, Failure>
  /** The id makes asking twice importing once. */
  createFromFile: Port<FileOf & OfImport, ImportAnswer<Made, Report>, Failure>
  loadImports: Port<void, ReadonlyArray<Made>, Failure>
  loadImport: Port<OfImport, Made, Failure>
  revertImport: Port<OfImport, Made, Failure>
  /** Hands the template to the browser. */
  saveTemplate: Port<void, void, Failure>
  /** Hands over a file of lines that are wrong, or were left out, with the reasons. */
  saveFailedRows: Port<RowsAsked, void, Failure>
}
