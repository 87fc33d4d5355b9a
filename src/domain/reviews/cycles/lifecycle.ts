/** A cycle of reviews runs, is paused, or has ended. All ours. */
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import { type Lifecycle, stateAfter } from '../../kernel/lifecycle.ts'

export const cycleStates = ['Running', 'Paused', 'Ended'] as const
export type CycleState = (typeof cycleStates)[number]

export const cycleActs = ['pause', 'resume', 'end'] as const
export type CycleAct = (typeof cycleActs)[number]

export const cycleLifecycle: Lifecycle<CycleState, CycleAct> = {
  Running: { pause: 'Paused', end: 'Ended' },
  Paused: { resume: 'Running', end: 'Ended' },
  Ended: {},
}

interface Stated {
  readonly state: CycleState
}

export const mayActOnCycle = ({ state }: Stated, act: CycleAct): Decision<'notInThisState'> =>
  stateAfter(cycleLifecycle, state, act) === null ? denied('notInThisState') : allowed

/** Whether it stands where the act leads: somebody whose answer was lost presses once more, and nothing is left to do. */
export const isSoAlready = ({ state }: Stated, act: CycleAct): boolean =>
  cycleStates.some((from) => stateAfter(cycleLifecycle, from, act) === state)

export const mayNudge = ({ state }: Stated): Decision<'notRunning'> =>
  state === 'Running' ? allowed : denied('notRunning')

/** What was planned is taken back as long as the cycle has not ended: then it stands as a record. */
export const mayTakeBack = ({ state }: Stated): Decision<'notInThisState'> =>
  state === 'Ended' ? denied('notInThisState') : allowed
