import { type Checked, checkedImport, nameAmong, nothingChecked } from '../../../domain/employees/import/checking.ts'
import { missingFields } from '../../../domain/employees/import/mapping.ts'
import type { ImportReport } from '../../../domain/employees/import/nouns.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import type { Known } from './known.store.ts'
import { type ReadFile, whole } from './reading.ts'
import { reportOn } from './reporting.ts'

export interface Judged extends Checked {
  readonly report: ImportReport
}

/** Validating and creating ask this one function, and so never differ. */
export const judged = (file: ReadFile, known: Known): Judged => {
  const missing = missingFields(file.mapping)
  const checked = checkedOf(file, missing, known)
  const withLeftOut = file.leftOut.length === 0 ? nothingChecked : checkedOf(whole(file), missing, known)
  const report = {
    ...reportOn(file, { checked, whole: withLeftOut, missing, nameOf: nameAmong(known.known) }),
    readyCount: checked.people.length,
    changedCount: checked.changed.length,
  }
  return { ...checked, report }
}

const checkedOf = (file: ReadFile, missing: ReadonlyArray<string>, known: Known): Checked => {
  const ids = new Map<number, EmployeeId>()
  const idOf = (line: number): EmployeeId => {
    const id = ids.get(line) ?? (crypto.randomUUID() as string as EmployeeId)
    ids.set(line, id)
    return id
  }
  const { mapping, dateOrder, rows } = file
  return missing.length > 0 ? nothingChecked : checkedImport({ rows, mapping, dateOrder, idOf, ...known })
}
