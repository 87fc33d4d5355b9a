import { Effect } from 'effect'
import { AssetsGroup } from '../../contract/assets.ts'
import { serviceFields } from '../../domain/assets/asset.fields.ts'
import type { AssetAction } from '../../domain/assets/lifecycle.ts'
import type { HolderRef } from '../../domain/assets/nouns.ts'
import { serviced } from '../../domain/assets/service.ts'
import { denials } from '../../domain/assets/wording.ts'
import type { AssetId } from '../../domain/kernel/ids.ts'
import { structureLock } from '../employees/employees.store.ts'
import { change } from '../http/calls.ts'
import { unacceptable } from '../http/denied.ts'
import { todayOf } from '../http/today.ts'
import { acted, againstAct, givenBack, judged, nobody, type writeActs } from './acting.ts'
import { lockAssets } from './assets.store.ts'
import { admitted, callerWhoMay } from './guards.ts'
import { employeeToHold, kitOf, locationToHold } from './holders.store.ts'
import { tellGiven } from './telling/letters.ts'

/**
 * § 4, § 7 assign, unassign, retire, activate, service; ours: restock and startService. Each of many assets, all of them or
 * none: of one alone what the table refuses is a 409, of many each is told what stands against it.
 */
const calls = AssetsGroup.endpoints

/** § 7 POST assets/assign */
export const assign = change(calls.assign, function* ({ payload }) {
  const caller = yield* callerWhoMay('Modify')
  // The holder first, as the removal of a place or a person does: both lock it before the assets.
  const holder = yield* holderFor(
    payload.holder,
    payload.assets.map(({ id }) => id),
  )
  const mayAssign = againstAct('assign')
  const told = yield* judged(
    payload.assets,
    (asset) => mayAssign(asset) ?? (holder.kit.includes(asset.id) ? 'holderIsItself' : null),
  )
  const { expectedReturnDay, note } = payload
  if (payload.holder.kind === 'employee' && told.isApplied)
    yield* tellGiven(caller, payload.holder.id, told.stored, note)
  return yield* acted(caller, told, 'assign', { event: 'assigned', audited: 'assigned' }, (asset) => ({
    content: holder.locationId === null ? {} : { currentLocationId: holder.locationId },
    situation: { ...holder.columns, expectedReturnDay, handoverNote: note },
    happening: {
      holder: { ...holder.columns, holderName: holder.name },
      condition: asset.condition,
      note,
    },
  }))
})

const noKit: ReadonlyArray<AssetId> = []

/** Who or what gets it: a person who works here, a place, or an asset that is not retired. */
const holderFor = Effect.fn(function* (to: HolderRef, chosen: ReadonlyArray<AssetId>) {
  if (to.kind === 'employee') {
    const person = yield* employeeToHold(to.id)
    if (person === undefined) return yield* Effect.fail(unknownHolder)
    if (!person.isActive) return yield* Effect.fail(refusedHolder('holderLeft'))
    return { columns: { ...nobody, holderEmployeeId: to.id }, name: person.name, locationId: null, kit: noKit }
  }
  if (to.kind === 'location') {
    const place = yield* locationToHold(to.id)
    if (place === undefined) return yield* Effect.fail(unknownHolder)
    return { columns: { ...nobody, holderLocationId: to.id }, name: place.name, locationId: to.id, kit: noKit }
  }
  // One kit is put together at a time, or two that are put into each other would make a circle.
  yield* structureLock
  yield* lockAssets([to.id, ...chosen])
  const kit = yield* kitOf(to.id)
  const [head] = kit
  if (head === undefined) return yield* Effect.fail(unknownHolder)
  if (head.state === 'retired') return yield* Effect.fail(refusedHolder('holderRetired'))
  return {
    columns: { ...nobody, holderAssetId: to.id },
    name: head.number,
    locationId: head.currentLocationId,
    kit: kit.map(({ id }) => id),
  }
})

const refusedHolder = (because: 'unknownHolder' | 'holderLeft' | 'holderRetired') =>
  unacceptable({ allowed: false, because }, denials, 'holder')
const unknownHolder = refusedHolder('unknownHolder')

/** § 7 POST assets/unassign */
export const unassign = change(calls.unassign, function* ({ payload: { assets, condition, note } }) {
  const caller = yield* callerWhoMay('Modify')
  const told = yield* judged(assets, againstAct('unassign'))
  return yield* acted(caller, told, 'unassign', { event: 'returned', audited: 'unassigned' }, (asset) => ({
    content: { condition },
    situation: givenBack,
    happening: { holder: asset, condition, note },
  }))
})

/** § 7 POST assets/service: the plan that was followed begins anew. */
export const service = change(calls.service, function* ({ payload }) {
  const caller = yield* callerWhoMay('Modify')
  const { planName, day, cost, reading, note } = payload
  yield* admitted(serviceFields, payload)
  if (day > (yield* todayOf(caller)))
    return yield* Effect.fail(unacceptable({ allowed: false, because: 'futureDay' }, denials, 'day'))
  const told = yield* judged(payload.assets, againstAct('service'))
  return yield* acted(caller, told, 'service', { event: 'serviced', audited: 'serviced' }, (asset) => ({
    content: {
      reading: reading ?? asset.reading,
      plans: asset.plans.map((plan) => (plan.name === planName ? serviced(plan, day, reading ?? asset.reading) : plan)),
    },
    happening: { planName, day, cost, reading, note, currency: asset.currency },
  }))
})

type Plain = Extract<AssetAction, 'restock' | 'startService' | 'retire' | 'activate'>
const plainEvents: Readonly<Record<Plain, Parameters<typeof writeActs>[3]>> = {
  restock: { event: 'restocked', audited: 'updated' },
  startService: { event: 'sentToService', audited: 'updated' },
  retire: { event: 'retired', audited: 'retired' },
  activate: { event: 'activated', audited: 'activated' },
}

const plain = <const Action extends Plain>(action: Action) =>
  change(calls[action], function* ({ payload: { assets, note } }) {
    const caller = yield* callerWhoMay('Modify')
    const told = yield* judged(assets, againstAct(action))
    return yield* acted(caller, told, action, plainEvents[action], () => ({ happening: { note } }))
  })

export const restock = plain('restock')
export const startService = plain('startService')
/** § 7 POST assets/retire */
export const retire = plain('retire')
/** § 7 POST assets/activate */
export const activate = plain('activate')
