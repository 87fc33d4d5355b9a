import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { EmployeeId, ReviewId } from '../../../domain/kernel/ids.ts'
import { proposalFields } from '../../../domain/reviews/feedback/proposals.ts'
import { feedbackWording } from '../../../domain/reviews/feedback/wording.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { succeeded } from '../../kit/answers.ts'
import { failedBecause } from '../../kit/failureSentence.ts'
import { port } from '../../kit/port.ts'
import { settling, withEvent } from '../../kit/settling.ts'
import { tell } from '../../kit/tell.ts'
import type { FeedbackPorts, ProposalDecision } from './feedback.ports.ts'

/**
 * Whom the employee proposes for feedback in the review that is open, what of it they take back, and what
 * whoever manages it decides.
 *
 * Rules it keeps: who is chosen and why stays until it is sent; nothing is sent of another review than the one it was chosen
 * for, nor without a reason; one decision at a time, beside which what is chosen stays; after each the feedback
 * is read again.
 *
 * Events: `proposal.changed {id, change}`, `proposing.pressed`, `proposal.decided {decided}`, `work.left`.
 * Reads: `context.{id, people, reason, decided, refusal}`; `hasTag('busy')`. Emits `toast`. Tells `news.heard` to the reading.
 * System id: `reviewProposals`.
 */
interface Draft {
  readonly people: ReadonlyArray<EmployeeId>
  readonly reason: string
}

interface Context extends Draft {
  /** Of which review; null until something is chosen or decided. */
  readonly id: ReviewId | null
  readonly decided: ProposalDecision | null
  readonly refusal: string | null
}

type Event =
  | { readonly type: 'proposal.changed'; readonly id: ReviewId; readonly change: Partial<Draft> }
  | { readonly type: 'proposing.pressed' }
  | { readonly type: 'proposal.decided'; readonly decided: ProposalDecision }
  | { readonly type: 'work.left' }

const failedWords = {
  asked: feedbackWording.askFailed,
  leftOut: feedbackWording.leaveOutFailed,
  takenBack: feedbackWording.takeBackFailed,
} as const

const nothing: Context = { id: null, people: [], reason: '', decided: null, refusal: null }

export const proposalsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    tags: 'busy'
    children: { proposePeople: 'proposePeople'; decideProposals: 'decideProposals' }
  },
  actors: {
    proposePeople: port<FeedbackPorts['proposePeople']>('proposePeople'),
    decideProposals: port<FeedbackPorts['decideProposals']>('decideProposals'),
  },
  guards: {
    succeeded,
    isComplete: ({ context: { people, reason } }) =>
      people.length > 0 && Object.keys(proposalFields.problems({ reason })).length === 0,
  },
  actions: {
    announce: enqueueActions(announce),
    change: assign(({ context }, { id, change }: { readonly id: ReviewId; readonly change: Partial<Draft> }) => ({
      ...(context.id === id ? context : { ...nothing, decided: context.decided }),
      ...change,
      id,
      refusal: null,
    })),
    decide: assign(({ context }, { decided }: { readonly decided: ProposalDecision }) => ({
      ...(context.id === decided.id ? context : nothing),
      id: decided.id,
      decided,
      refusal: null,
    })),
    settle: assign({ decided: null }),
    forget: assign(nothing),
    tellProposed: enqueueActions((speaking) => announce(speaking, { kind: 'success', text: feedbackWording.proposed })),
    tellDecided: enqueueActions((speaking) =>
      announce(speaking, {
        kind: 'success',
        text: feedbackWording[speaking.context.decided?.becomes ?? 'leftOut'],
      }),
    ),
    tellNews: enqueueActions((speaking) => tell(speaking, 'reviewFeedback', { type: 'news.heard' })),
    sayWhyProposed: assign((_, failure: Failure) => ({
      refusal: failedBecause(feedbackWording.proposeFailed, failure),
    })),
    sayWhyDecided: assign(({ context: { decided } }, failure: Failure) => ({
      refusal: failedBecause(failedWords[decided?.becomes ?? 'leftOut'], failure),
    })),
  },
}).createMachine({
  id: 'reviewProposals',
  context: nothing,
  initial: 'resting',
  on: { 'work.left': { target: '.resting', actions: 'forget' } },
  states: {
    resting: {
      on: {
        'proposal.changed': { actions: withEvent('change') },
        'proposing.pressed': [{ guard: 'isComplete', target: 'proposing' }, {}],
        'proposal.decided': { target: 'deciding', actions: withEvent('decide') },
      },
    },
    proposing: {
      tags: 'busy',
      invoke: {
        id: 'proposePeople',
        src: 'proposePeople',
        input: ({ context: { id, people, reason } }) => ({
          id: id as ReviewId,
          proposed: { people, ...proposalFields.toSaved({ reason }) },
        }),
        ...settling<FeedbackPorts['proposePeople']>()({
          to: 'resting',
          and: ['forget', 'tellProposed', 'tellNews'],
          otherwise: 'resting',
          why: 'sayWhyProposed',
          also: 'tellNews',
        }),
      },
    },
    deciding: {
      tags: 'busy',
      on: { 'proposal.changed': { actions: withEvent('change') } },
      invoke: {
        id: 'decideProposals',
        src: 'decideProposals',
        input: ({ context: { decided } }) => decided as ProposalDecision,
        ...settling<FeedbackPorts['decideProposals']>()({
          to: 'resting',
          and: ['tellDecided', 'settle', 'tellNews'],
          otherwise: 'resting',
          why: 'sayWhyDecided',
          also: 'tellNews',
        }),
      },
    },
  },
})

export type ProposalsActor = ActorRefFrom<typeof proposalsMachine>
