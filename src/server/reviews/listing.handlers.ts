import { Clock, Effect } from 'effect'
import { ReviewsGroup } from '../../contract/reviews.ts'
import { reviewCsvHeaders, reviewCsvRow } from '../../domain/reviews/csv.ts'
import { type ReviewListing, usualReviews } from '../../domain/reviews/listing.ts'
import { exported } from '../audit/audit.store.ts'
import { csvOf } from '../files/csv.ts'
import { fileResponse } from '../files/serving.ts'
import { type Asked, answer, read } from '../http/calls.ts'
import { reply } from '../http/envelope.ts'
import { listReply, readWindow, windowReply } from '../http/windowed.ts'
import { rowsOf, TenantSql } from '../store/database.ts'
import { insideReviews } from './guards.ts'
import { choosable, listedReviews, orderOf, reviewCount, reviewsWindow } from './listing.store.ts'
import { usualSettings } from './settings.ts'

const calls = ReviewsGroup.endpoints

const listingOf = ({
  search,
  tab,
  person,
  late,
  cycle,
  step,
  department,
  reviewer,
  sort,
  descending,
}: Asked<typeof calls.count>['query']): ReviewListing => ({
  search: search ?? '',
  tab: tab ?? usualReviews.tab,
  person: person ?? null,
  isLate: late === 'true',
  within:
    cycle === undefined
      ? null
      : { cycleId: cycle, step: step ?? null, department: department ?? null, reviewer: reviewer ?? null },
  sort: sort ?? usualReviews.sort,
  isDescending: descending === 'true',
})

const asked = Effect.fn(function* (query: Asked<typeof calls.window>['query']) {
  const caller = yield* insideReviews
  const listing = listingOf(query)
  return yield* readWindow(caller, query, orderOf(listing), (reading) => reviewsWindow(caller, listing, reading))
})

/** § 7 GET performancereviews/list: a window at a time. */
export const window = answer(calls.window, function* ({ query }) {
  return windowReply(yield* asked(query))
})

/** § 7 GET performancereviews: the same, as a list. Where the next window is, its header says (RFC 8288). */
export const list = answer(calls.list, function* ({ query }) {
  return listReply('performancereviews', query, yield* asked(query))
})

export const count = answer(calls.count, function* ({ query }) {
  const caller = yield* insideReviews
  const [row] = yield* rowsOf(caller, reviewCount(caller, listingOf(query)))
  return reply(row?.count ?? 0)
})

/** What the list shows, in its order. */
export const csv = answer(calls.csv, function* ({ query }) {
  const caller = yield* insideReviews
  const found = yield* exported(caller, 'reviewList', TenantSql.use(listedReviews(caller, listingOf(query))))
  const now = yield* Clock.currentTimeMillis
  const rows = found.map(({ row }) => reviewCsvRow(row, caller.timeZone, now))
  return fileResponse({
    bytes: csvOf(reviewCsvHeaders, rows),
    contentType: 'text/csv',
    name: 'performance reviews.csv',
  })
})

/** Of whom the caller may plan one. */
export const choices = read(calls.choices, function* () {
  return choosable(yield* insideReviews, usualSettings)
})
