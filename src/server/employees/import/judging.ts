import { type Checked, checkedImport } from '../../../domain/employees/import/checking.ts'
import { missingFields } from '../../../domain/employees/import/mapping.ts'
import type { ImportReport } from '../../../domain/employees/import/nouns.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import type { Known } from './known.store.ts'
import type { ReadFile } from './reading.ts'
import { reportOn } from './reporting.ts'

export interface Judged extends Checked {
  readonly report: ImportReport
}

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
  return { ...checked, report: reportOn(file, checked, missing) }
}
