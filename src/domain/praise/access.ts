/**
 * Who praises whom, and who reads it. All ours, on § 6 Employee access.
 *
 * - Everybody praises active colleagues, never themself; of who is hidden from the directory, only those they may access.
 * - What is for everybody is read by all of the client, unless somebody praised is hidden from the directory: then, and where
 *   it is not for everybody, by who gave it and by whoever may access somebody praised (themself, their manager, an admin).
 * - It is taken back by who gave it, and by an admin.
 */
import { mayAccess } from '../employees/access.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import { isAdmin } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import type { Audience } from './limits.ts'

export type PraiseRefusal = 'notYourself' | 'nobodyHere' | 'unknownValue' | 'notYours'

interface Colleague {
  readonly id: EmployeeId
  readonly isActive: boolean
  readonly isHidden: boolean
}

export const mayPraise = (actor: Actor, to: Colleague): Decision<'notYourself' | 'nobodyHere'> => {
  if (to.id === actor.employeeId) return denied('notYourself')
  return to.isActive && (!to.isHidden || mayAccess(actor, to.id).allowed) ? allowed : denied('nobodyHere')
}

interface Given {
  readonly by: { readonly id: EmployeeId } | null
  readonly audience: Audience
  readonly to: ReadonlyArray<Pick<Colleague, 'id' | 'isHidden'>>
}

export const mayReadPraise = (actor: Actor, { by, audience, to }: Given): boolean =>
  by?.id === actor.employeeId ||
  (audience === 'Everyone' && !to.some(({ isHidden }) => isHidden)) ||
  to.some(({ id }) => mayAccess(actor, id).allowed)

export const mayTakeBackPraise = (actor: Actor, { by }: Pick<Given, 'by'>): Decision<'notYours'> =>
  isAdmin(actor) || by?.id === actor.employeeId ? allowed : denied('notYours')
