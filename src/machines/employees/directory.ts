import * as Result from 'effect/Result'
import type { Employee, EmployeeSummary } from '../../domain/employees/nouns.ts'
import { wording } from '../../domain/employees/wording.ts'
import type { EmployeeId, TenantId } from '../../domain/kernel/ids.ts'
import { collectionMachine, type SendChange } from '../kit/collection.machine.ts'
import type { ChangeStanding } from './sections.ts'

/** What the list itself can change about a person, before the server has answered. */
export interface StandingChange {
  readonly id: EmployeeId
  readonly isActive: boolean
}

export interface DirectoryScope {
  readonly tenantId: TenantId
}

/** A list read longer ago than this is read again when its page is shown. Ours. */
export const directoryStaleAfterMs = 60_000

/** The tenant's people as a collection (`kit/collection.machine.ts`). */
export const directoryMachine = collectionMachine<EmployeeSummary, StandingChange, DirectoryScope>({
  id: 'directory',
  staleAfterMs: directoryStaleAfterMs,
  changed: (person, { isActive }) => (person ? { ...person, isActive } : null),
  told: { done: () => null, refused: () => wording.saveFailed },
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

/** Fills `directory.send`. */
export const sendingStanding =
  (change: ChangeStanding): SendChange<EmployeeSummary, StandingChange, DirectoryScope> =>
  async ({ scope, change: { id, isActive } }, signal) =>
    Result.map(await change({ tenantId: scope.tenantId, id, isActive }, signal), summaryOf)
