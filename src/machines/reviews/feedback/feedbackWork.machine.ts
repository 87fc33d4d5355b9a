import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { EmployeeId, ReviewId } from '../../../domain/kernel/ids.ts'
import type { ReviewFeedback } from '../../../domain/reviews/feedback/nouns.ts'
import { feedbackWording } from '../../../domain/reviews/feedback/wording.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { isConfirmed, succeeded } from '../../kit/answers.ts'
import { concluding } from '../../kit/concluding.ts'
import { type ConfirmOutput, questionOf } from '../../kit/confirm.machine.ts'
import { failedBecause } from '../../kit/failureSentence.ts'
import { port } from '../../kit/port.ts'
import { settling, withEvent } from '../../kit/settling.ts'
import { tell } from '../../kit/tell.ts'
import type { FeedbackPorts, OfReview } from './feedback.ports.ts'

/**
 * Who is asked for feedback in the review that is open, and the end of it.
 *
 * Rules it keeps: those who are chosen stay chosen until they were asked; nobody is asked of another review than the one they
 * were chosen for; it is closed for good, so it stands behind a question; after each it is read again.
 *
 * Events: `people.chosen {id, people}`, `asking.pressed`, `closing.asked {id}`, `work.left`.
 * Reads: `context.{id, people, refusal}`, `children.confirmation`; `hasTag('busy')`. Emits `toast`. Tells `news.heard` to the
 * reading. System id: `reviewFeedbackWork`.
 */
interface Context {
  /** Of which review; null until somebody is chosen or it is to be closed. */
  readonly id: ReviewId | null
  readonly people: ReadonlyArray<EmployeeId>
  readonly refusal: string | null
}

type Event =
  | { readonly type: 'people.chosen'; readonly id: ReviewId; readonly people: ReadonlyArray<EmployeeId> }
  | { readonly type: 'asking.pressed' }
  | { readonly type: 'closing.asked'; readonly id: ReviewId }
  | { readonly type: 'work.left' }

export const closingQuestion = questionOf<OfReview, ReviewFeedback>()

const nothing: Context = { id: null, people: [], refusal: null }

export const feedbackWorkMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    tags: 'busy'
    children: { confirmation: 'confirmation'; askPeople: 'askPeople' }
  },
  actors: { confirmation: closingQuestion.machine, askPeople: port<FeedbackPorts['askPeople']>('askPeople') },
  guards: { succeeded, isConfirmed, isAnybody: ({ context: { people } }) => people.length > 0 },
  actions: {
    announce: enqueueActions(announce),
    choose: assign((_, { id, people }: Pick<Context, 'people'> & OfReview) => ({ ...nothing, id, people })),
    of: assign((_, { id }: OfReview) => ({ id, refusal: null })),
    forget: assign(nothing),
    tellAsked: enqueueActions((speaking) => announce(speaking, { kind: 'success', text: feedbackWording.asked })),
    tellClosed: enqueueActions((speaking) => announce(speaking, { kind: 'success', text: feedbackWording.closed })),
    tellNews: enqueueActions((speaking) => tell(speaking, 'reviewFeedback', { type: 'news.heard' })),
    sayWhy: assign((_, failure: Failure) => ({ refusal: failedBecause(feedbackWording.askFailed, failure) })),
  },
}).createMachine({
  id: 'reviewFeedbackWork',
  context: nothing,
  initial: 'resting',
  on: { 'work.left': { target: '.resting', actions: 'forget' } },
  states: {
    resting: {
      on: {
        'people.chosen': { actions: withEvent('choose') },
        'asking.pressed': [{ guard: 'isAnybody', target: 'asking' }, {}],
        'closing.asked': { target: 'closing', actions: withEvent('of') },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askPeople',
        src: 'askPeople',
        input: ({ context: { id, people } }) => ({ id: id as ReviewId, people }),
        ...settling<FeedbackPorts['askPeople']>()({
          to: 'resting',
          and: ['forget', 'tellAsked', 'tellNews'],
          otherwise: 'resting',
          why: 'sayWhy',
          also: 'tellNews',
        }),
      },
    },
    closing: {
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context: { id } }) =>
          closingQuestion.ask({
            title: 'Close feedback',
            text: 'Nobody can answer any more, and nobody else can be asked. What was said is then shown, if enough people have answered. This cannot be undone.',
            confirmLabel: 'Close feedback',
            failure: feedbackWording.closeFailed,
            subject: { id: id as ReviewId },
          }),
        ...concluding<ConfirmOutput<ReviewFeedback>>()({
          when: 'isConfirmed',
          to: 'resting',
          and: ['tellClosed', 'tellNews'],
          otherwise: 'resting',
          failed: feedbackWording.closeFailed,
        }),
      },
    },
  },
})

export type FeedbackWorkActor = ActorRefFrom<typeof feedbackWorkMachine>
