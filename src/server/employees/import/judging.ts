import { type Checked, checkedImport } from '../../../domain/employees/import/checking.ts'
import { missingFields } from '../../../domain/employees/import/mapping.ts'
import type { ImportReport } from '../../../domain/employees/import/nouns.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import type { Known } from './known.store.ts'
import type { ReadFile } from './reading.ts'

export interface Judged extends Checked {
  readonly report: ImportReport
}

const samplesShown = 3

/** Validating and creating ask this one function, and so never differ. */
export const judged = (file: ReadFile, known: Known): Judged => {
  const missing = missingFields(file.mapping)
  const ids = new Map<number, EmployeeId>()
  const idOf = (line: number): EmployeeId => {
    const id = ids.get(line) ?? (crypto.randomUUID() as string as EmployeeId)
    ids.set(line, id)
    return id
  }
  const { mapping, dateOrder, rows } = file
  const checked: Checked =
    missing.length > 0
      ? { people: [], unchangedCount: 0, failedRows: [] }
      : checkedImport({ rows, mapping, dateOrder, idOf, ...known })
  return { ...checked, report: reportOf(file, checked, missing) }
}

const reportOf = (file: ReadFile, checked: Checked, missing: ImportReport['missing']): ImportReport => {
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
