import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { FeatureFlag } from '../../domain/billing/nouns.ts'
import type { FlagChange } from '../../domain/featureFlags/nouns.ts'
import { wording } from '../../domain/featureFlags/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { succeeded } from '../kit/answers.ts'
import { failedBecause } from '../kit/failureSentence.ts'
import { refresh } from '../kit/library.ts'
import { loadingStates } from '../kit/loading.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import type { FeatureFlagPorts } from './featureFlags.ports.ts'

/**
 * The switches of feature management, and who switched each last.
 *
 * Rules it keeps: a switch counts before the server has answered, so that menu and pages follow at once, and goes back when
 * the server refuses, with the reason; one is switched at a time; whatever the answer, the flags are read anew, for somebody
 * else may have switched one; so is what a flag hides or shows.
 *
 * Events: `page.shown`, `page.left`, `retry.asked`, `flag.switched {name, isEnabled}`; its own `flag.settled`.
 * Reads: `context.{changes, failure, asked}`; `matches({ reading: 'closed' | 'loading' | 'showing' | 'renewing' | 'failed' })`,
 * `matches({ working: 'resting' | 'switching' })`. Emits `toast`; tells the readiness `flag.changed`. System id: `featureFlags`.
 */
interface Context {
  readonly changes: ReadonlyArray<FlagChange>
  readonly failure: Failure | null
  /** What is being switched. */
  readonly asked: FeatureFlag | null
}

type Event =
  | { readonly type: 'page.shown' }
  | { readonly type: 'page.left' }
  | { readonly type: 'retry.asked' }
  | ({ readonly type: 'flag.switched' } & FeatureFlag)
  | { readonly type: 'flag.settled' }

type Load = FeatureFlagPorts['loadChanges']

const asked = (context: Context) => context.asked as FeatureFlag

export const featureFlagsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    children: { loadChanges: 'loadChanges'; switchFlag: 'switchFlag' }
  },
  actors: { loadChanges: port<Load>('loadChanges'), switchFlag: port<FeatureFlagPorts['switchFlag']>('switchFlag') },
  guards: { succeeded },
  actions: {
    keep: assign((_, changes: ReadonlyArray<FlagChange>) => ({ changes, failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    begin: enqueueActions(({ enqueue, system }, { name, isEnabled }: FeatureFlag) => {
      enqueue.assign({ asked: { name, isEnabled } })
      tell({ enqueue, system }, 'readiness', { type: 'flag.changed', name, isEnabled })
    }),
    goBack: enqueueActions(({ context, enqueue, system }, failure: Failure) => {
      const { name, isEnabled } = asked(context)
      tell({ enqueue, system }, 'readiness', { type: 'flag.changed', name, isEnabled: !isEnabled })
      refresh({ enqueue, system }, 'featureFlags')
      announce(
        { enqueue, system },
        { kind: 'error', text: failedBecause(wording.switchFailed(name, isEnabled), failure) },
      )
    }),
    follow: enqueueActions(({ enqueue, system }) => {
      enqueue.raise({ type: 'flag.settled' })
      refresh({ enqueue, system }, 'featureFlags', 'toDo', 'bootstrap')
    }),
    rest: assign({ asked: null }),
  },
}).createMachine({
  id: 'featureFlags',
  context: { changes: [], failure: null, asked: null },
  type: 'parallel',
  states: {
    reading: {
      initial: 'closed',
      on: { 'page.left': '.closed' },
      states: {
        closed: { on: { 'page.shown': 'loading' } },
        ...loadingStates<Load>()({ load: 'loadChanges', keep: 'keep' }),
        showing: { on: { 'flag.settled': 'renewing' } },
        renewing: {
          invoke: {
            id: 'loadChanges',
            src: 'loadChanges',
            ...settling<Load>()({ to: 'showing', keep: 'keep', otherwise: 'showing' }),
          },
        },
      },
    },
    working: {
      initial: 'resting',
      states: {
        resting: { entry: 'rest', on: { 'flag.switched': { target: 'switching', actions: withEvent('begin') } } },
        switching: {
          tags: 'busy',
          invoke: {
            id: 'switchFlag',
            src: 'switchFlag',
            input: ({ context }) => asked(context),
            ...settling<FeatureFlagPorts['switchFlag']>()({
              to: 'resting',
              and: 'follow',
              otherwise: 'resting',
              why: 'goBack',
            }),
          },
        },
      },
    },
  },
})

export type FeatureFlagsActor = ActorRefFrom<typeof featureFlagsMachine>
