import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { wording } from '../../domain/dailyScrums/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { succeeded } from '../kit/answers.ts'
import { failedBecause } from '../kit/failureSentence.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { tellParent } from '../kit/tell.ts'
import type { BlockerSet, DailyScrumPorts } from './dailyScrums.ports.ts'

/**
 * Blockers that are resolved, and opened again.
 *
 * Rules it keeps: one at a time; whatever the answer, the day is read again, so that what somebody else has done to it
 * meanwhile is seen; why it was refused is said.
 *
 * Events: `blocker.set {asked}`. Reads: `context.asked`; `hasTag('busy')`. Emits `toast`. Tells its parent
 * `dailyScrums.changed`. System id: `scrumBlockers`.
 */
interface Context {
  /** The last one. */
  readonly asked: BlockerSet | null
}

interface BlockerEvent {
  readonly type: 'blocker.set'
  readonly asked: BlockerSet
}

export const blockersMachine = setup({
  types: {} as { context: Context; events: BlockerEvent; emitted: Toast; tags: 'busy' },
  actors: { setBlocker: port<DailyScrumPorts['setBlocker']>('setBlocker') },
  guards: { succeeded },
  actions: {
    keep: assign((_, { asked }: { asked: BlockerSet }) => ({ asked })),
    tellChanged: enqueueActions(({ enqueue, self }) => tellParent({ enqueue, self }, { type: 'dailyScrums.changed' })),
    sayWhy: enqueueActions((speaking, failure: Failure) =>
      announce(speaking, { kind: 'error', text: failedBecause(wording.blockerFailed, failure) }),
    ),
  },
}).createMachine({
  id: 'scrumBlockers',
  context: { asked: null },
  initial: 'resting',
  states: {
    resting: { on: { 'blocker.set': { target: 'setting', actions: withEvent('keep') } } },
    setting: {
      tags: 'busy',
      exit: 'tellChanged',
      invoke: {
        id: 'setBlocker',
        src: 'setBlocker',
        input: ({ context }: { context: Context }) => context.asked as BlockerSet,
        ...settling<DailyScrumPorts['setBlocker']>()({ to: 'resting', otherwise: 'resting', why: 'sayWhy' }),
      },
    },
  },
})

export type BlockersActor = ActorRefFrom<typeof blockersMachine>
