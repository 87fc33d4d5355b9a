import * as Result from 'effect/Result'
import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { Billing, Subscription } from '../../domain/billing/nouns.ts'
import { wording } from '../../domain/billing/wording.ts'
import { type Failure, refusedHere } from '../../domain/kernel/failure.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isConfirmed, isSaved, succeeded } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { type ConfirmOutput, type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import { refresh } from '../kit/library.ts'
import { loadingStates } from '../kit/loading.ts'
import { type PortInput, port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import type { BillingPorts, Wanted } from './billing.ports.ts'
import { subscribingMachine } from './subscribing.machine.ts'

/**
 * Billing: what is paid for, a plan subscribed to, and a subscription cancelled (§ 4).
 *
 * Rules it keeps: one thing is done at a time; what is subscribed to or cancelled shows at once, on every page, and the
 * invoices are read anew; § 8, what succeeded is said in the specification's words.
 *
 * Events: `page.shown`, `page.left`, `retry.asked`, `plan.chosen {wanted}`, `cancellation.asked {question}`.
 * Reads: `context.{billing, failure}`; `matches({ reading: 'closed' | 'loading' | 'showing' | 'renewing' | 'failed' })`;
 * `children.{subscribing, confirmation}`. Emits `toast`; tells the readiness `tenant.changed`. System id: `billing`.
 */
interface Context {
  readonly billing: Billing | null
  readonly failure: Failure | null
  readonly wanted: Wanted | null
  readonly question: Cancelling | null
}

type Cancelling = QuestionAbout<PortInput<BillingPorts['cancel']>>

type Event =
  | { readonly type: 'page.shown' }
  | { readonly type: 'page.left' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'plan.chosen'; readonly wanted: Wanted }
  | { readonly type: 'cancellation.asked'; readonly question: Cancelling }
  | { readonly type: 'subscription.settled' }

type Load = BillingPorts['loadBilling']

export const cancellation = questionOf<PortInput<BillingPorts['cancel']>, Subscription>()

/** § 8 Failures show the server's detail, else the support-ticket message. */
export const cancelOrTicket =
  (cancel: BillingPorts['cancel']): BillingPorts['cancel'] =>
  async (asked, signal) =>
    Result.mapError(await cancel(asked, signal), (failure) =>
      failure._tag === 'Refused' ? failure : refusedHere('cancel_failed', wording.cancelFailed),
    )

export const billingMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Toast
    children: { loadBilling: 'loadBilling'; subscribing: 'subscribing'; confirmation: 'confirmation' }
  },
  actors: {
    loadBilling: port<Load>('loadBilling'),
    subscribing: subscribingMachine,
    confirmation: cancellation.machine,
  },
  guards: { succeeded, isSaved, isConfirmed, isKnown: ({ context }: { context: Context }) => context.billing !== null },
  actions: {
    announce: enqueueActions(announce),
    keep: assign((_, billing: Billing) => ({ billing, failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    choose: assign((_, { wanted }: { wanted: Wanted }) => ({ wanted })),
    ask: assign((_, { question }: { question: Cancelling }) => ({ question })),
    rest: assign({ wanted: null, question: null }),
    take: enqueueActions(({ enqueue, system }, subscription: Subscription) => {
      const tenant = system.get('readiness')?.getSnapshot().context.tenant
      if (tenant !== undefined)
        tell({ enqueue, system }, 'readiness', { type: 'tenant.changed', tenant: { ...tenant, subscription } })
      refresh({ enqueue, system }, 'toDo', 'bootstrap')
      enqueue.raise({ type: 'subscription.settled' })
    }),
  },
}).createMachine({
  id: 'billing',
  context: { billing: null, failure: null, wanted: null, question: null },
  type: 'parallel',
  states: {
    reading: {
      initial: 'closed',
      on: { 'page.left': '.closed' },
      states: {
        closed: { on: { 'page.shown': 'loading' } },
        ...loadingStates<Load>()({ load: 'loadBilling', keep: 'keep' }),
        showing: { on: { 'subscription.settled': 'renewing' } },
        renewing: {
          invoke: {
            id: 'loadBilling',
            src: 'loadBilling',
            ...settling<Load>()({ to: 'showing', keep: 'keep', otherwise: 'showing' }),
          },
        },
      },
    },
    working: {
      initial: 'resting',
      on: { 'page.left': '.resting' },
      states: {
        resting: {
          entry: 'rest',
          on: {
            'plan.chosen': [{ guard: 'isKnown', target: 'subscribing', actions: withEvent('choose') }, {}],
            'cancellation.asked': [{ guard: 'isKnown', target: 'cancelling', actions: withEvent('ask') }, {}],
          },
        },
        subscribing: {
          invoke: {
            id: 'subscribing',
            src: 'subscribing',
            input: ({ context }) => ({
              wanted: context.wanted as Wanted,
              provider: (context.billing as Billing).provider,
            }),
            ...concluding<Subscription | null>()({
              when: 'isSaved',
              to: 'resting',
              keep: 'take',
              and: { type: 'announce', params: { kind: 'success', text: wording.subscribed } },
              otherwise: 'resting',
              failed: wording.subscribeFailed,
            }),
          },
        },
        cancelling: {
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            input: ({ context }) => context.question as Cancelling,
            ...concluding<ConfirmOutput<Subscription>>()({
              when: 'isConfirmed',
              to: 'resting',
              keep: 'take',
              and: { type: 'announce', params: { kind: 'success', text: wording.cancelled } },
              otherwise: 'resting',
              failed: wording.cancelFailed,
            }),
          },
        },
      },
    },
  },
})

export type BillingActor = ActorRefFrom<typeof billingMachine>
