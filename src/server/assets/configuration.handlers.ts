import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { AssetConfigurationGroup } from '../../contract/assets.ts'
import type { Caller } from '../../contract/callers.ts'
import { versionOf } from '../../contract/paths.ts'
import { planRuleFields } from '../../domain/assets/asset.fields.ts'
import type { AssetCategoryDraft, AssetLocationDraft } from '../../domain/assets/configuration/nouns.ts'
import { categoryFields, locationFields } from '../../domain/assets/configuration.fields.ts'
import { mayLieIn, within } from '../../domain/assets/locations.ts'
import { planWords } from '../../domain/assets/service.ts'
import { type AssetDenial, denials } from '../../domain/assets/wording.ts'
import { changesOf } from '../../domain/audit/changes.ts'
import { namesOf } from '../../domain/kernel/record.ts'
import { answered, recordChange } from '../audit/audit.store.ts'
import { changeEntries } from '../audit/changeEntries.ts'
import { change, read } from '../http/calls.ts'
import { conflicting, unacceptable } from '../http/denied.ts'
import { changedMeanwhile, notFound, refuse } from '../http/envelope.ts'
import { bodyOf } from '../store/body.ts'
import { onConstraint } from '../store/failures.ts'
import { keysLock } from './assets.keys.ts'
import {
  categoryNow,
  categoryToChange,
  categoryUses,
  configuration,
  deleteCategory,
  deleteLocation,
  insertCategory,
  insertLocation,
  locationNow,
  locationsToChange,
  locationUses,
  moveToCategory,
  moveToLocation,
  moveWithin,
  type StoredCategory,
  type StoredLocation,
  updateCategory,
  updateLocation,
} from './configuration.store.ts'
import { admitted, callerWhoMay } from './guards.ts'

const calls = AssetConfigurationGroup.endpoints

/** § 7 GET assetConfiguration */
const readAll = read(calls.read, function* () {
  yield* callerWhoMay('Use')
  return configuration
})

const readLocationUses = read(calls.locationUses, function* ({ params: { id } }) {
  yield* callerWhoMay('Use')
  return locationUses(id)
})

const readCategoryUses = read(calls.categoryUses, function* ({ params: { id } }) {
  yield* callerWhoMay('Use')
  return categoryUses(id)
})

const refused = (because: AssetDenial, field: string) => unacceptable({ allowed: false, because }, denials, field)
const nameTaken = conflicting({ allowed: false, because: 'nameInUse' }, denials, 'name')
const isInUse = conflicting({ allowed: false, because: 'inUse' }, denials)
const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another.')

/** Whether what is stored is what the save was decided on; `version` is null for what is new. */
const isAsDecided = (stored: { readonly version: number } | undefined, version: number | null) => {
  if (version === null) return Effect.void
  if (stored === undefined) return Effect.fail(notFound)
  return stored.version === version ? Effect.void : Effect.fail(changedMeanwhile)
}

/** § 7 POST assetConfiguration/locations: create (without a version) and update. Asked twice it makes one. */
const saveLocation = change(calls.saveLocation, function* ({ payload: to }) {
  const caller = yield* callerWhoMay('Modify')
  const places = yield* locationsToChange
  const before = places.find(({ id }) => id === to.id)
  yield* isAsDecided(before, to.version)
  const may = mayLieIn(places, to.id, to.parentId)
  if (!may.allowed) return yield* Effect.fail(refused(may.because, 'parentId'))
  const changes = changesOf(namesOf(locationFields), before, to)
  if (before === undefined) yield* onConstraint(insertLocation(to), { asset_locations_name_key: () => nameTaken })
  else if (to.version === null && changes.fields.length > 0) return yield* Effect.fail(alreadyExists)
  if (before !== undefined && changes.fields.length > 0)
    yield* onConstraint(updateLocation(to), { asset_locations_name_key: () => nameTaken })
  return yield* saved(caller, 'assetLocation', before, to, changes, locationNow(to.id))
})

/** § 7 POST assetConfiguration/categories, in the same way. */
const saveCategory = change(calls.saveCategory, function* ({ payload: to }) {
  const caller = yield* callerWhoMay('Modify')
  yield* admitted(categoryFields, to)
  for (const plan of to.plans) yield* admitted(planRuleFields, plan, 'plans')
  const before = yield* categoryToChange(to.id)
  yield* isAsDecided(before, to.version)
  const changes = changesOf([...namesOf(categoryFields), 'plans'], before && inWords(before), inWords(to))
  if (before === undefined) yield* onConstraint(insertCategory(to), { asset_categories_name_key: () => nameTaken })
  else if (to.version === null && changes.fields.length > 0) return yield* Effect.fail(alreadyExists)
  if (before !== undefined && before.name !== to.name) yield* keysLock('categories')
  if (before !== undefined && changes.fields.length > 0)
    yield* onConstraint(updateCategory(to), { asset_categories_name_key: () => nameTaken })
  return yield* saved(caller, 'assetCategory', before, to, changes, categoryNow(to.id))
})

/** The plans as words, for PostgreSQL keeps the parts of each in an order of its own. */
const inWords = (category: AssetCategoryDraft) => ({ ...category, plans: category.plans.map(planWords).join('; ') })

const saved = (
  caller: Caller,
  kind: 'assetLocation' | 'assetCategory',
  before: StoredLocation | StoredCategory | undefined,
  { id, name }: AssetLocationDraft | AssetCategoryDraft,
  changes: ReturnType<typeof changesOf>,
  reading: Parameters<typeof bodyOf>[0],
) =>
  before !== undefined && changes.fields.length === 0
    ? bodyOf(reading)
    : answered(caller, { action: before === undefined ? 'created' : 'updated', kind, id, name, ...changes }, reading)

/** § 7 DELETE assetConfiguration/locations/{id}: what is in use stays. */
const removeLocation = change(calls.removeLocation, function* ({ params: { id }, headers }) {
  const caller = yield* callerWhoMay('Delete')
  const before = (yield* locationsToChange).find((place) => place.id === id)
  if (before === undefined) return yield* Effect.fail(notFound)
  yield* isAsDecided(before, versionOf(headers))
  yield* onConstraint(deleteLocation(id), {
    assets_location_fkey: () => isInUse,
    assets_holder_location_fkey: () => isInUse,
    asset_locations_parent_fkey: () => isInUse,
  })
  yield* recordChange(caller, { action: 'removed', kind: 'assetLocation', id, name: before.name })
})

/** § 7 DELETE assetConfiguration/categories/{id} */
const removeCategory = change(calls.removeCategory, function* ({ params: { id }, headers }) {
  const caller = yield* callerWhoMay('Delete')
  const before = yield* categoryToChange(id)
  if (before === undefined) return yield* Effect.fail(notFound)
  yield* isAsDecided(before, versionOf(headers))
  yield* onConstraint(deleteCategory(id), { assets_category_fkey: () => isInUse })
  yield* recordChange(caller, { action: 'removed', kind: 'assetCategory', id, name: before.name })
})

/** What uses one uses the other from now on, and the one is gone. */
const mergeCategory = change(calls.mergeCategory, function* ({ params: { id }, payload: { version, into } }) {
  const caller = yield* callerWhoMay('Delete')
  // Both in one order, so that two who merge the other way round do not wait for each other.
  const both = new Map<string, StoredCategory | undefined>()
  for (const one of [id, into].toSorted()) both.set(one, yield* categoryToChange(one))
  const [from, to] = [both.get(id), both.get(into)]
  if (from === undefined) return yield* Effect.fail(notFound)
  if (to === undefined || id === into) return yield* Effect.fail(refused('unknownCategory', 'into'))
  yield* isAsDecided(from, version)
  yield* movedInto(caller, 'categoryId', to.name, yield* moveToCategory(id, into))
  yield* deleteCategory(id)
  return yield* merged(caller, 'assetCategory', from, to.name)
})

const mergeLocation = change(calls.mergeLocation, function* ({ params: { id }, payload: { version, into } }) {
  const caller = yield* callerWhoMay('Delete')
  const places = yield* locationsToChange
  const from = places.find((place) => place.id === id)
  const to = places.find((place) => place.id === into)
  if (from === undefined) return yield* Effect.fail(notFound)
  if (to === undefined || id === into) return yield* Effect.fail(refused('unknownLocation', 'into'))
  yield* isAsDecided(from, version)
  // What lies deeper in it, and is not next to it, would otherwise close a circle.
  const child = places.find((place) => place.parentId === id && within(places, place.id).includes(into))
  const isTaken = { asset_locations_name_key: () => nameTaken }
  if (child !== undefined && child.id !== into)
    yield* onConstraint(updateLocation({ ...to, parentId: from.parentId }), isTaken)
  yield* onConstraint(moveWithin(from, into), isTaken)
  yield* movedInto(caller, 'currentLocationId', to.name, yield* moveToLocation(id, into))
  yield* deleteLocation(id)
  return yield* merged(caller, 'assetLocation', from, to.name)
})

const movedInto = (caller: Caller, field: string, name: string, moved: ReadonlyArray<{ readonly id: string }>) =>
  changeEntries(
    caller,
    { action: 'updated', kind: 'asset', fields: [field] },
    moved.map(({ id }) => ({ id, values: [{ field, before: null, after: name }] })),
  )

const merged = (
  caller: Caller,
  kind: 'assetLocation' | 'assetCategory',
  from: { readonly id: string; readonly name: string },
  into: string,
) =>
  answered(
    caller,
    {
      action: 'merged',
      kind,
      id: from.id,
      name: from.name,
      fields: ['name'],
      values: [{ field: 'name', before: from.name, after: into }],
    },
    configuration,
  )

export const assetConfigurationHandlers = HttpApiBuilder.group(Api, 'assetConfiguration', (handlers) =>
  handlers.handleAll({
    read: readAll,
    saveLocation,
    saveCategory,
    removeLocation,
    removeCategory,
    locationUses: readLocationUses,
    categoryUses: readCategoryUses,
    mergeLocation,
    mergeCategory,
  }),
)
