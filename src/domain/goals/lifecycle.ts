/**
 * Goals: draft, active, at risk, done, cancelled. Ours, as are the ways between them: one that has ended can be opened
 * again. Overdue is no state but follows from the date: the day after the due date, while the goal is being worked on.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { actionsFrom, type Lifecycle, stateAfter } from '../kernel/lifecycle.ts'
import type { Day } from '../kernel/nouns.ts'
import type { Goal, GoalState } from './nouns.ts'

export type GoalAction = 'begin' | 'flag' | 'recover' | 'finish' | 'cancel' | 'reopen'

export const goalLifecycle: Lifecycle<GoalState, GoalAction> = {
  Draft: { begin: 'Active', cancel: 'Cancelled' },
  Active: { finish: 'Done', flag: 'AtRisk', cancel: 'Cancelled' },
  AtRisk: { finish: 'Done', recover: 'Active', cancel: 'Cancelled' },
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

/** `today`: the day it is in the tenant's zone. */
export const isOverdue = ({ state, dueDate }: Pick<Goal, 'state' | 'dueDate'>, today: Day): boolean =>
  dueDate !== null && dueDate < today && (state === 'Active' || state === 'AtRisk')
