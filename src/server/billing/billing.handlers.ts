import { Effect } from 'effect'
import { Api } from '../../contract/api.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { flagNames } from '../../domain/billing/flags.ts'
import { sortedPlans } from '../../domain/billing/plans.ts'
import { wording } from '../../domain/billing/wording.ts'
import { recordChange } from '../audit/audit.store.ts'
import { answer } from '../http/calls.ts'
import { changedMeanwhile, notFound, refuse, reply } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { rowsOf, transact } from '../store/database.ts'
import { cancel, planName, productPlans, setFlag, setFlags, subscribe } from './billing.store.ts'

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

/** § 7 POST productPlans/subscribe. A subscription that runs ends with the same stroke; the very same one is refused. */
export const subscribeToPlan = answer(calls.subscribe, function* ({ payload: { productPlanId, billingCycle } }) {
  const caller = yield* callerWho({ role: 'admin' })
  const subscription = yield* transact(caller, function* () {
    const name = yield* planName(productPlanId)
    if (name === undefined) return yield* Effect.fail(notFound)
    const begun = yield* subscribe(productPlanId, billingCycle)
    if (begun === undefined) return yield* Effect.fail(alreadySubscribed)
    yield* recordChange(caller, {
      action: 'subscribed',
      kind: 'subscription',
      id: begun.id,
      name,
      fields: ['billingCycle'],
      values: [{ field: 'billingCycle', before: null, after: billingCycle }],
    })
    return begun
  })
  return reply(subscription, wording.subscribed)
})

const alreadySubscribed = refuse(409, 'already_subscribed', 'You have this plan already.')

/** § 7 POST productPlanSubscriptions/{id}/cancel. Cancelling twice is cancelling once. */
export const cancelSubscription = answer(calls.cancelSubscription, function* ({ params: { id } }) {
  const caller = yield* callerWho({ role: 'admin' })
  yield* transact(caller, function* () {
    const outcome = yield* cancel(id)
    if (outcome === 'unknown') return yield* Effect.fail(notFound)
    if (outcome === 'cancelled') yield* recordChange(caller, { action: 'cancelled', kind: 'subscription', id })
  })
  return reply(null, wording.cancelled)
})
