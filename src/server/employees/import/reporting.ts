import type { AnyReport, FailedRow } from '../../../domain/kernel/import/nouns.ts'
import { codeOf } from '../../../domain/kernel/reasonCode.ts'
import { refuseAll } from '../../http/envelope.ts'
import type { ReadFile } from './reading.ts'

const samplesShown = 3

/** What came of a file of any kind. */
export const reportOn = <Field extends string>(
  file: ReadFile<Field>,
  checked: { readonly unchangedCount: number; readonly failedRows: ReadonlyArray<FailedRow> },
  missing: ReadonlyArray<Field>,
) => {
  const { encoding, delimiter, dateOrder, headers, mapping, rows } = file
  const { failedRows, unchangedCount } = checked
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
    rowCount: rows.length,
    readyCount: missing.length > 0 ? 0 : rows.length - unchangedCount - failedRows.length,
    unchangedCount,
    problemCount: failedRows.reduce((count, { problems }) => count + problems.length, 0),
    failedRows,
    missing,
  }
}

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
