import { mayCreateFrom } from '../../../domain/employees/import/lifecycle.ts'
import { mayBeMapped } from '../../../domain/employees/import/mapping.ts'
import type { EmployeeImport, ImportReport } from '../../../domain/employees/import/nouns.ts'
import { importDenials } from '../../../domain/employees/import/wording.ts'
import { wording } from '../../../domain/employees/wording.ts'
import { importRevertWording } from '../../../domain/kernel/import/wording.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { importOf } from '../../kit/import/import.machine.ts'
import { refresh } from '../../kit/library.ts'

/** Import of people (§ 5, § 7, § 8). System id: `employees/import`. */
export const employeeImport = importOf<EmployeeImport, ImportReport>({
  id: 'employeeImport',
  mappingDenied: (mapping) => {
    const may = mayBeMapped(mapping)
    return may.allowed ? undefined : importDenials[may.because]
  },
  importDenied: (report) => {
    const may = mayCreateFrom(report)
    return may.allowed ? undefined : importDenials[may.because]
  },
  messages: {
    imported: wording.imported,
    validated: wording.validated,
    wrong: wording.importFailed,
    failed: wording.importFailed,
    reverted: importRevertWording.reverted,
    revertFailed: importRevertWording.failed,
    downloadFailed: wording.downloadFailed,
  },
  revertQuestion: (locale, { remainingCount, fileName }) => {
    const people = remainingCount === 1 ? '1 person' : `${writtenNumber(locale, remainingCount)} people`
    return {
      title: 'Revert this import?',
      text: `Deletes the people added by ${fileName}, and restores those it changed: ${people} in all. Anyone changed since, or used in other records, is kept.`,
      confirmLabel: 'Revert import',
      tone: 'danger',
    }
  },
  // The list of people and what is worked out of it are read anew.
  tellChanged: (telling) => refresh(telling, 'employees', 'bootstrap'),
})
