import { Effect } from 'effect'
import { AssetsGroup } from '../../contract/assets.ts'
import { type AssetState, assetStates } from '../../domain/assets/lifecycle.ts'
import { type AssetListing, usualAssets } from '../../domain/assets/listing.ts'
import type { AssetCategoryId, AssetLocationId } from '../../domain/kernel/ids.ts'
import { type Asked, answer } from '../http/calls.ts'
import { jsonReply, reply } from '../http/envelope.ts'
import { todayOf } from '../http/today.ts'
import { listReply, readWindow, windowReply } from '../http/windowed.ts'
import { rowsOf } from '../store/database.ts'
import type { Sight } from './asset.sql.ts'
import { callerWhoMay, sightOf } from './guards.ts'
import { assetCount, assetCounts, assetsWindow, orderOf } from './listing.store.ts'

const calls = AssetsGroup.endpoints

type Query = Asked<typeof calls.count>['query']

const listed = <Id extends string>(ids: string | undefined) => (ids?.split(',') ?? []).map((id) => id as Id)

/** Which assets a query asks for. Not in the order of what they cost where that is not told. */
export const listingOf = (
  { seesCosts }: Sight,
  { states, categories, locations, descending, ...query }: Query,
): AssetListing => ({
  search: query.search ?? '',
  states: listed<AssetState>(states).filter((state) => assetStates.includes(state)),
  categories: listed<AssetCategoryId>(categories),
  locations: listed<AssetLocationId>(locations),
  holder: query.holder ?? null,
  warranty: query.warranty ?? null,
  service: query.service ?? null,
  boughtMonth: query.boughtMonth ?? null,
  dueMonth: query.dueMonth ?? null,
  sort: query.sort === undefined || (query.sort === 'cost' && !seesCosts) ? usualAssets.sort : query.sort,
  isDescending: descending === 'true',
})

const asked = Effect.fn(function* (query: Asked<typeof calls.window>['query']) {
  const caller = yield* callerWhoMay('Use')
  const sight = sightOf(caller)
  const listing = listingOf(sight, query)
  const today = yield* todayOf(caller)
  return yield* readWindow(caller, query, orderOf(listing), (reading) => assetsWindow(sight, today, listing, reading))
})

export const window = answer(calls.window, function* ({ query }) {
  return windowReply(yield* asked(query))
})

/** § 7 GET assets: the same, as a list. Where the next window is, its header says (RFC 8288). */
export const list = answer(calls.list, function* ({ query }) {
  return listReply('assets', query, yield* asked(query))
})

export const count = answer(calls.count, function* ({ query }) {
  const caller = yield* callerWhoMay('Use')
  const [row] = yield* rowsOf(caller, assetCount(yield* todayOf(caller), listingOf(sightOf(caller), query)))
  return reply(row?.count ?? 0)
})

export const counts = answer(calls.counts, function* () {
  const caller = yield* callerWhoMay('Use')
  const [row] = yield* rowsOf(caller, assetCounts(sightOf(caller), yield* todayOf(caller)))
  return jsonReply(row?.body ?? 'null')
})
