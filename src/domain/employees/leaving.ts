/**
 * Ours: a last day that lies ahead. Who is told of it, who may take it back.
 *
 * Admins see all of a plan and the person's manager sees the day and the reason; the person does not see it here, for it
 * is told in person, and colleagues do not.
 */
import { type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import { isAdmin } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import { mayAccess, mayTerminate } from './access.ts'

/** What of a planned last day somebody sees: all, the day and the reason, or nothing. */
export type LeavingSight = 'all' | 'told' | 'hidden'

export const leavingSight = (actor: Actor, employeeId: EmployeeId): LeavingSight => {
  if (employeeId === actor.employeeId || !mayAccess(actor, employeeId).allowed) return 'hidden'
  return isAdmin(actor) ? 'all' : 'told'
}

/** Taking a planned last day back is for who may terminate. */
export const mayKeep = (
  actor: Actor,
  employeeId: EmployeeId,
  isPlanned: boolean,
): Decision<'adminOnly' | 'ownRecord' | 'nothingPlanned'> => {
  const terminates = mayTerminate(actor, employeeId)
  return terminates.allowed && !isPlanned ? denied('nothingPlanned') : terminates
}
