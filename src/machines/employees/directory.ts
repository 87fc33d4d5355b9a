import type { Employee, EmployeeSummary } from '../../domain/employees/nouns.ts'
import { readCollectionMachine } from '../kit/readCollection.ts'

/** A list read longer ago than this is read again when its page is shown. Ours. */
export const directoryStaleAfterMs = 60_000

/** The tenant's people as a collection (`kit/collection.machine.ts`), which only pages and the bulk change work on. */
export const directoryMachine = readCollectionMachine<EmployeeSummary>({
  id: 'directory',
  staleAfterMs: directoryStaleAfterMs,
})

/** The list's row of a person whose record has just been saved. */
export const summaryOf = (employee: Employee): EmployeeSummary => ({
  id: employee.id,
  fullName: employee.fullName,
  email: employee.email,
  positionTitle: employee.positionTitle,
  isActive: employee.isActive,
  isAdmin: employee.isAdmin,
  reportsTo: employee.reportsTo,
  underlings: employee.underlings,
  tags: employee.tags,
  department: employee.department,
  avatarUrl: employee.avatarUrl,
  hideFromEmployeeDirectory: employee.hideFromEmployeeDirectory,
  version: employee.version,
})
