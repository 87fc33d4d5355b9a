/**
 * Who may see and change whom (§ 6 Employee access).
 *
 * - An admin may access every employee. A user may access themself and employees in their own underlings list. A null
 *   employee id is always allowed.
 * - Editing is allowed for an admin. Otherwise it needs access to that employee and the target may not be the user
 *   themself.
 *
 * Ours: creating, removing and terminating, and whether somebody is active or hidden from the directory, are for admins,
 * and nobody removes or terminates themself; the picture of a colleague whom the directory or the chart shows is for every member. No
 * server call with a target may pass null.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import { adminAccess, isAdmin } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import type { EmployeeSummary } from './nouns.ts'

export const mayAccess = (actor: Actor, employeeId: EmployeeId | null): Decision<'notYourReport'> =>
  employeeId === null || isAdmin(actor) || employeeId === actor.employeeId || actor.underlings.includes(employeeId)
    ? allowed
    : denied('notYourReport')

export const mayEdit = (actor: Actor, employeeId: EmployeeId): Decision<'notYourReport' | 'ownRecord'> => {
  if (isAdmin(actor)) return allowed
  return employeeId === actor.employeeId ? denied('ownRecord') : mayAccess(actor, employeeId)
}

/** What only an admin may change in the work section: whether a person is active, and whether lists show them. */
type EmploymentStatus = Pick<EmployeeSummary, 'isActive' | 'hideFromEmployeeDirectory'>

/** The work section: anyone who may edit; whether a person is active and listed is for admins. */
export function mayChangeWork(
  actor: Actor,
  employeeId: EmployeeId,
  before: EmploymentStatus,
  after: EmploymentStatus,
): Decision<'notYourReport' | 'ownRecord' | 'adminOnly'> {
  const edit = mayEdit(actor, employeeId)
  if (!edit.allowed) return edit
  const isSameStatus =
    before.isActive === after.isActive && before.hideFromEmployeeDirectory === after.hideFromEmployeeDirectory
  return isSameStatus ? allowed : mayChangeEmploymentStatus(actor)
}

export const mayChangeEmploymentStatus = (actor: Actor): Decision<'adminOnly'> => adminAccess(actor)

/** Somebody as the chart and the directory ask about them. */
export interface Colleague extends Pick<EmployeeSummary, 'id' | 'hideFromEmployeeDirectory' | 'isActive'> {
  /** Somebody active reports to them, directly or through others: then the chart shows them still. */
  readonly leads: boolean
}

/**
 * A colleague is visible to every member: unless hidden from the directory, or not working here any more and leading
 * nobody who does; then to anyone with access. To everybody else they are not there: the answer is that for a random id.
 */
export const maySeeColleague = (
  actor: Actor,
  { id, hideFromEmployeeDirectory, isActive, leads }: Colleague,
): Decision<'notYourReport'> => (!hideFromEmployeeDirectory && (isActive || leads) ? allowed : mayAccess(actor, id))

export const mayCreate = (actor: Actor): Decision<'adminOnly'> => adminAccess(actor)
/**
 * Whether an address is in use here is told to callers who may write it down: for somebody they may edit, or somebody
 * new.
 */
export const mayAskForAddress = (
  actor: Actor,
  whose: EmployeeId | null,
): Decision<'notYourReport' | 'ownRecord' | 'adminOnly'> => (whose === null ? mayCreate(actor) : mayEdit(actor, whose))
export const mayRemove = (actor: Actor, employeeId: EmployeeId): Decision<'adminOnly' | 'ownRecord'> =>
  endsAnother(actor, employeeId)
export const mayTerminate = (actor: Actor, employeeId: EmployeeId): Decision<'adminOnly' | 'ownRecord'> =>
  endsAnother(actor, employeeId)

/** Nobody shows themself the door. */
const endsAnother = (actor: Actor, employeeId: EmployeeId): Decision<'adminOnly' | 'ownRecord'> => {
  const admin = adminAccess(actor)
  return admin.allowed && employeeId === actor.employeeId ? denied('ownRecord') : admin
}
