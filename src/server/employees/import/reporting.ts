import type { FailedRow } from '../../../domain/kernel/import/nouns.ts'
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
