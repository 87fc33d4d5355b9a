/** An import by CSV as every area has it: what a file says, what is wrong with it, and what came of it. */
import { Schema } from 'effect'
import { ItemId } from '../ids.ts'
import { InstantUtc } from '../nouns.ts'
import { IMPORT_MAX_COLUMNS, IMPORT_MAX_EDITS, IMPORT_MAX_ROWS } from './limits.ts'

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

/** A cell that somebody has put right after the file was read. Lines count from 1, columns from 0. */
export const ImportEdit = Schema.Struct({
  line: Schema.Int,
  column: Schema.Int,
  value: Schema.String.check(Schema.isMaxLength(4000)),
})
export type ImportEdit = typeof ImportEdit.Type
export const ImportEdits = Schema.Array(ImportEdit).check(Schema.isMaxLength(IMPORT_MAX_EDITS))

/** The lines that are not imported, by number. */
export const LinesLeftOut = Schema.Array(Schema.Int).check(Schema.isMaxLength(IMPORT_MAX_ROWS))

/** What becomes of a line, and for what is here already what it changes of it, in words. */
export const PreviewRow = Schema.Struct({
  line: Schema.Int,
  name: Schema.String,
  becomes: Schema.Literals(['new', 'changed', 'unchanged']),
  changes: Schema.Array(Schema.Struct({ field: Schema.String, before: Schema.String, after: Schema.String })),
})
export type PreviewRow = typeof PreviewRow.Type
/** As it is judged, before it is named. */
export type JudgedRow = Omit<PreviewRow, 'name'>

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
  /** Whom or what it is about, as far as it says; empty where it does not. */
  name: Schema.String,
  cells: Schema.Array(Schema.String),
  problems: Schema.Array(ImportProblem),
})
export type FailedRow = typeof FailedRow.Type
/** As it is judged, before it is named. */
export type WrongRow = Omit<FailedRow, 'name'>

/** The lines that were left out of an import, and the headers over their cells. */
export const LeftOut = Schema.Struct({ headers: Schema.Array(Schema.String), rows: Schema.Array(FailedRow) })
export type LeftOut = typeof LeftOut.Type

/** What came of reading a file of any kind and judging it by every rule of what it would make. Nothing is stored. */
const reportOf = <Field extends Schema.Schema<string>>(field: Field) =>
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
    /** Those that are left out among them. */
    rowCount: Schema.Int,
    /** How many would be made. */
    readyCount: Schema.Int,
    /** How many are here already, just as the file says. */
    unchangedCount: Schema.Int,
    problemCount: Schema.Int,
    failedRows: Schema.Array(FailedRow),
    /** Line by line, as far as they are right; empty once they are imported. */
    preview: Schema.Array(PreviewRow),
    /** With what would be wrong with them. */
    leftOutRows: Schema.Array(FailedRow),
    /** What no column is about although everything needs it; then no row was judged. */
    missing: Schema.Array(field),
  })
const anyReport = reportOf(Schema.String)
/** A report of any import. */
export type AnyReport = typeof anyReport.Type

/** For each column of a file what it is about; null for a column that is left out. */
export const mappingOf = <Field extends Schema.Schema<string>>(field: Field) =>
  Schema.Array(Schema.NullOr(field)).check(Schema.isMaxLength(IMPORT_MAX_COLUMNS))

/** Of what adds and changes (`changing.ts`): `readyCount` counts the new ones. */
export const changingReportOf = <Field extends Schema.Schema<string>>(field: Field) =>
  Schema.Struct({ ...reportOf(field).fields, changedCount: Schema.Int })

/** One import that made and changed, all at once. `id`: of what it is about. */
export const changingImportOf = <Id extends Schema.Schema<string>>(id: Id) =>
  Schema.Struct({
    id: ItemId,
    fileName: Schema.String,
    status: Schema.Literals(['done', 'reverted']),
    rowCount: Schema.Int,
    madeCount: Schema.Int,
    changedCount: Schema.Int,
    unchangedCount: Schema.Int,
    leftOutCount: Schema.Int,
    /** Of a list of imports they are not said. */
    leftOut: LeftOut,
    /** What it added or changed, as far as it is there: the first of them. Of a list of imports it is not said. */
    made: Schema.Array(Schema.Struct({ id, name: Schema.String, isNew: Schema.Boolean })),
    /** What stayed as it was when the import was reverted. */
    kept: Schema.Array(Schema.Struct({ id, name: Schema.String, because: Schema.String })),
    createdBy: Schema.NullOr(Schema.String),
    createdUtc: InstantUtc,
    revertedUtc: Schema.NullOr(InstantUtc),
  })
const anyChangingImport = changingImportOf(Schema.String)
export type ChangingImport = typeof anyChangingImport.Type

/** The report always, the import when it was to be created. */
export const importAnswerOf = <Report extends Schema.Top, Made extends Schema.Top>(report: Report, made: Made) =>
  Schema.Struct({ report, made: Schema.NullOr(made) })

export const ImportStatus = Schema.Literals(['importing', 'done', 'failed', 'reverted'])
export type ImportStatus = typeof ImportStatus.Type

/** An import of anything. */
export interface AnyImport {
  readonly id: ItemId
  readonly fileName: string
  readonly status: ImportStatus
  readonly rowCount: number
  /** How many rows have been written so far, where they are not written all at once. */
  readonly doneCount?: number
  readonly leftOutCount: number
  readonly leftOut: LeftOut
  readonly createdBy: string | null
  readonly createdUtc: InstantUtc
}
