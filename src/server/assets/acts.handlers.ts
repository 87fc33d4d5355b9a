import { Effect } from 'effect'
import { AssetsGroup } from '../../contract/assets.ts'
import type { Caller } from '../../contract/callers.ts'
import { serviceFields } from '../../domain/assets/asset.fields.ts'
import { type AssetAction, mayAct, stateAfterAct } from '../../domain/assets/lifecycle.ts'
import type { assetEvents, HolderRef } from '../../domain/assets/nouns.ts'
import { serviced } from '../../domain/assets/service.ts'
import { type AssetDenial, denials } from '../../domain/assets/wording.ts'
import type { AssetId } from '../../domain/kernel/ids.ts'
import { codeOf } from '../../domain/kernel/reasonCode.ts'
import { changeEntries } from '../audit/changeEntries.ts'
import { structureLock } from '../employees/employees.store.ts'
import { change } from '../http/calls.ts'
import { unacceptable } from '../http/denied.ts'
import { changedMeanwhile, notFound, refuse } from '../http/envelope.ts'
import { todayOf } from '../http/today.ts'
import { bodyOf } from '../store/body.ts'
import {
  assetRows,
  assetsToChange,
  type Happening,
  lockAssets,
  type Situation,
  type StoredAsset,
  updateAssets,
  updateSituations,
  writeEvents,
} from './assets.store.ts'
import { admitted, callerWhoMay, sightOf } from './guards.ts'
import { employeeToHold, kitOf, locationToHold } from './holders.store.ts'
import { tellGiven } from './telling/letters.ts'

/**
 * § 4, § 7 assign, unassign, retire, activate, service; ours: restock and startService. Each of many assets, all of them or
 * none: what the table refuses of one is answered with its number.
 */
const calls = AssetsGroup.endpoints

type Chosen = ReadonlyArray<{ readonly id: AssetId; readonly version: number }>
type Act = Exclude<AssetAction, 'accept' | 'decline' | 'delete'>
type Event = (typeof assetEvents)[number]

/** The assets, locked, if the act was decided on just these versions and may be done with each. */
const actable = Effect.fn(function* (chosen: Chosen, action: AssetAction) {
  const versions = new Map(chosen.map(({ id, version }) => [id, version]))
  const stored = yield* assetsToChange([...versions.keys()])
  if (stored.length < versions.size) return yield* Effect.fail(notFound)
  for (const asset of stored) {
    if (asset.version !== versions.get(asset.id)) return yield* Effect.fail(changedMeanwhile)
    const may = mayAct(asset, action)
    if (!may.allowed) return yield* Effect.fail(standsAgainst(asset, may.because))
  }
  return stored
})

/** What is stored stands against it, of one of many. */
export const standsAgainst = ({ number }: Pick<StoredAsset, 'number'>, because: AssetDenial) =>
  refuse(409, codeOf(because), `${number}: ${denials[because]}`)

interface Done {
  readonly content?: Partial<StoredAsset>
  readonly situation?: Partial<Situation>
  readonly happening: Omit<Happening, 'assetId' | 'kind'>
}

const nobody = { holderEmployeeId: null, holderLocationId: null, holderAssetId: null } as const
/** Of an asset that is not handed out any more. */
export const givenBack = { ...nobody, expectedReturnDay: null, handoverNote: '' } as const

/** Writes what became of each, into the record, its history and the record of changes. */
export const writeActs = Effect.fn(function* (
  caller: Caller,
  stored: ReadonlyArray<StoredAsset>,
  action: Exclude<AssetAction, 'delete'>,
  {
    event,
    audited,
  }: {
    readonly event: Event
    readonly audited:
      | 'updated'
      | 'assigned'
      | 'unassigned'
      | 'serviced'
      | 'retired'
      | 'activated'
      | 'accepted'
      | 'declined'
  },
  doneTo: (asset: StoredAsset) => Done,
) {
  const outcome = stored.map((asset) => {
    const { content, situation, happening } = doneTo(asset)
    const state = stateAfterAct(asset, action, {
      needsAcceptance: asset.needsAcceptance && situation?.holderEmployeeId != null,
    })
    const after: Situation = {
      ...asset,
      state,
      stateBefore: action === 'startService' ? asset.state : state === 'inService' ? asset.stateBefore : null,
      isHandedOut: action === 'assign',
      ...situation,
    }
    return { asset, after, content: { ...asset, ...content }, happening }
  })
  yield* updateAssets(outcome.map(({ content }) => content))
  yield* updateSituations(outcome.map(({ after }) => after))
  yield* writeEvents(
    caller,
    outcome.map(({ asset, happening }) => ({ assetId: asset.id, kind: event, ...happening })),
  )
  yield* changeEntries(
    caller,
    { action: audited, kind: 'asset' },
    outcome.map(({ asset, after, happening }) => {
      const person = after.holderEmployeeId ?? asset.holderEmployeeId
      return {
        id: asset.id,
        name: `${asset.number} ${asset.name}`,
        ...(person !== null && { person }),
        fields: ['state', 'holder'],
        values: [
          { field: 'state', before: asset.state, after: after.state },
          {
            field: 'holder',
            before: asset.holderName,
            after:
              (after.holderEmployeeId ?? after.holderLocationId ?? after.holderAssetId)
                ? (happening.holder?.holderName ?? asset.holderName)
                : null,
          },
        ],
      }
    }),
  )
})

/** The same, and reads them as they are now. */
const acted = Effect.fn(function* (...[caller, stored, ...how]: Parameters<typeof writeActs>) {
  yield* writeActs(caller, stored, ...how)
  return yield* bodyOf(
    assetRows(
      sightOf(caller),
      stored.map(({ id }) => id),
    ),
  )
})

/** § 7 POST assets/assign */
export const assign = change(calls.assign, function* ({ payload }) {
  const caller = yield* callerWhoMay('Modify')
  // The holder first, as the removal of a place or a person does: both lock it before the assets.
  const holder = yield* holderFor(
    payload.holder,
    payload.assets.map(({ id }) => id),
  )
  const stored = yield* actable(payload.assets, 'assign')
  const inKit = stored.find(({ id }) => holder.kit.includes(id))
  if (inKit !== undefined) return yield* Effect.fail(standsAgainst(inKit, 'holderIsItself'))
  const { expectedReturnDay, note } = payload
  if (payload.holder.kind === 'employee') yield* tellGiven(caller, payload.holder.id, stored, note)
  return yield* acted(caller, stored, 'assign', { event: 'assigned', audited: 'assigned' }, (asset) => ({
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
  const stored = yield* actable(assets, 'unassign')
  return yield* acted(caller, stored, 'unassign', { event: 'returned', audited: 'unassigned' }, (asset) => ({
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
  const stored = yield* actable(payload.assets, 'service')
  return yield* acted(caller, stored, 'service', { event: 'serviced', audited: 'serviced' }, (asset) => ({
    content: {
      reading: reading ?? asset.reading,
      plans: asset.plans.map((plan) => (plan.name === planName ? serviced(plan, day, reading ?? asset.reading) : plan)),
    },
    happening: { planName, day, cost, reading, note, currency: asset.currency },
  }))
})

type Plain = Extract<Act, 'restock' | 'startService' | 'retire' | 'activate'>
const plainEvents: Readonly<Record<Plain, Parameters<typeof writeActs>[3]>> = {
  restock: { event: 'restocked', audited: 'updated' },
  startService: { event: 'sentToService', audited: 'updated' },
  retire: { event: 'retired', audited: 'retired' },
  activate: { event: 'activated', audited: 'activated' },
}

const plain = <const Action extends Plain>(action: Action) =>
  change(calls[action], function* ({ payload: { assets, note } }) {
    const caller = yield* callerWhoMay('Modify')
    const stored = yield* actable(assets, action)
    return yield* acted(caller, stored, action, plainEvents[action], () => ({ happening: { note } }))
  })

export const restock = plain('restock')
export const startService = plain('startService')
/** § 7 POST assets/retire */
export const retire = plain('retire')
/** § 7 POST assets/activate */
export const activate = plain('activate')
