import type { Billing, Subscription } from '../../../src/domain/billing/nouns.ts'
import { wording } from '../../../src/domain/billing/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  button,
  clicks,
  dialog,
  done,
  fills,
  gone,
  main,
  text,
  textbox,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { outputOf } from './moments.ts'
import { foundIn, leaves } from './readings.ts'

const plan = button('Switch to Compliance', main())
const cancel = button('Cancel subscription', main())
const unreadable = text(wording.loadFailed, main())
const paying = dialog('Switch to Compliance')
const cancelling = dialog('Cancel your Full plan?')

/** The plan of the demo: what is done is answered with it, for the walk goes on with the plan there was. */
const full = 'a5737b36-ccfb-4b79-9a56-1dedaed85888'
const asItWas = (subscription: Subscription) => ({ ...subscription, productPlanId: full, endsUtc: null })
const paidUntilUtc = '2027-03-02T01:00:00.000Z'

const billingIn = ({ snapshot: { context } }: Moment) => (context as { readonly billing: Billing | null }).billing

/** Nothing is to be chosen before it is read. */
const onceRead =
  (...acts: ReadonlyArray<Act>) =>
  (moment: Moment): ReadonlyArray<Act> | null =>
    billingIn(moment) === null || !moment.snapshot.matches({ working: 'resting' }) ? null : acts

const unread = 'Before it is read there are no plans on the page.'

const pays = (moment: Moment): ReadonlyArray<Act> => [
  fills(textbox('Card number', paying), '4242 4242 4242 4242'),
  fills(textbox('Expires', paying), '04 / 39'),
  fills(textbox('Security code', paying), '123'),
  clicks(button(/^Pay /, paying)),
  answers('subscribe', done(asItWas(outputOf(moment) as Subscription))),
]

const confirms = (moment: Moment): ReadonlyArray<Act> => [
  clicks(button('Cancel subscription', cancelling)),
  answers('cancel', done(asItWas((outputOf(moment) as { readonly answer: Subscription }).answer))),
]

const said: Readonly<Record<string, string>> = {
  'xstate.done.actor.subscribing: it is paid': wording.subscribed,
  'xstate.done.actor.confirmation: it is cancelled': wording.cancelled,
}

const shown: ReadonlyArray<Sight> = [there(cancel), gone(unreadable), there(text(/^No 1 · Full, Annual/, main()))]

/** What is paid for, a plan subscribed to, and a subscription cancelled. */
export const billingDriver: Driver = {
  machine: 'billing',
  scenes: { 'an admin': { who: 'ava', path: pathTo('billing'), begin: [] } },
  calls: {
    loadBilling: { method: 'GET', url: /\/api\/[^/]+\/billing$/ },
    subscribe: { method: 'POST', url: /\/api\/[^/]+\/productPlans\/subscribe$/ },
    cancel: { method: 'POST', url: /\/api\/[^/]+\/productPlanSubscriptions\/[^/]+\/cancel$/ },
  },
  successes: { loadBilling: (moment) => done({ ...foundIn<Billing>(moment), paidUntilUtc }) },
  acts: {
    // The page itself opens it.
    'page.shown': [],
    'page.left': (moment) => (moment.snapshot.matches({ working: 'resting' }) ? [leaves, until(gone(plan))] : null),
    'retry.asked': [clicks(button('Try again', main()))],
    'plan.chosen': onceRead(clicks(plan)),
    'cancellation.asked': onceRead(clicks(cancel)),
    'xstate.done.actor.subscribing: it is paid': pays,
    'xstate.done.actor.subscribing: left': [clicks(button('Cancel', paying))],
    'xstate.done.actor.confirmation: it is cancelled': confirms,
    'xstate.done.actor.confirmation: left': [clicks(button('Keep subscription', cancelling))],
  },
  sights: {
    'billing.reading.closed': ({ event }) => (event.type === 'xstate.init' ? [] : [gone(plan)]),
    'billing.reading.loading': [gone(plan), gone(unreadable)],
    'billing.reading.failed': [there(unreadable), gone(plan)],
    'billing.reading.showing': shown,
    'billing.reading.renewing': shown,
    'billing.working.resting': ({ event, label }) => {
      const told = said[`${event.type}: ${label}`]
      return [gone(paying), gone(cancelling), ...(told === undefined ? [] : [there(any(text(told)))])]
    },
    'billing.working.subscribing': [there(paying)],
    'billing.working.cancelling': [there(cancelling)],
  },
  startsAnew: ['page.left'],
  beyond: {
    'billing.working.resting · plan.chosen → stays': unread,
    'billing.working.resting · cancellation.asked → stays': unread,
  },
}
