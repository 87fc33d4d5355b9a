import { type ActorRefFrom, assign, setup } from 'xstate'
import { type CardDraft, cardFields } from '../../domain/billing/card.fields.ts'
import type { CardProvider, Subscription } from '../../domain/billing/nouns.ts'
import { wording } from '../../domain/billing/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import { succeeded } from '../kit/answers.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { unsavedGuard } from '../kit/unsaved.ts'
import type { BillingPorts, Wanted } from './billing.ports.ts'

/**
 * The dialog in which a plan is paid for (§ 4 Subscription).
 *
 * Rules it keeps: what is wrong with the card is said once paying was tried; a second press while it is paid does nothing;
 * refused, the dialog stays with what was typed and the server's detail (§ 8), else the support-ticket sentence; the card
 * is forgotten with the dialog.
 *
 * Events: `card.changed {change}`, `dialog.confirmed`, `dialog.cancelled`. Reads: `context.{wanted, card, isTried, refusal}`;
 * `hasTag('busy')`. Output: the subscription, or null.
 */
export interface SubscribingInput {
  readonly wanted: Wanted
  readonly provider: CardProvider
}

interface Context extends SubscribingInput {
  readonly card: CardDraft
  readonly isTried: boolean
  readonly refusal: string | null
  readonly subscription: Subscription | null
}

type Event =
  | { readonly type: 'card.changed'; readonly change: Partial<CardDraft> }
  | { readonly type: 'dialog.confirmed' }
  | { readonly type: 'dialog.cancelled' }

type Subscribe = BillingPorts['subscribe']

export const subscribingMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: SubscribingInput
    output: Subscription | null
    tags: 'busy'
    children: { unsaved: 'unsaved'; subscribe: 'subscribe' }
  },
  actors: { unsaved: unsavedGuard, subscribe: port<Subscribe>('subscribe') },
  guards: {
    succeeded,
    isComplete: ({ context: { card } }: { context: Context }) => Object.keys(cardFields.problems(card)).length === 0,
  },
  actions: {
    type: assign(({ context }, { change }: { change: Partial<CardDraft> }) => ({
      card: { ...context.card, ...change },
    })),
    try: assign({ isTried: true, refusal: null }),
    keep: assign((_, subscription: Subscription) => ({ subscription })),
    sayWhy: assign((_, failure: Failure) => ({
      refusal: failure._tag === 'Refused' ? failure.message : wording.subscribeFailed,
    })),
  },
}).createMachine({
  id: 'subscribing',
  context: ({ input }) => ({ ...input, card: cardFields.blank, isTried: false, refusal: null, subscription: null }),
  invoke: {
    id: 'unsaved',
    src: 'unsaved',
    input: {
      by: 'subscribing',
      isUnsaved: ({ context }) => Object.values(context.card as CardDraft).some((typed) => typed !== ''),
      leave: { type: 'dialog.cancelled' },
    },
    onError: {},
  },
  initial: 'filling',
  states: {
    filling: {
      on: {
        'card.changed': { actions: withEvent('type') },
        'dialog.confirmed': [{ guard: 'isComplete', target: 'paying', actions: 'try' }, { actions: 'try' }],
        'dialog.cancelled': 'closed',
      },
    },
    paying: {
      tags: 'busy',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context: { wanted, card, provider } }) => ({ wanted, card, provider }),
        ...settling<Subscribe>()({ to: 'closed', keep: 'keep', otherwise: 'filling', why: 'sayWhy' }),
      },
    },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.subscription,
})

export type SubscribingActor = ActorRefFrom<typeof subscribingMachine>
