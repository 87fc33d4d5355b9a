import { Schema } from 'effect'
import { EmployeeId, ItemId } from '../../kernel/ids.ts'
import { InstantUtc } from '../../kernel/nouns.ts'
import { IMPORT_MAX_COLUMNS, IMPORT_MAX_EDITS } from './limits.ts'

/** What a column of a file can be about. */
export const ImportField = Schema.Literals([
  'firstName',
  'lastName',
  'email',
  'phone',
  'positionTitle',
  'department',
  'manager',
  'startDate',
  'isActive',
  'hideFromEmployeeDirectory',
  'tags',
])
export type ImportField = typeof ImportField.Type

/** How the bytes of a file are read. */
export const ImportEncoding = Schema.Literals([
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
])
export type ImportEncoding = typeof ImportEncoding.Type

/** Which comes first in a day such as 3/4/2024. */
export const DateOrder = Schema.Literals(['dayFirst', 'monthFirst'])
export type DateOrder = typeof DateOrder.Type

/** For each column of the file what it is about; null for a column that is left out. */
export const ImportMapping = Schema.Array(Schema.NullOr(ImportField)).check(Schema.isMaxLength(IMPORT_MAX_COLUMNS))
export type ImportMapping = typeof ImportMapping.Type

/** A cell that somebody has put right after the file was read. Lines count from 1, columns from 0. */
export const ImportEdit = Schema.Struct({
  line: Schema.Int,
  column: Schema.Int,
  value: Schema.String.check(Schema.isMaxLength(4000)),
})
export type ImportEdit = typeof ImportEdit.Type
export const ImportEdits = Schema.Array(ImportEdit).check(Schema.isMaxLength(IMPORT_MAX_EDITS))

export const ImportProblem = Schema.Struct({
  /** Null when it is about the whole line. */
  column: Schema.NullOr(Schema.Int),
  value: Schema.String,
  /** The reason's code. */
  because: Schema.String,
  message: Schema.String,
})
export type ImportProblem = typeof ImportProblem.Type

export const FailedRow = Schema.Struct({
  line: Schema.Int,
  cells: Schema.Array(Schema.String),
  problems: Schema.Array(ImportProblem),
})
export type FailedRow = typeof FailedRow.Type

/** What came of reading a file of any kind and judging it by every rule of what it would make. Nothing is stored. */
export const reportOf = <Field extends Schema.Schema<string>>(field: Field) =>
  Schema.Struct({
    encoding: ImportEncoding,
    delimiter: Schema.String,
    dateOrder: DateOrder,
    columns: Schema.Array(
      Schema.Struct({
        header: Schema.String,
        /** What stands in its first cells. */
        samples: Schema.Array(Schema.String),
        field: Schema.NullOr(field),
      }),
    ),
    rowCount: Schema.Int,
    /** How many would be made. */
    readyCount: Schema.Int,
    /** How many are here already, just as the file says. */
    unchangedCount: Schema.Int,
    problemCount: Schema.Int,
    failedRows: Schema.Array(FailedRow),
    /** What no column is about although everything needs it; then no row was judged. */
    missing: Schema.Array(field),
  })
export const ImportReport = reportOf(ImportField)
export type ImportReport = typeof ImportReport.Type

export const ImportStatus = Schema.Literals(['importing', 'done', 'failed', 'reverted'])
export type ImportStatus = typeof ImportStatus.Type

/** Somebody who stayed when their import was reverted. */
export const KeptPerson = Schema.Struct({ id: EmployeeId, fullName: Schema.String, because: Schema.String })
export type KeptPerson = typeof KeptPerson.Type

/** One import, from the moment it was asked for. */
export const EmployeeImport = Schema.Struct({
  id: ItemId,
  fileName: Schema.String,
  status: ImportStatus,
  rowCount: Schema.Int,
  /** How many rows have been written so far. */
  doneCount: Schema.Int,
  madeCount: Schema.Int,
  unchangedCount: Schema.Int,
  /** How many of those it made are still there. */
  remainingCount: Schema.Int,
  failure: Schema.NullOr(Schema.String),
  kept: Schema.Array(KeptPerson),
  createdBy: Schema.NullOr(Schema.String),
  createdUtc: InstantUtc,
  finishedUtc: Schema.NullOr(InstantUtc),
  revertedUtc: Schema.NullOr(InstantUtc),
})
export type EmployeeImport = typeof EmployeeImport.Type

/** § 7 POST employees/import/csv: the report always, the import when it was to be created. */
export const ImportAnswer = Schema.Struct({ report: ImportReport, made: Schema.NullOr(EmployeeImport) })
export type ImportAnswer = typeof ImportAnswer.Type
