import { leftOutRows, type NameOf, named } from '../../../domain/kernel/import/leavingOut.ts'
import type { AnyReport, JudgedRow, LeftOut, WrongRow } from '../../../domain/kernel/import/nouns.ts'
import { codeOf } from '../../../domain/kernel/reasonCode.ts'
import { refuseAll } from '../../http/envelope.ts'
import type { ReadFile } from './reading.ts'

const samplesShown = 3

interface Judged<Field extends string> {
  readonly checked: {
    readonly unchangedCount: number
    readonly preview: ReadonlyArray<JudgedRow>
    readonly failedRows: ReadonlyArray<WrongRow>
  }
  /** With the lines that are left out; asked only where there are some. */
  readonly whole: { readonly failedRows: ReadonlyArray<WrongRow> }
  readonly missing: ReadonlyArray<Field>
  readonly nameOf: NameOf<Field>
}

/** What came of a file of any kind. */
export const reportOn = <Field extends string>(
  file: ReadFile<Field>,
  { checked, whole, missing, nameOf }: Judged<Field>,
) => {
  const { encoding, delimiter, dateOrder, headers, mapping, rows, leftOut } = file
  const { unchangedCount } = checked
  const nameRow = named(nameOf, mapping)
  const byLine = new Map(rows.map((row) => [row.line, row]))
  const nameAt = (line: number) => nameRow(byLine.get(line) ?? { line, cells: [] }).name
  const failedRows = checked.failedRows.map(nameRow)
  return {
    encoding,
    delimiter,
    dateOrder,
    columns: headers.map((header, at) => ({
      header,
      samples: rows
        .map(({ cells }) => cells[at]?.trim() ?? '')
        .filter((cell) => cell !== '')
        .slice(0, samplesShown),
      field: mapping[at] ?? null,
    })),
    rowCount: rows.length + leftOut.length,
    readyCount: missing.length > 0 ? 0 : rows.length - unchangedCount - failedRows.length,
    unchangedCount,
    problemCount: failedRows.reduce((count, { problems }) => count + problems.length, 0),
    failedRows,
    preview: checked.preview.map((row) => ({ ...row, name: nameAt(row.line) })),
    leftOutRows: leftOutRows(leftOut, whole.failedRows).map(nameRow),
    missing,
  }
}

/** What an import keeps of the lines that were left out of it. */
export const leftOutOf = ({ columns, leftOutRows }: AnyReport): LeftOut =>
  leftOutRows.length === 0
    ? { headers: [], rows: [] }
    : { headers: columns.map(({ header }) => header), rows: leftOutRows }

const mostErrors = 50

/** By line and column; the report of the validate-only mode has them all. */
export const refusalOf = (
  { failedRows, columns, missing }: AnyReport,
  { failed, notMapped }: { readonly failed: string; readonly notMapped: (field: string) => string },
) =>
  refuseAll(422, failed, [
    ...missing.map((field) => ({ code: codeOf(`${field}NotMapped`), message: notMapped(field), field: 'mapping' })),
    ...failedRows
      .flatMap(({ line, problems }) =>
        problems.map(({ column, because, message }) => ({
          code: codeOf(because),
          message,
          field: column === null ? `line ${line}` : `line ${line}, ${columns[column]?.header ?? ''}`,
        })),
      )
      .slice(0, mostErrors),
  ])
