/**
 * A plan of a reorganisation is drafted, looked at by a second administrator, waits for its day, is published, and can be
 * taken back. All ours (decision 0058).
 */
import { type Lifecycle, stateAfter, statesAfter } from '../../kernel/lifecycle.ts'

export const planStates = ['Draft', 'InReview', 'Scheduled', 'Published', 'Reverted', 'Withdrawn'] as const
export type PlanState = (typeof planStates)[number]

export const planActs = ['send', 'approve', 'publish', 'sendBack', 'revert', 'withdraw'] as const
export type PlanAct = (typeof planActs)[number]

export const planLifecycle: Lifecycle<PlanState, PlanAct> = {
  Draft: { send: 'InReview', withdraw: 'Withdrawn' },
  // With a day ahead it waits for it.
  InReview: { approve: ['Scheduled', 'Published'], sendBack: 'Draft', withdraw: 'Withdrawn' },
  Scheduled: { publish: 'Published', sendBack: 'Draft', withdraw: 'Withdrawn' },
  Published: { revert: 'Reverted' },
  Reverted: {},
  Withdrawn: {},
}

export const isPossible = (state: PlanState, act: PlanAct): boolean => stateAfter(planLifecycle, state, act) !== null

/** Whether it stands where the act leads: somebody whose answer was lost presses once more, and nothing is left to do. */
export const isSoAlready = (state: PlanState, act: PlanAct): boolean =>
  planStates.some((from) => statesAfter(planLifecycle, from, act)?.includes(state) === true)
