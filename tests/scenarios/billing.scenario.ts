import type { Subscription } from '../../src/domain/billing/nouns.ts'
import type { InvoiceId, ProductPlanId, SubscriptionId } from '../../src/domain/kernel/ids.ts'
import { billingMachine } from '../../src/machines/billing/billing.machine.ts'
import type { Wanted } from '../../src/machines/billing/billing.ports.ts'
import { subscribingMachine } from '../../src/machines/billing/subscribing.machine.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { aBilling } from '../fixtures/billing.ts'
import { answers, anyFailure, changedMeanwhile, ends, says } from './outcomes.ts'

const uuid = (place: number) => `00000000-0000-4000-8000-${`${place}`.padStart(12, '0')}`

const subscription: Subscription = {
  id: uuid(601) as SubscriptionId,
  productPlanId: uuid(602) as ProductPlanId,
  billingCycle: 'Annual',
  startedUtc: '2026-03-02T01:00:00.000Z',
  endsUtc: null,
}
const wanted: Wanted = { productPlanId: subscription.productPlanId, billingCycle: 'Annual', replaces: null }
const question = { title: 'Cancel your Full plan?', subject: { id: subscription.id } }
const paid = {
  id: uuid(603) as InvoiceId,
  number: 1,
  issuedUtc: subscription.startedUtc,
  fromUtc: subscription.startedUtc,
  toUtc: '2027-03-02T01:00:00.000Z',
  planName: 'Full',
  billingCycle: 'Annual',
  people: 10,
  unitAmount: 9000,
  amount: 90_000,
  currency: 'AUD',
  lastFour: '4242',
} as const

export const billing: Scenario = {
  machine: billingMachine,
  variants: [
    {
      label: 'an admin',
      role: 'admin',
      cases: {
        ...says('plan.chosen', { 'another plan': { wanted } }),
        ...says('cancellation.asked', { 'the plan': { question } }),
        ...ends('subscribing', { 'it is paid': subscription, left: null }),
        ...ends('confirmation', {
          'it is cancelled': { confirmed: true, answer: { ...subscription, endsUtc: '2027-03-02T01:00:00.000Z' } },
          left: { confirmed: false, answer: null },
        }),
        ...answers('loadBilling', { 'something was paid': aBilling({ invoices: [paid] }) }, anyFailure),
        // The machine tells itself.
        'subscription.settled': [],
      },
      project: ({ context: { billing, wanted, question } }) => [billing !== null, wanted !== null, question !== null],
    },
  ],
}

const declined = {
  'the card is declined': {
    _tag: 'Refused',
    status: 422,
    code: 'card_declined',
    message: 'Your card was declined.',
    errors: [],
  },
} as const

export const subscribing: Scenario = {
  machine: subscribingMachine,
  variants: [
    {
      label: 'a card in test mode',
      role: 'admin',
      input: { wanted, provider: { mode: 'test' } },
      cases: {
        ...says('card.changed', {
          'a whole card': { change: { number: '4242 4242 4242 4242', expiry: '04 / 29', code: '123' } },
          'no number': { change: { number: '' } },
        }),
        ...answers('subscribe', { 'it is paid': subscription }, { ...declined, ...changedMeanwhile, ...anyFailure }),
      },
      project: ({ context: { card, isTried, refusal } }) => [card.number, isTried, refusal],
    },
  ],
}
