import type { Result } from 'effect'
import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { type Failure, refusedWith } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { unacknowledged } from '../../domain/policies/duties.ts'
import { messages } from '../../domain/policies/messages.ts'
import type { HrDocument, HrDocumentSummary, PolicyDiff } from '../../domain/policies/nouns.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { failureOf, isNotFound, succeeded } from '../kit/answers.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import { loadingStates } from '../kit/loading.ts'
import { port } from '../kit/port.ts'
import { settling, withOutput } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import type { OfPolicy, PolicyPorts } from './policies.ports.ts'

/**
 * One policy as somebody reads it, up to their agreement (§ 4 HR document, § 7 agree).
 *
 * Rules it keeps: a person who agreed to an older version is shown only what changed since, and can have the whole;
 * where the changes cannot be read, the whole is shown and says so; one agrees to the version that was read: when a
 * newer one was published meanwhile nothing is agreed to, and the reader says when to go on with the new one; an
 * agreement is told to the readiness, so that nothing asks for it any more.
 *
 * Events: `retry.asked`, `whole.asked`, `changes.asked`, `agreement.given`, `newer.asked`, `document.arrived {document}`
 * (saved elsewhere). Reads: `context.{document, changes, failure, changesFailure, hasJustAgreed,
 * refusal}`; `matches('loading' |
 * 'notFound' | 'failed')`, `matches({ open: { view } })`, `matches({ open: { duty } })`. Emits `toast`.
 */
export interface AgreementInput extends OfPolicy {
  /** Who reads. */
  readonly employeeId: EmployeeId
  readonly now: () => number
}

interface Context extends AgreementInput {
  readonly document: HrDocument | null
  /** Since the version the reader agreed to; null until they are asked for. */
  readonly changes: PolicyDiff | null
  readonly failure: Failure | null
  readonly changesFailure: Failure | null
  /** The reader has agreed here, and not at another time. */
  readonly hasJustAgreed: boolean
  /** Why the agreement was not taken. */
  readonly refusal: string | null
}

type Event =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'whole.asked' }
  | { readonly type: 'changes.asked' }
  | { readonly type: 'agreement.given' }
  | { readonly type: 'newer.asked' }
  | { readonly type: 'document.arrived'; readonly document: HrDocument }

const owes = ({ document, employeeId, now }: Context): boolean =>
  document !== null && unacknowledged([document], employeeId, new Date(now()).toISOString()).length > 0

const ownVersion = ({ document, employeeId }: Context): number =>
  Math.max(
    0,
    ...(document?.agreements ?? []).filter((one) => one.employeeId === employeeId).map((one) => one.versionNo),
  )

/** Agreed to an older version: there is something to compare with. */
const hasOlder = (context: Context): boolean => {
  const own = ownVersion(context)
  return own > 0 && own < (context.document?.versionNo ?? 0)
}

export const agreementMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    input: AgreementInput
    tags: 'busy'
    children: { loadPolicy: 'loadPolicy'; loadChanges: 'loadChanges'; agree: 'agree' }
  },
  actors: {
    loadPolicy: port<PolicyPorts['loadPolicy']>('loadPolicy'),
    loadChanges: port<PolicyPorts['loadChanges']>('loadChanges'),
    agree: port<PolicyPorts['agree']>('agree'),
  },
  guards: {
    succeeded,
    owes: ({ context }) => owes(context),
    owesNothing: ({ context }) => !owes(context),
    owesAgain: ({ context }) => owes(context) && hasOlder(context),
    hasAgreed: ({ context }) => !owes(context) && ownVersion(context) > 0,
    hasChanges: ({ context }) => context.changes !== null,
    isNotFound,
    isSuperseded: (_: unknown, answer: Result.Result<unknown, Failure>) =>
      !succeeded(_, answer) && refusedWith(failureOf(answer), 'not_current'),
  },
  actions: {
    announce: enqueueActions(announce),
    keep: assign((_, document: HrDocument) => ({ document, failure: null })),
    forget: assign({ changes: null, changesFailure: null, refusal: null }),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepChanges: assign((_, changes: PolicyDiff) => ({
      changes,
      changesFailure: null,
    })),
    keepChangesFailure: assign((_, failure: Failure) => ({ changesFailure: failure })),
    forgetRefusal: assign({ refusal: null }),
    sayWhy: enqueueActions(({ enqueue, system }, failure: Failure) => {
      enqueue.assign({ refusal: failureSentence(failure) })
      announce({ enqueue, system }, { kind: 'error', text: messages.notAgreed })
    }),
    take: enqueueActions(({ context, enqueue, system }, policy: HrDocumentSummary) => {
      enqueue.assign({ document: context.document && { ...context.document, ...policy }, hasJustAgreed: true })
      tell({ enqueue, system }, 'readiness', { type: 'record.arrived', part: 'policies', record: policy })
      // A policy asks for one thing at a time.
      tell({ enqueue, system }, 'readiness', { type: 'record.left', part: 'toDo', id: policy.id })
      announce({ enqueue, system }, { kind: 'success', text: `You have agreed to ${policy.title}` })
    }),
  },
}).createMachine({
  id: 'agreement',
  context: ({ input }) => ({
    ...input,
    document: null,
    changes: null,
    failure: null,
    changesFailure: null,
    hasJustAgreed: false,
    refusal: null,
  }),
  initial: 'loading',
  states: {
    ...loadingStates<PolicyPorts['loadPolicy']>()({
      load: 'loadPolicy',
      input: ({ context: { id } }: { context: Context }) => ({ id }),
      keep: 'keep',
      to: 'open',
      missing: 'notFound',
    }),
    open: {
      type: 'parallel',
      entry: 'forget',
      on: {
        'document.arrived': {
          target: 'open',
          reenter: true,
          actions: { type: 'keep', params: ({ event }) => event.document },
        },
      },
      states: {
        view: {
          initial: 'weighing',
          states: {
            weighing: { always: [{ guard: 'owesAgain', target: 'comparing' }, { target: 'whole' }] },
            comparing: {
              invoke: {
                id: 'loadChanges',
                src: 'loadChanges',
                input: ({ context: { id, document } }) => ({
                  id,
                  versionNo: document?.versionNo ?? 0,
                  from: null,
                }),
                ...settling<PolicyPorts['loadChanges']>()({
                  to: 'changes',
                  keep: 'keepChanges',
                  otherwise: 'whole',
                  why: 'keepChangesFailure',
                }),
              },
              on: { 'whole.asked': 'whole' },
            },
            changes: {
              always: { guard: 'owesNothing', target: 'whole' },
              on: { 'whole.asked': 'whole' },
            },
            whole: {
              on: {
                'changes.asked': [
                  { guard: 'owesNothing', actions: [] },
                  { guard: 'hasChanges', target: 'changes' },
                  { guard: 'owesAgain', target: 'comparing' },
                  {},
                ],
              },
            },
          },
        },
        duty: {
          initial: 'weighing',
          states: {
            weighing: {
              always: [
                { guard: 'owes', target: 'owing' },
                { guard: 'hasAgreed', target: 'agreed' },
                { target: 'none' },
              ],
            },
            owing: { on: { 'agreement.given': { target: 'sending', actions: 'forgetRefusal' } } },
            sending: {
              tags: 'busy',
              invoke: {
                id: 'agree',
                src: 'agree',
                input: ({ context: { id, document } }) => ({
                  id,
                  versionNo: document?.versionNo ?? 0,
                }),
                ...settling<PolicyPorts['agree']>()({
                  to: 'agreed',
                  keep: 'take',
                  or: { guard: withOutput('isSuperseded'), target: 'superseded' },
                  otherwise: 'owing',
                  why: 'sayWhy',
                }),
              },
              // The answer is about what was sent; what is saved meanwhile is read with the next opening.
              on: { 'document.arrived': {} },
            },
            superseded: { on: { 'newer.asked': '#agreement.loading' } },
            agreed: {},
            none: {},
          },
        },
      },
    },
  },
})

export type AgreementActor = ActorRefFrom<typeof agreementMachine>
