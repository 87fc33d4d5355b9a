import { Effect } from 'effect'
import { ReviewsGroup } from '../../contract/reviews.ts'
import { type ReviewListing, usualReviews } from '../../domain/reviews/listing.ts'
import { type Asked, answer } from '../http/calls.ts'
import { jsonReply, reply } from '../http/envelope.ts'
import { listReply } from '../http/listReply.ts'
import { rowsOf } from '../store/database.ts'
import { edgesOf, readingOf, windowJson } from '../store/windows.ts'
import { insideReviews } from './guards.ts'
import { orderOf, reviewCount, reviewsWindow } from './listing.store.ts'

const calls = ReviewsGroup.endpoints

const listingOf = ({
  search,
  tab,
  person,
  late,
  sort,
  descending,
}: Asked<typeof calls.count>['query']): ReviewListing => ({
  search: search ?? '',
  tab: tab ?? usualReviews.tab,
  person: person ?? null,
  isLate: late === 'true',
  sort: sort ?? usualReviews.sort,
  isDescending: descending === 'true',
})

const readWindow = Effect.fn(function* (query: Asked<typeof calls.window>['query']) {
  const caller = yield* insideReviews
  const listing = listingOf(query)
  const reading = yield* readingOf(query, orderOf(listing))
  const [row] = yield* rowsOf(caller, reviewsWindow(caller, listing, reading))
  return { caller, reading, found: row ?? { rows: '[]', found: 0, nearest: null, farthest: null } }
})

/** § 7 GET performancereviews/list: a window at a time. */
export const window = answer(calls.window, function* ({ query }) {
  const { reading, found } = yield* readWindow(query)
  return jsonReply(windowJson(reading, found))
})

/** § 7 GET performancereviews: the same, as a list. Where the next window is, its header says (RFC 8288). */
export const list = answer(calls.list, function* ({ query }) {
  const { caller, reading, found } = yield* readWindow(query)
  return listReply(found.rows, `/api/${caller.tenantId}/performancereviews`, query, edgesOf(reading, found).after)
})

export const count = answer(calls.count, function* ({ query }) {
  const caller = yield* insideReviews
  const [row] = yield* rowsOf(caller, reviewCount(caller, listingOf(query)))
  return reply(row?.count ?? 0)
})
