/**
 * Goals: draft, active, done, cancelled. Ours, as are the ways between them: one that has ended can be opened again. That
 * one is at risk or overdue is no state but follows from its days and its progress (`goalStatus.ts`).
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { actionsFrom, type Lifecycle, stateAfter } from '../kernel/lifecycle.ts'
import type { GoalState } from './nouns.ts'

export type GoalAction = 'begin' | 'finish' | 'cancel' | 'reopen'

export const goalLifecycle: Lifecycle<GoalState, GoalAction> = {
  Draft: { begin: 'Active', cancel: 'Cancelled' },
  Active: { finish: 'Done', cancel: 'Cancelled' },
  Done: { reopen: 'Active' },
  Cancelled: { reopen: 'Active' },
}

/** A change that names another state is one of the ways of the table. */
export const mayBecome = (before: GoalState, after: GoalState): Decision<'notFromThisState'> =>
  before === after ||
  actionsFrom(goalLifecycle, before).some((action) => stateAfter(goalLifecycle, before, action) === after)
    ? allowed
    : denied('notFromThisState')

/** A goal begins as a draft, or at once. */
export const mayBeginAs = (state: GoalState): Decision<'notFromThisState'> =>
  state === 'Draft' || state === 'Active' ? allowed : denied('notFromThisState')

/** Work goes on until the goal has ended. */
export const mayProgress = (state: GoalState): Decision<'goalEnded'> =>
  state === 'Draft' || state === 'Active' ? allowed : denied('goalEnded')
