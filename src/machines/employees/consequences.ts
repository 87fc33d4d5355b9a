import type { Employee, EmployeeSummary } from '../../domain/employees/nouns.ts'
import { actorAfter } from '../../domain/employees/reporting.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { isAdmin } from '../../domain/permissions/access.ts'
import type { Actor } from '../../domain/permissions/actor.ts'

/** A person as saved, or removed. */
export interface PersonChange {
  readonly id: EmployeeId
  /** Their row of the list; null when there is none any more. */
  readonly row: EmployeeSummary | null
  readonly hasLeft: boolean
}

export const savedAs = ({ employee }: { readonly employee: Employee }): PersonChange => ({
  id: employee.id,
  row: summaryOf(employee),
  hasLeft: employee.termination !== null,
})

export const removed = ({ id }: { readonly id: EmployeeId }): PersonChange => ({ id, row: null, hasLeft: true })

interface Known {
  readonly actor: Actor
  /** Before the change. */
  readonly people: ReadonlyArray<EmployeeSummary>
}

/** The list's row of a person whose record has just been saved. */
const summaryOf = (employee: Employee): EmployeeSummary => ({
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
  ...(employee.leaving && { lastDay: employee.leaving.lastDay }),
  version: employee.version,
})

/** What the change of one person means for others. */
export const consequencesOf = ({ actor, people }: Known, { id, row, hasLeft }: PersonChange) => {
  const after = asAdminOrNot(actorAfter(actor, { id, reportsTo: row?.reportsTo ?? null }), row)
  return {
    actor: after,
    /** The signed-in person's own card, or who reports to them, may be another now. */
    isOfActor: id === actor.employeeId || after !== actor || hasLeft,
    /** Those who reported to them report to somebody else now, and so are other rows. */
    movesReports: hasLeft && people.some(({ reportsTo }) => reportsTo === id),
  }
}

/** Admins who give their admin right away no longer have it. */
const asAdminOrNot = (actor: Actor, row: EmployeeSummary | null): Actor => {
  if (row?.id !== actor.employeeId || row.isAdmin === isAdmin(actor)) return actor
  const { privileges } = actor
  const others = privileges.roles.filter((role) => role !== 'admin')
  return { ...actor, privileges: { ...privileges, roles: row.isAdmin ? [...others, 'admin'] : others } }
}
