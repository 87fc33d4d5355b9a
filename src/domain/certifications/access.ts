/**
 * Who may do what with certifications. § 2.3: the list is for admins and managers, the types are for admins. § 6: an admin
 * may access everybody, a manager their direct reports, everybody themself.
 *
 * Ours: anyone who may access a person sees their certifications. An admin and the person's manager add, remind,
 * verify, move the expiry and delete. The person hands in evidence of their own, and takes back what nobody has
 * answered yet. Nobody vouches for evidence of their own, an admin neither, unless there is no other admin who could.
 */
import { mayAccess, mayEdit } from '../employees/access.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import { adminAccess, isAdmin, isManager } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import type { Verification } from './nouns.ts'

/** Those who handle evidence. */
export interface Keeper extends Actor {
  /** No other active admin is there. Asked only of an admin about themself. */
  readonly isOnlyAdmin: boolean
}

export type CertificationRefusal = 'notYourReport' | 'ownRecord' | 'ownEvidence' | 'onlySubmitted' | 'adminOnly'

export const maySee = (actor: Actor, employeeId: EmployeeId): Decision<'notYourReport'> => mayAccess(actor, employeeId)

/** Everybody for themself, too. */
export const mayAdd = (actor: Actor, employeeId: EmployeeId): Decision<'notYourReport'> => mayAccess(actor, employeeId)

/** What becomes of what this person adds. */
export const addedAs = (keeper: Keeper, employeeId: EmployeeId): Verification =>
  mayVerify(keeper, employeeId).allowed ? 'verified' : 'submitted'

/** Verify, decline, change the expiry of what was verified. */
export const mayVerify = (
  keeper: Keeper,
  employeeId: EmployeeId,
): Decision<'notYourReport' | 'ownRecord' | 'ownEvidence'> => {
  const manage = mayManage(keeper, employeeId)
  return manage.allowed && keeper.employeeId === employeeId && !keeper.isOnlyAdmin ? denied('ownEvidence') : manage
}

/** Remind, and let reminders wait. */
export const mayManage = (actor: Actor, employeeId: EmployeeId): Decision<'notYourReport' | 'ownRecord'> =>
  mayEdit(actor, employeeId)

type Held = { readonly employeeId: EmployeeId; readonly verification: Verification }

/** Its files, and the whole: those who may verify it; the person, as long as it waits. */
export const mayChangeFiles = (
  keeper: Keeper,
  { employeeId, verification }: Held,
): Decision<'notYourReport' | 'onlySubmitted'> => {
  const verify = mayVerify(keeper, employeeId)
  if (verify.allowed || verify.because === 'notYourReport') return verify.allowed ? allowed : denied('notYourReport')
  return verification === 'submitted' ? allowed : denied('onlySubmitted')
}

export const mayRemove = mayChangeFiles

export const mayManageTypes = (actor: Actor): Decision<'adminOnly'> => adminAccess(actor)

/** § 2.3 Whose menu has the list, and with it the alert. */
export const seesList = (actor: Actor): boolean => isAdmin(actor) || isManager(actor)
