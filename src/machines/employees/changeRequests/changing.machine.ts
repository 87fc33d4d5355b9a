import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { ChangeRequest } from '../../../domain/employees/changeRequests/nouns.ts'
import { declineQuestion, withdrawQuestion, wording } from '../../../domain/employees/changeRequests/wording.ts'
import type { Employee } from '../../../domain/employees/nouns.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { isConfirmed, isSaved, succeeded } from '../../kit/answers.ts'
import { concluding } from '../../kit/concluding.ts'
import { type ConfirmOutput, type QuestionAbout, questionOf } from '../../kit/confirm.machine.ts'
import { failedBecause } from '../../kit/failureSentence.ts'
import { refresh } from '../../kit/library.ts'
import { port } from '../../kit/port.ts'
import { settling, withEvent } from '../../kit/settling.ts'
import { tell } from '../../kit/tell.ts'
import { tellProfile } from '../profileNews.ts'
import { type ChangeRequestScope, changeRequestForm } from './changeRequestForm.ts'
import type { ChangeRequestPorts } from './changeRequests.ports.ts'

/** The questions behind which a request is declined and withdrawn. */
export const changeDeclining = questionOf<ChangeRequest, ChangeRequest>()
export const changeWithdrawing = questionOf<ChangeRequest, ChangeRequest>()

/**
 * What somebody does with a request for a change of a record: asks, accepts, declines, withdraws.
 *
 * Rules it keeps: what is being typed is asked about before it is left (§ 2.3); one thing at a time, so that nothing is done
 * twice; what is asked for stands beside what it is to replace, so accepting asks no more, while declining wants a reason;
 * emergency data that were asked for are kept until the request is left; whatever comes of it, the list is read anew.
 *
 * Events: `asking.opened {id, scope}`, `values.asked {request}`, `accept.asked {request}`,
 * `decline.asked {request, fullName}`, `withdrawal.asked {request}`, `requests.left`.
 * Reads: `context.shown`; `children.{form, confirmation}`; `hasTag('busy')`. Emits `toast`. System id: `changeRequests`.
 */
interface Context {
  /** What is asked for next; its id is made by the opener. */
  readonly asking: { readonly id: string; readonly scope: ChangeRequestScope } | null
  readonly chosen: ChangeRequest | null
  /** Whose record it is, for the question. */
  readonly fullName: string
  /** With the values that came when asked for. */
  readonly shown: ChangeRequest | null
}

type Event =
  | { readonly type: 'asking.opened'; readonly id: string; readonly scope: ChangeRequestScope }
  | { readonly type: 'values.asked'; readonly request: ChangeRequest }
  | { readonly type: 'accept.asked'; readonly request: ChangeRequest }
  | { readonly type: 'decline.asked'; readonly request: ChangeRequest; readonly fullName: string }
  | { readonly type: 'withdrawal.asked'; readonly request: ChangeRequest }
  | { readonly type: 'requests.left' }

const chosenIn = ({ chosen }: Context): ChangeRequest => chosen as ChangeRequest

const declining = (context: Context): QuestionAbout<ChangeRequest> => ({
  ...declineQuestion(context.fullName),
  asksNotes: true,
  needsNotes: true,
  notesLabel: wording.reason,
  notesHint: wording.reasonHint,
  failure: wording.declineFailed,
  subject: chosenIn(context),
})

const withdrawing = (context: Context): QuestionAbout<ChangeRequest> => ({
  ...withdrawQuestion,
  failure: wording.withdrawFailed,
  subject: chosenIn(context),
})

export const changingMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    tags: 'busy'
    children: { form: 'form'; confirmation: 'declining' | 'withdrawing'; showRequest: 'showRequest'; accept: 'accept' }
  },
  actors: {
    form: changeRequestForm.machine,
    declining: changeDeclining.machine,
    withdrawing: changeWithdrawing.machine,
    showRequest: port<ChangeRequestPorts['showRequest']>('showRequest'),
    accept: port<ChangeRequestPorts['acceptChange']>('acceptChange'),
  },
  guards: { isSaved, isConfirmed, succeeded },
  actions: {
    announce: enqueueActions(announce),
    open: assign((_, { id, scope }: { id: string; scope: ChangeRequestScope }) => ({ asking: { id, scope } })),
    choose: assign((_, { request, fullName = '' }: { request: ChangeRequest; fullName?: string }) => ({
      chosen: request,
      fullName,
    })),
    keepShown: assign((_, shown: ChangeRequest) => ({ shown })),
    forget: assign({ asking: null, chosen: null, fullName: '', shown: null }),
    readAnew: enqueueActions((speaking) => {
      tell(speaking, 'changeRequestsRead', { type: 'news.heard' })
      refresh(speaking, 'toDo')
    }),
    tellRecord: enqueueActions(({ enqueue, system }, employee: Employee) => tellProfile({ enqueue, system }, employee)),
    sayShowing: enqueueActions((speaking, failure: Failure) =>
      announce(speaking, { kind: 'error', text: failedBecause(wording.showFailed, failure) }),
    ),
    sayAccepting: enqueueActions((speaking, failure: Failure) =>
      announce(speaking, { kind: 'error', text: failedBecause(wording.acceptFailed, failure) }),
    ),
  },
}).createMachine({
  id: 'changeRequest',
  context: { asking: null, chosen: null, fullName: '', shown: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'asking.opened': { target: 'asking', actions: withEvent('open') },
        'values.asked': { target: 'showing', actions: withEvent('choose') },
        'accept.asked': { target: 'accepting', actions: withEvent('choose') },
        'decline.asked': { target: 'declining', actions: withEvent('choose') },
        'withdrawal.asked': { target: 'withdrawing', actions: withEvent('choose') },
        'requests.left': { actions: 'forget' },
      },
    },
    asking: {
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { asking } }) => {
          const { id, scope } = asking as NonNullable<Context['asking']>
          return changeRequestForm.inputOf({ scope, id, base: null, blank: scope.standing })
        },
        ...concluding<ChangeRequest | null>()({
          when: 'isSaved',
          to: 'resting',
          and: 'readAnew',
          otherwise: 'resting',
          failed: wording.askFailed,
        }),
      },
      on: { 'requests.left': { target: 'resting', actions: 'forget' } },
    },
    showing: {
      tags: 'busy',
      invoke: {
        id: 'showRequest',
        src: 'showRequest',
        input: ({ context }) => ({ requestId: chosenIn(context).id }),
        ...settling<ChangeRequestPorts['showRequest']>()({
          to: 'resting',
          keep: 'keepShown',
          otherwise: 'resting',
          why: 'sayShowing',
        }),
      },
    },
    accepting: {
      tags: 'busy',
      invoke: {
        id: 'accept',
        src: 'accept',
        input: ({ context }) => {
          const { id, version, recordVersion } = chosenIn(context)
          return { requestId: id, accepted: { version, seenRecord: recordVersion } }
        },
        ...settling<ChangeRequestPorts['acceptChange']>()({
          to: 'resting',
          keep: 'tellRecord',
          and: ['readAnew', { type: 'announce', params: { kind: 'success', text: wording.accepted } }],
          otherwise: 'resting',
          why: 'sayAccepting',
          also: 'readAnew',
        }),
      },
    },
    declining: {
      invoke: {
        id: 'confirmation',
        src: 'declining',
        input: ({ context }) => declining(context),
        ...concluding<ConfirmOutput<ChangeRequest>>()({
          when: 'isConfirmed',
          to: 'resting',
          and: ['readAnew', { type: 'announce', params: { kind: 'success', text: wording.declined } }],
          otherwise: 'resting',
          also: 'readAnew',
          failed: wording.declineFailed,
        }),
      },
      on: { 'requests.left': { target: 'resting', actions: 'forget' } },
    },
    withdrawing: {
      invoke: {
        id: 'confirmation',
        src: 'withdrawing',
        input: ({ context }) => withdrawing(context),
        ...concluding<ConfirmOutput<ChangeRequest>>()({
          when: 'isConfirmed',
          to: 'resting',
          and: ['readAnew', { type: 'announce', params: { kind: 'success', text: wording.withdrawn } }],
          otherwise: 'resting',
          also: 'readAnew',
          failed: wording.withdrawFailed,
        }),
      },
      on: { 'requests.left': { target: 'resting', actions: 'forget' } },
    },
  },
})

export type ChangingActor = ActorRefFrom<typeof changingMachine>
