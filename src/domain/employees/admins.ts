/**
 * Ours: a tenant always keeps an active admin. The last one may not be demoted, deactivated, terminated or removed.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import type { EmployeeSummary } from './nouns.ts'

/** May this person stop being an active admin, in whichever of the four ways? */
export const mayStopBeingAdmin = (
  employeeId: EmployeeId,
  activeAdmins: ReadonlyArray<EmployeeId>,
): Decision<'lastAdmin'> =>
  activeAdmins.includes(employeeId) && activeAdmins.every((id) => id === employeeId) ? denied('lastAdmin') : allowed

/** Nobody else could do what is for administrators. */
export const isOnlyAdmin = (employeeId: EmployeeId, activeAdmins: ReadonlyArray<EmployeeId>): boolean =>
  !mayStopBeingAdmin(employeeId, activeAdmins).allowed

export const activeAdmins = (
  employees: ReadonlyArray<Pick<EmployeeSummary, 'id' | 'isActive' | 'isAdmin'>>,
): ReadonlyArray<EmployeeId> =>
  employees.filter((employee) => employee.isAdmin && employee.isActive).map((employee) => employee.id)
