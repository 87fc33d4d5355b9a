import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { AssetListOutcome, AssetListUpdate } from '../../domain/assets/nouns.ts'
import { wording } from '../../domain/assets/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { succeeded } from '../kit/answers.ts'
import { failedBecause } from '../kit/failureSentence.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { tellParent } from '../kit/tell.ts'
import type { AssetPorts } from './assets.ports.ts'

/**
 * What became of each of many assets that were changed at once.
 *
 * Rules it keeps: it stays until it is dismissed; the whole of it can be taken back once; an undo that fails can be tried
 * again, and one that passes over assets changed since says so of each; what comes of a newer change while an older one is
 * being taken back is shown after it.
 *
 * Events: `outcome.arrived {outcome}`, `undo.asked`, `outcome.dismissed`. Reads: `context.{outcome, isUndone}`;
 * `matches('resting' | 'told' | 'undoing')`; `hasTag('busy')`. Emits `toast`. Tells its parent `assets.changed {assets}`
 * once something was taken back. System id: `assetOutcome`.
 */
interface Context {
  readonly outcome: AssetListOutcome | null
  /** What is shown is what came of taking back. */
  readonly isUndone: boolean
  /** What came of a newer change meanwhile. */
  readonly next: AssetListOutcome | null
}

const nothing: Context = { outcome: null, isUndone: false, next: null }

export type AssetOutcomeEvent =
  | { readonly type: 'outcome.arrived'; readonly outcome: AssetListOutcome }
  | { readonly type: 'undo.asked' }
  | { readonly type: 'outcome.dismissed' }

export const assetOutcomeMachine = setup({
  types: {} as { context: Context; events: AssetOutcomeEvent; emitted: Toast; tags: 'busy' },
  actors: { changeMany: port<AssetPorts['changeMany']>('changeMany') },
  guards: { succeeded, isUndoable: ({ context }) => context.outcome?.undo != null },
  actions: {
    keep: assign((_, { outcome }: { outcome: AssetListOutcome }) => ({ outcome, isUndone: false })),
    keepNext: assign((_, { outcome }: { outcome: AssetListOutcome }) => ({ next: outcome })),
    showNext: assign(({ context: { next } }) => (next === null ? {} : { outcome: next, isUndone: false, next: null })),
    forget: assign(nothing),
    keepUndone: enqueueActions(({ context: { next }, enqueue, self, system }, outcome: AssetListOutcome) => {
      enqueue.assign({ outcome: { ...outcome, undo: null }, isUndone: true })
      tellParent({ enqueue, self }, { type: 'assets.changed', assets: outcome.assets })
      if (outcome.isApplied) announce({ enqueue, system }, { kind: 'success', text: wording.listUpdated })
      else if (next !== null) announce({ enqueue, system }, { kind: 'error', text: wording.listFailed })
    }),
    sayWhy: enqueueActions((speaking, failure: Failure) =>
      announce(speaking, { kind: 'error', text: failedBecause(wording.listFailed, failure) }),
    ),
  },
}).createMachine({
  id: 'assetOutcome',
  context: nothing,
  initial: 'resting',
  states: {
    resting: { on: { 'outcome.arrived': { target: 'told', actions: withEvent('keep') } } },
    told: {
      on: {
        'outcome.arrived': { actions: withEvent('keep') },
        'undo.asked': [{ guard: 'isUndoable', target: 'undoing' }, {}],
        'outcome.dismissed': { target: 'resting', actions: 'forget' },
      },
    },
    undoing: {
      tags: 'busy',
      on: { 'outcome.arrived': { actions: withEvent('keepNext') } },
      invoke: {
        id: 'changeMany',
        src: 'changeMany',
        input: ({ context }) => ({ update: context.outcome?.undo as AssetListUpdate }),
        ...settling<AssetPorts['changeMany']>()({
          to: 'told',
          keep: 'keepUndone',
          and: 'showNext',
          otherwise: 'told',
          why: 'sayWhy',
          also: 'showNext',
        }),
      },
    },
  },
})

export type AssetOutcomeActor = ActorRefFrom<typeof assetOutcomeMachine>
