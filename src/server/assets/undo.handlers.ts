import { Effect } from 'effect'
import { AssetsGroup } from '../../contract/assets.ts'
import type { RowRefusal } from '../../domain/assets/outcomes/nouns.ts'
import { isInItself, undoRefusal } from '../../domain/assets/undoing.ts'
import type { AssetId } from '../../domain/kernel/ids.ts'
import { changeEntries } from '../audit/changeEntries.ts'
import { structureLock } from '../employees/employees.store.ts'
import { change } from '../http/calls.ts'
import { handedEntry, judged, toldOf } from './acting.ts'
import { lockAssets, updateAssets, updateSituations, writeEvents } from './assets.store.ts'
import { callerWhoMay } from './guards.ts'
import { kitOf } from './holders.store.ts'
import { type Before, lastBefore, locationsAgain, peopleAgain } from './undo.store.ts'

/** Ours: takes back what was done with one asset or with many, all of it or nothing, and adds that to their history. */
export const undo = change(AssetsGroup.endpoints.undo, function* ({ payload: { assets } }) {
  const caller = yield* callerWhoMay('Modify')
  const before = yield* lastBefore(assets.map(({ id }) => id))
  // Holders first, as for an assignment.
  const holders = yield* holdersOf(before)
  const told = yield* judged(assets, (asset) => {
    const was = before.get(asset.id) ?? null
    return undoRefusal(asset, was) ?? (was === null ? 'nothingToUndo' : holders.against(asset.id, was))
  })
  const undone = told.isApplied
    ? told.stored.flatMap((asset) => {
        const was = before.get(asset.id)
        return was === undefined ? [] : [{ asset, was }]
      })
    : []
  if (undone.length > 0) {
    yield* updateAssets(undone.map(({ asset, was }) => ({ ...asset, ...was })))
    yield* updateSituations(undone.map(({ asset, was }) => ({ id: asset.id, isHandedOut: false, ...was })))
    yield* writeEvents(
      caller,
      undone.map(({ asset, was }) => ({
        assetId: asset.id,
        kind: 'undone',
        holder: { ...was, holderName: holders.nameOf(was) },
      })),
    )
    yield* changeEntries(
      caller,
      { action: 'updated', kind: 'asset' },
      undone.map(({ asset, was }) => handedEntry(asset, was, holders.nameOf(was))),
    )
  }
  return yield* toldOf(caller, told, { isUndoable: false })
})

const there = <A>(values: Iterable<A | null>): ReadonlyArray<A> => [
  ...new Set([...values].filter((value): value is NonNullable<typeof value> => value !== null)),
]

/** Who and what had them, locked, and why one of them cannot have it again. */
const holdersOf = Effect.fn(function* (before: ReadonlyMap<AssetId, Before>) {
  const all = [...before.values()]
  const people = new Map(
    (yield* peopleAgain(there(all.map(({ holderEmployeeId }) => holderEmployeeId)))).map((one) => [one.id, one]),
  )
  const places = new Map(
    (yield* locationsAgain(
      there(all.flatMap(({ holderLocationId, currentLocationId }) => [holderLocationId, currentLocationId])),
    )).map((one) => [one.id, one]),
  )
  const heads = there(all.map(({ holderAssetId }) => holderAssetId))
  const kits = new Map<AssetId, { readonly number: string; readonly isRetired: boolean }>()
  const belongsTo = new Map<AssetId, AssetId | null>()
  if (heads.length > 0) {
    // One kit is put together at a time, as for an assignment.
    yield* structureLock
    yield* lockAssets([...heads, ...before.keys()])
  }
  for (const head of heads) {
    const kit = yield* kitOf(head)
    for (const [at, { id, number, state }] of kit.entries()) {
      kits.set(id, { number, isRetired: state === 'retired' })
      belongsTo.set(id, kit[at + 1]?.id ?? null)
    }
  }
  for (const [id, { holderAssetId }] of before) belongsTo.set(id, holderAssetId)

  const against = (id: AssetId, was: Before): RowRefusal | null => {
    if (was.currentLocationId !== null && !places.has(was.currentLocationId)) return 'unknownLocation'
    if (was.holderLocationId !== null && !places.has(was.holderLocationId)) return 'unknownHolder'
    if (was.holderEmployeeId !== null) {
      const person = people.get(was.holderEmployeeId)
      return person === undefined ? 'unknownHolder' : person.isActive ? null : 'holderLeft'
    }
    if (was.holderAssetId === null) return null
    const head = kits.get(was.holderAssetId)
    if (head === undefined) return 'unknownHolder'
    if (head.isRetired) return 'holderRetired'
    return isInItself(id, (of) => belongsTo.get(of) ?? null) ? 'holderIsItself' : null
  }
  const nameOf = ({ holderEmployeeId, holderLocationId, holderAssetId }: Before): string | null =>
    (holderEmployeeId && people.get(holderEmployeeId)?.name) ||
    (holderLocationId && places.get(holderLocationId)?.name) ||
    (holderAssetId && kits.get(holderAssetId)?.number) ||
    null
  return { against, nameOf }
})
