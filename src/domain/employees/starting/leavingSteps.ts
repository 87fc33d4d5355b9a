/**
 * Ours: what is still to be done before, and after, somebody leaves: worked out of what is with them (`accounts/handover.ts`),
 * nobody ticks it. What their policies ask of them is over with the employment.
 */
import { monthsAfter } from '../../kernel/days.ts'
import type { Day } from '../../kernel/nouns.ts'
import type { Handover, HandoverKind, LoginState } from '../accounts/nouns.ts'
import type { Employee } from '../nouns.ts'

export type LeavingStepName = Exclude<HandoverKind, 'policies'> | 'login'

export interface LeavingStep {
  readonly name: LeavingStepName
  /** `waiting`: it happens on its own, on the day. */
  readonly state: 'done' | 'waiting' | 'open'
  /** What it is about, where that is something to hand over. */
  readonly left: Handover | null
}

interface Leaver extends Pick<Employee, 'leaving'> {
  readonly loginState: LoginState | null
}

/** In the order in which they are to be handed over; the login ends on its own. */
export const leavingSteps = (
  { leaving, loginState }: Leaver,
  handovers: ReadonlyArray<Handover>,
): ReadonlyArray<LeavingStep> => [
  ...handovers.flatMap((left): ReadonlyArray<LeavingStep> => {
    if (left.kind === 'policies') return []
    const goes = left.kind === 'reports' && leaving !== null && leaving.heir !== null
    return [{ name: left.kind, state: goes ? 'waiting' : 'open', left }]
  }),
  ...(loginState === null
    ? []
    : [{ name: 'login', state: leaving === null ? 'done' : 'waiting', left: null } as const]),
]

const MONTHS_SHOWN = 3

/** For how long what a leaver has not handed over is shown with them. */
export const leftLately = (lastDay: Day, today: Day): boolean => today <= monthsAfter(lastDay, MONTHS_SHOWN)
