import { createHash } from 'node:crypto'
import { Clock, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { BillingGroup } from '../../contract/billing.ts'
import type { Caller } from '../../contract/callers.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { flagNames } from '../../domain/billing/flags.ts'
import { paidUntil } from '../../domain/billing/periods.ts'
import { currency, isSamePlan, sortedPlans, unitAmount } from '../../domain/billing/plans.ts'
import { wording } from '../../domain/billing/wording.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import { recordChange } from '../audit/audit.store.ts'
import { answer } from '../http/calls.ts'
import { changedMeanwhile, notFound, refuse, reply } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { rowsOf, transact } from '../store/database.ts'
import {
  beginInstead,
  billingOf,
  endAt,
  insertInvoice,
  planToSubscribe,
  productPlans,
  runningToChange,
  setFlag,
  setFlags,
  subscriptionToChange,
} from './billing.store.ts'
import { Payments } from './payments.ts'

const calls = Api.groups.session.endpoints

/** § 7 GET productPlans */
export const listProductPlans = answer(calls.productPlans, function* () {
  const caller = yield* CurrentCaller
  return reply(sortedPlans(yield* rowsOf(caller, productPlans)))
})

/** § 7 GET featureFlags: all of them, with those that nobody has set. */
export const listFeatureFlags = answer(calls.featureFlags, function* () {
  const caller = yield* CurrentCaller
  const flags = yield* rowsOf(caller, setFlags)
  const isOn = new Map(flags.map((flag) => [flag.name, flag.isEnabled]))
  return reply(flagNames.map((name) => ({ name, isEnabled: isOn.get(name) ?? false })))
})

/** § 7 PUT featureFlags/toggle/{name}. What stands as it is wanted is no change, and nothing is written down. */
export const toggleFeatureFlag = answer(
  calls.toggleFeatureFlag,
  function* ({ params: { name }, payload: { status, from } }) {
    const caller = yield* callerWho({ role: 'admin' })
    yield* transact(caller, function* () {
      const before = yield* setFlag(name, status)
      if (from !== undefined && from !== before) return yield* Effect.fail(changedMeanwhile)
      if (before === status) return
      yield* recordChange(caller, {
        action: 'toggled',
        kind: 'featureFlag',
        id: caller.tenantId,
        name,
        fields: [name],
        values: [{ field: 'isEnabled', before: before ? 'yes' : 'no', after: status ? 'yes' : 'no' }],
      })
    })
    return reply({ name, isEnabled: status })
  },
)

/**
 * § 7 POST productPlans/subscribe. A subscription that runs ends with the same stroke; the very same one is refused. It is
 * paid first, inside the transaction that holds the client: of two at once one pays, and the other finds it subscribed.
 */
export const subscribeToPlan = answer(calls.subscribe, function* ({ payload }) {
  const caller = yield* callerWho({ role: 'admin' })
  const { productPlanId, billingCycle, token, replaces } = payload
  const subscription = yield* transact(caller, function* () {
    const plan = yield* planToSubscribe(productPlanId)
    if (plan === undefined) return yield* Effect.fail(notFound)
    const before = yield* runningToChange
    if (isSamePlan(before, payload)) return yield* Effect.fail(alreadySubscribed)
    if (replaces !== undefined && replaces !== (before?.id ?? null)) return yield* Effect.fail(changedMeanwhile)
    const { people } = plan
    const price = unitAmount(plan, billingCycle) ?? 0
    const amount = people * price
    const paid = amount === 0 ? null : yield* payOrRefuse({ caller, payload, token, amount, plan: plan.name })
    const begun = yield* beginInstead(before, productPlanId, billingCycle)
    if (begun === undefined) return yield* Effect.fail(notFound)
    const toUtc = new Date(paidUntil(begun.startedUtc, billingCycle, Date.parse(begun.startedUtc))).toISOString()
    if (paid !== null)
      yield* insertInvoice({ begun, toUtc, planName: plan.name, people, unitAmount: price, amount, currency, ...paid })
    yield* recordChange(caller, {
      action: 'subscribed',
      kind: 'subscription',
      id: begun.id,
      name: plan.name,
      fields: ['billingCycle'],
      values: [{ field: 'billingCycle', before: null, after: billingCycle }],
    })
    return begun
  })
  return reply(subscription, wording.subscribed)
})

interface Paying {
  readonly caller: Caller
  readonly payload: { readonly productPlanId: string; readonly billingCycle: string }
  readonly token: string | undefined
  readonly amount: number
  readonly plan: string
}

const payOrRefuse = Effect.fn(function* ({ caller, payload, token, amount, plan }: Paying) {
  if (token === undefined) return yield* Effect.fail(cardNeeded)
  const { pay } = yield* Payments
  const key = createHash('sha256')
    .update([caller.tenantId, payload.productPlanId, payload.billingCycle, token].join(' '))
    .digest('hex')
  return yield* pay({ amount, currency, token, key, description: `Tenure, ${plan}` }).pipe(
    Effect.catchTag('CardDeclined', ({ detail }) => Effect.fail(refuse(422, 'card_declined', detail))),
    Effect.catchTag('ProviderUnreachable', () => Effect.fail(notPaid)),
  )
})

const alreadySubscribed = refuse(409, 'already_subscribed', 'You have this plan already.')
const cardNeeded = refuse(422, 'card_needed', 'Enter a card to pay with.')
const notPaid = refuse(
  422,
  'payment_unconfirmed',
  'The card provider did not confirm the payment. Your plan is as it was; try again with the same card, and it is paid once.',
)

/**
 * § 7 POST productPlanSubscriptions/{id}/cancel. Ours: what is paid for runs to its end, and the answer says when that is.
 * Cancelling twice is cancelling once.
 */
export const cancelSubscription = answer(calls.cancelSubscription, function* ({ params: { id } }) {
  const caller = yield* callerWho({ role: 'admin' })
  const subscription = yield* transact(caller, function* () {
    const found = yield* subscriptionToChange(id)
    if (found === undefined) return yield* Effect.fail(notFound)
    if (found.endsUtc !== null) return found
    const end = paidUntil(found.startedUtc, found.billingCycle, yield* Clock.currentTimeMillis)
    const cancelled = yield* endAt(id, new Date(end).toISOString())
    yield* recordChange(caller, {
      action: 'cancelled',
      kind: 'subscription',
      id,
      fields: ['lastDay'],
      values: [{ field: 'lastDay', before: null, after: dayIn(caller.timeZone, end) }],
    })
    return cancelled ?? found
  })
  return reply(subscription, wording.cancelled)
})

/** What is paid for, what was paid, and how much stands in each module. */
const readBilling = answer(BillingGroup.endpoints.read, function* () {
  const caller = yield* callerWho({ flag: 'billing', role: 'admin' })
  const { provider } = yield* Payments
  const [kept] = yield* rowsOf(caller, billingOf)
  if (kept === undefined) return yield* Effect.die(new Error('No billing'))
  const { running, ...rest } = kept
  const now = yield* Clock.currentTimeMillis
  const until =
    running === null
      ? null
      : (running.endsUtc ?? new Date(paidUntil(running.startedUtc, running.billingCycle, now)).toISOString())
  return reply({ ...rest, currency, paidUntilUtc: until, provider })
})

export const billingHandlers = HttpApiBuilder.group(Api, 'billing', (handlers) =>
  handlers.handleAll({ read: readBilling }),
)
