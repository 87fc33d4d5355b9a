import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { EmployeeId, ReviewId } from '../../../domain/kernel/ids.ts'
import { withOne } from '../../../domain/kernel/lists.ts'
import type { FeedbackAct } from '../../../domain/reviews/feedback/lifecycle.ts'
import type { FeedbackAnswer, OwnFeedback } from '../../../domain/reviews/feedback/nouns.ts'
import { feedbackWording } from '../../../domain/reviews/feedback/wording.ts'
import { recordWording } from '../../../domain/reviews/wording.ts'
import type { WrittenAnswer } from '../../../domain/reviews/writing.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { isConfirmed, isNotFound, succeeded } from '../../kit/answers.ts'
import { concluding } from '../../kit/concluding.ts'
import type { ConfirmOutput } from '../../kit/confirm.machine.ts'
import { loadingStates } from '../../kit/loading.ts'
import type { KeepingPorts, KeptPart } from '../../kit/parts.ports.ts'
import { closeParts, endPart, goOnWith, toParts, type WithParts, writePart } from '../../kit/parts.ts'
import { port } from '../../kit/port.ts'
import { withAnswer, withEvent } from '../../kit/settling.ts'
import type { FeedbackPorts } from './feedback.ports.ts'
import { feedbackPart, ownPartInput } from './feedbackPart.ts'
import { type Giving, givingQuestion, questionAbout } from './givingQuestion.ts'

/**
 * What somebody who was asked for feedback on somebody writes, while its page is open.
 *
 * Rules it keeps: what is not there, or not for the caller, is simply not found; each answer is written in an actor of its own
 * (`kit/part.machine.ts`); what an earlier visit could not send goes on from where it was; before it is submitted, or declined,
 * all that is written has arrived; both stand behind a question, since neither is taken back.
 *
 * Events: `feedback.opened {id}`, `feedback.closed`, `retry.asked`, `part.typed {key, content}`, `giving.asked {act, unanswered}`.
 * From its parts: `part.stored {stored}`, `part.settled {key}`, `part.stuck`.
 * Reads: `context.{own, failure, refusal, parts}`; `matches({ reading })`, `hasTag('busy')`; `children.confirmation`, and a part
 * by `partId`. Emits `toast`. System id: `ownFeedback`.
 */
export interface OwnFeedbackInput {
  /** Who is at the page. */
  readonly person: EmployeeId
}

interface Context extends OwnFeedbackInput, WithParts {
  readonly id: ReviewId | null
  readonly own: OwnFeedback | null
  readonly failure: Failure | null
  readonly refusal: string | null
  readonly giving: Giving | null
}

type Event =
  | { readonly type: 'feedback.opened'; readonly id: ReviewId }
  | { readonly type: 'feedback.closed' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'part.typed'; readonly key: string; readonly content: WrittenAnswer }
  | ({ readonly type: 'giving.asked' } & Giving)
  | { readonly type: 'part.stored'; readonly stored: FeedbackAnswer }
  | { readonly type: 'part.settled'; readonly key: string }
  | { readonly type: 'part.stuck' }

/** How long what is written is waited for, before it is submitted. */
const PATIENCE_MS = 5_000

const closed = ({ person }: OwnFeedbackInput): Context => ({
  person,
  id: null,
  own: null,
  failure: null,
  refusal: null,
  giving: null,
  parts: [],
})

/** Once one was opened. */
const idIn = ({ id }: Context): ReviewId => id as ReviewId
/** While something is written in it, or done with it, it is there. */
const ownIn = ({ own }: Context): OwnFeedback => own as OwnFeedback
const ofParts = (context: Context) => ({ id: idIn(context), person: context.person })

const doneWords: Record<FeedbackAct, string> = {
  submit: feedbackWording.submitted,
  decline: feedbackWording.declined,
}

export const ownFeedbackMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    input: OwnFeedbackInput
    tags: 'busy'
    children: { confirmation: 'confirmation'; loadOwn: 'loadOwn'; recallParts: 'recallParts' }
  },
  delays: { patience: PATIENCE_MS },
  actors: {
    part: feedbackPart.machine,
    confirmation: givingQuestion.machine,
    loadOwn: port<FeedbackPorts['loadOwn']>('loadOwn'),
    recallParts: port<KeepingPorts['recallParts']>('recallParts'),
  },
  guards: {
    succeeded,
    isNotFound,
    isConfirmed,
    isThere: ({ context }) => context.own !== null,
    isAllSaved: ({ context }) => context.parts.length === 0,
  },
  actions: {
    announce: enqueueActions(announce),
    open: assign(({ context }, { id }: { id: ReviewId }) => ({ ...closed(context), id })),
    close: enqueueActions(({ context, enqueue, system }) => {
      if (context.id !== null) closeParts({ context, enqueue, system }, `feedback/${context.id}`)
      enqueue.assign(closed(context))
    }),
    take: assign((_, own: OwnFeedback) => ({ own, failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    goOn: enqueueActions(({ context, enqueue }, kept: ReadonlyArray<KeptPart>) =>
      goOnWith({ context, enqueue }, kept, (part) => ({ ...ofParts(context), ...part })),
    ),
    write: enqueueActions(({ context, enqueue }, { key, content }: { key: string; content: WrittenAnswer }) =>
      writePart({ context, enqueue }, ownPartInput(ofParts(context), ownIn(context), key, content)),
    ),
    takeStored: assign(({ context: { own } }, { stored }: { stored: FeedbackAnswer }) => ({
      own: own && { ...own, answers: withOne(own.answers, stored, (one) => one.questionId === stored.questionId) },
    })),
    endPart: enqueueActions(({ context, enqueue }, { key }: { key: string }) => endPart({ context, enqueue }, key)),
    sendAll: enqueueActions(({ context, enqueue }) =>
      toParts({ context, enqueue }, context.parts, { type: 'save.asked' }),
    ),
    begin: assign((_, { act, unanswered }: Giving) => ({ giving: { act, unanswered }, refusal: null })),
    sayNotAllSaved: assign({ refusal: recordWording.notAllSaved }),
    tellDone: enqueueActions(({ context: { giving }, ...speaking }) => {
      if (giving !== null) announce(speaking, { kind: 'success', text: doneWords[giving.act] })
    }),
  },
}).createMachine({
  id: 'ownFeedback',
  context: ({ input }) => closed(input),
  type: 'parallel',
  states: {
    reading: {
      initial: 'closed',
      on: {
        'feedback.opened': { target: '.loading', actions: ['close', withEvent('open')] },
        'feedback.closed': { target: '.closed', actions: 'close' },
      },
      states: {
        closed: {},
        ...loadingStates<FeedbackPorts['loadOwn']>()({
          load: 'loadOwn',
          input: ({ context }: { context: Context }) => ({ id: idIn(context) }),
          to: 'recalling',
          keep: 'take',
          missing: 'notFound',
        }),
        recalling: {
          invoke: {
            id: 'recallParts',
            src: 'recallParts',
            input: ({ context }) => ofParts(context),
            onDone: { target: 'showing', actions: withAnswer('goOn') },
            // A browser that gives nothing has kept nothing.
            onError: 'showing',
          },
        },
        showing: {},
      },
    },
    writing: {
      on: {
        'part.stored': { actions: withEvent('takeStored') },
        'part.settled': { actions: withEvent('endPart') },
        'part.typed': [{ guard: 'isThere', actions: withEvent('write') }, {}],
      },
    },
    working: {
      initial: 'resting',
      on: { 'feedback.opened': '.resting', 'feedback.closed': '.resting' },
      states: {
        resting: {
          on: { 'giving.asked': [{ guard: 'isThere', target: 'saving', actions: withEvent('begin') }, {}] },
        },
        saving: {
          tags: 'busy',
          entry: 'sendAll',
          always: { guard: 'isAllSaved', target: 'asking' },
          on: { 'part.stuck': { target: 'resting', actions: 'sayNotAllSaved' } },
          after: { patience: { target: 'resting', actions: 'sayNotAllSaved' } },
        },
        asking: {
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            input: ({ context }) => questionAbout({ own: ownIn(context), giving: context.giving as Giving }),
            ...concluding<ConfirmOutput<OwnFeedback>>()({
              when: 'isConfirmed',
              to: 'resting',
              keep: 'take',
              and: 'tellDone',
              otherwise: 'resting',
              failed: feedbackWording.submitFailed,
            }),
          },
        },
      },
    },
  },
})

export type OwnFeedbackActor = ActorRefFrom<typeof ownFeedbackMachine>
