/**
 * § 6 My team: active employees in the logged-in user's department. (My underlings, direct reports plus self, are whom
 * every list of somebody who leads holds: `visibleTo` in `listing.ts`.)
 *
 * § 6 also excludes employees hidden from the directory from lists, and so from a team. Ours: a person in no
 * department has no team. The rule of lists, by which an employee without reports sees only themself, would leave nothing
 * of a team: so it is an answer of its own, with what every member may know of a colleague (`docs/decisions/0012`).
 */
import type { EmployeeId } from '../kernel/ids.ts'
import type { EmployeeSummary, LoggedInEmployee } from './nouns.ts'

export const myTeam = <Employee extends Pick<EmployeeSummary, 'department' | 'isActive' | 'hideFromEmployeeDirectory'>>(
  me: Pick<LoggedInEmployee, 'department'>,
  employees: ReadonlyArray<Employee>,
): ReadonlyArray<Employee> =>
  employees.filter(
    (employee) =>
      me.department !== null &&
      employee.department?.id === me.department.id &&
      employee.isActive &&
      !employee.hideFromEmployeeDirectory,
  )

/** Ours: who reports to somebody now. Who has left keeps their manager on record, and is no report of theirs. */
export const directReports = <Employee extends Pick<EmployeeSummary, 'reportsTo' | 'isActive'>>(
  id: EmployeeId,
  employees: ReadonlyArray<Employee>,
): ReadonlyArray<Employee> => employees.filter(({ reportsTo, isActive }) => reportsTo === id && isActive)
