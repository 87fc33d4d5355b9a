import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { emptyFeedback, type FeedbackDraft, isTyped, messageProblem, toFeedback } from '../../domain/home/feedback.ts'
import type { KeptFeedback } from '../../domain/home/inbox/nouns.ts'
import { wording } from '../../domain/home/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { FeedbackId } from '../../domain/kernel/ids.ts'
import type { InputProblem } from '../../domain/kernel/inputProblems.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { succeeded } from '../kit/answers.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { tell, tellParent } from '../kit/tell.ts'
import type { FeedbackPorts } from './home.ports.ts'

/**
 * The feedback page (§ 2.1 /feedback, § 7 POST feedback): from the first letter to the thanks. It outlives the page, so
 * that what was sent is known whichever page shows when the answer comes.
 *
 * Rules it keeps: what is wrong is said once sending was tried; a second press while it is sent does nothing; a failure
 * is said and the text stays, and the same text sent again is the same feedback; what was sent is gone from the form;
 * leaving unsent text asks first (§ 2.3), and leaving all the same gives it up.
 *
 * Events: `page.opened {about}`, `page.left`, `draft.changed {change}`, `sending.asked {id}`, `another.asked`.
 * Reads: `context.{draft, about, refusal, number}`, `feedbackProblemIn(snapshot)`; `hasTag('busy')`, `hasTag('typed')`,
 * `matches('sent')`. Emits `toast`. Tells its parent `feedback.changed`. System id: `feedback`.
 */
interface Context {
  readonly version: string
  readonly draft: FeedbackDraft
  /** The address it may be about. */
  readonly about: string | null
  /** Whether the page is shown: elsewhere nobody is asked about this text. */
  readonly isOpen: boolean
  readonly triedToSend: boolean
  readonly refusal: string | null
  /** Of what is being sent; made by who presses, and kept until something else is typed. */
  readonly id: FeedbackId | null
  /** The reference of what was sent last. */
  readonly number: number | null
}

type Event =
  | { readonly type: 'page.opened'; readonly about: string | null }
  | { readonly type: 'page.left' }
  | { readonly type: 'draft.changed'; readonly change: Partial<FeedbackDraft> }
  | { readonly type: 'sending.asked'; readonly id: FeedbackId }
  | { readonly type: 'another.asked' }

const unsavedBy = 'feedback'

export const feedbackMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    input: { readonly version: string }
    tags: 'busy' | 'typed'
  },
  actors: { sendFeedback: port<FeedbackPorts['sendFeedback']>('sendFeedback') },
  guards: {
    succeeded,
    isTyped: ({ context }) => isTyped(context.draft),
    isEmpty: ({ context }) => !isTyped(context.draft),
    isValid: ({ context }) => messageProblem(context.draft.message) === null,
  },
  actions: {
    announce: enqueueActions(announce),
    open: assign((_, { about }: { about: string | null }) => ({ about, isOpen: true })),
    close: assign({ isOpen: false }),
    change: assign(({ context }, { change }: { change: Partial<FeedbackDraft> }) => ({
      draft: { ...context.draft, ...change },
      id: null,
    })),
    name: assign(({ context }, { id }: { id: FeedbackId }) => ({ id: context.id ?? id })),
    keepNumber: assign((_, { number }: KeptFeedback) => ({ number })),
    tellChanged: enqueueActions(({ enqueue, self }) => tellParent({ enqueue, self }, { type: 'feedback.changed' })),
    showProblems: assign({ triedToSend: true }),
    forgetRefusal: assign({ refusal: null }),
    sayWhy: assign((_, failure: Failure) => ({ refusal: failureSentence(failure) })),
    empty: assign({ draft: emptyFeedback, triedToSend: false, refusal: null, id: null }),
    beginUnsaved: enqueueActions(({ context, enqueue, system }) => {
      if (context.isOpen) tell({ enqueue, system }, 'navigation', { type: 'unsaved.began', by: unsavedBy })
    }),
    endUnsaved: enqueueActions(({ enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: unsavedBy }),
    ),
  },
}).createMachine({
  id: 'feedback',
  context: ({ input }) => ({
    ...input,
    draft: emptyFeedback,
    about: null,
    isOpen: false,
    triedToSend: false,
    refusal: null,
    id: null,
    number: null,
  }),
  on: {
    'page.opened': { actions: withEvent('open') },
    'page.left': { actions: 'close' },
  },
  initial: 'writing',
  states: {
    writing: {
      initial: 'blank',
      on: {
        'draft.changed': { actions: withEvent('change') },
        'sending.asked': [
          { guard: 'isValid', target: 'sending', actions: withEvent('name') },
          { actions: 'showProblems' },
        ],
      },
      states: {
        blank: { always: { guard: 'isTyped', target: 'typed' } },
        typed: {
          tags: 'typed',
          entry: 'beginUnsaved',
          exit: 'endUnsaved',
          always: { guard: 'isEmpty', target: 'blank' },
          on: {
            'page.opened': { actions: [withEvent('open'), 'beginUnsaved'] },
            'page.left': { target: 'blank', actions: ['close', 'empty'] },
          },
        },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'sendFeedback',
        src: 'sendFeedback',
        input: ({ context: { version, draft, about, id } }) => ({
          feedback: { ...toFeedback(draft, about, version), ...(id !== null && { id }) },
        }),
        ...settling<FeedbackPorts['sendFeedback']>()({
          to: 'sent',
          keep: 'keepNumber',
          and: ['empty', 'tellChanged', { type: 'announce', params: { kind: 'success', text: wording.feedbackSent } }],
          otherwise: 'writing',
          why: 'sayWhy',
          also: { type: 'announce', params: { kind: 'error', text: wording.feedbackFailed } },
        }),
      },
    },
    sent: { on: { 'another.asked': 'writing', 'page.left': { target: 'writing', actions: 'close' } } },
  },
})

export type FeedbackActor = ActorRefFrom<typeof feedbackMachine>

/** What stands under the message once sending was tried. */
export const feedbackProblemIn = ({ context }: { readonly context: Context }): InputProblem | null =>
  context.triedToSend ? messageProblem(context.draft.message) : null
