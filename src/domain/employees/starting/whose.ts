/**
 * Ours: whose start is shown, for how long, and to whom (`progress.ts` has the steps).
 *
 * For three months from the first day at most; where no first day is known, from the day on which the person was added.
 * Whoever may edit the person sees every step, and says that nothing more is to be done. The person sees the steps that are
 * theirs: policies to agree to, certificates to hand in, assets to accept.
 */
import { monthsAfter } from '../../kernel/days.ts'
import type { EmployeeId } from '../../kernel/ids.ts'
import type { Day } from '../../kernel/nouns.ts'
import type { Actor } from '../../permissions/actor.ts'
import { mayAccess, mayEdit } from '../access.ts'

/** Every step, the person's own, or nothing. */
export type StartSight = 'all' | 'own' | 'hidden'

export const startSight = (actor: Actor, employeeId: EmployeeId): StartSight => {
  if (mayEdit(actor, employeeId).allowed) return 'all'
  return mayAccess(actor, employeeId).allowed ? 'own' : 'hidden'
}

/** Who says that nothing more is to be done, and takes it back. */
export const mayEndStart = mayEdit

const MONTHS_SHOWN = 3

interface Begun {
  readonly startDate: Day | null
  /** The day in the client's zone; null where it is not known, which is no reason to ask no further. */
  readonly addedOn: Day | null
  readonly isActive: boolean
}

/** Whether somebody began lately enough, or has yet to begin. */
export const isStarting = ({ startDate, addedOn, isActive }: Begun, today: Day): boolean => {
  const begin = startDate ?? addedOn
  return isActive && (begin === null || today <= monthsAfter(begin, MONTHS_SHOWN))
}
