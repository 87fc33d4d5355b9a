import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { ReviewCycleId } from '../../../domain/kernel/ids.ts'
import { type AskingDraft, askingFields } from '../../../domain/reviews/cycles/askingOthers.ts'
import type { CycleOthersAsked } from '../../../domain/reviews/cycles/nouns.ts'
import { wording } from '../../../domain/reviews/cycles/wording.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { succeeded } from '../../kit/answers.ts'
import { failedBecause } from '../../kit/failureSentence.ts'
import { port } from '../../kit/port.ts'
import { settling, withEvent } from '../../kit/settling.ts'
import { tell } from '../../kit/tell.ts'
import { outcomeSaid } from './cycleOutcome.ts'
import type { CyclePorts } from './cycles.ports.ts'

/**
 * Asking others for feedback in all reviews of a cycle.
 *
 * Rules it keeps: nobody is asked whom the preview did not name, which its digest says; a refusal keeps what was chosen and reads
 * the preview again; what came of it stays on the page (`cycleOutcome.ts`); after it the cycle is read again.
 *
 * Events: `asking.opened {id}`, `asking.changed {change}`, `asking.pressed {digest}`, `asking.closed`.
 * Reads: `context.{id, draft, refusal}`; `matches('closed' | 'choosing' | 'asking')`; `hasTag('busy')`. Emits `toast`.
 * Tells `news.heard` to the preview, `outcome.arrived` to the outcome, `cycles.changed` to the area.
 * System id: `reviewCycleAsking`.
 */
interface Context {
  readonly id: ReviewCycleId | null
  readonly draft: AskingDraft
  readonly digest: string
  readonly refusal: string | null
}

type Event =
  | { readonly type: 'asking.opened'; readonly id: ReviewCycleId }
  | { readonly type: 'asking.changed'; readonly change: Partial<AskingDraft> }
  | { readonly type: 'asking.pressed'; readonly digest: string }
  | { readonly type: 'asking.closed' }

const nothing: Context = { id: null, draft: askingFields.blank, digest: '', refusal: null }

export const cycleAskingMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    tags: 'busy'
    children: { askOthers: 'askOthers' }
  },
  actors: { askOthers: port<CyclePorts['askOthers']>('askOthers') },
  guards: { succeeded, isComplete: ({ context: { draft } }) => Object.keys(askingFields.problems(draft)).length === 0 },
  actions: {
    announce: enqueueActions(announce),
    open: assign((_, { id }: { readonly id: ReviewCycleId }) => ({ ...nothing, id })),
    forget: assign(nothing),
    change: assign(({ context }, { change }: { readonly change: Partial<AskingDraft> }) => ({
      draft: { ...context.draft, ...change },
      refusal: null,
    })),
    keepDigest: assign((_, { digest }: { readonly digest: string }) => ({ digest, refusal: null })),
    tellAsked: enqueueActions((speaking, asked: CycleOthersAsked) => {
      const outcome = { kind: 'asked', id: speaking.context.id as ReviewCycleId, asked } as const
      announce(speaking, outcomeSaid(outcome))
      tell(speaking, 'reviewCycleOutcome', { type: 'outcome.arrived', outcome })
      tell(speaking, 'reviews/cycles', { type: 'cycles.changed', gone: null })
    }),
    readAgain: enqueueActions((speaking) => tell(speaking, 'reviewCycleAskingPreview', { type: 'news.heard' })),
    sayWhy: assign((_, failure: Failure) => ({ refusal: failedBecause(wording.askFailed, failure) })),
  },
}).createMachine({
  id: 'reviewCycleAsking',
  context: nothing,
  initial: 'closed',
  states: {
    closed: { entry: 'forget', on: { 'asking.opened': { target: 'choosing', actions: withEvent('open') } } },
    choosing: {
      on: {
        'asking.changed': { actions: withEvent('change') },
        'asking.pressed': [{ guard: 'isComplete', target: 'asking', actions: withEvent('keepDigest') }, {}],
        'asking.closed': 'closed',
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askOthers',
        src: 'askOthers',
        input: ({ context: { id, draft, digest } }) => ({
          id: id as ReviewCycleId,
          rules: askingFields.toSaved(draft),
          digest,
        }),
        ...settling<CyclePorts['askOthers']>()({
          to: 'closed',
          keep: 'tellAsked',
          otherwise: 'choosing',
          why: 'sayWhy',
          also: 'readAgain',
        }),
      },
    },
  },
})

export type CycleAskingActor = ActorRefFrom<typeof cycleAskingMachine>
