import { Clock, Effect } from 'effect'
import { CheckInsGroup } from '../../contract/checkIns.ts'
import { checkInCsvHeaders, checkInCsvRow } from '../../domain/checkIns/csv.ts'
import { type CheckInListing, usualCheckIns } from '../../domain/checkIns/listing.ts'
import { exported } from '../audit/audit.store.ts'
import { csvOf } from '../files/csv.ts'
import { fileResponse } from '../files/serving.ts'
import { type Asked, answer, read } from '../http/calls.ts'
import { reply } from '../http/envelope.ts'
import { todayOf } from '../http/today.ts'
import { listReply, readWindow, windowReply } from '../http/windowed.ts'
import { rowsOf, TenantSql } from '../store/database.ts'
import { insideCheckIns } from './guards.ts'
import { checkInCount, checkInOverview, checkInsWindow, choosable, listedCheckIns, orderOf } from './listing.store.ts'

const calls = CheckInsGroup.endpoints

const listingOf = ({
  search,
  tab,
  person,
  overdue,
  sort,
  descending,
}: Asked<typeof calls.count>['query']): CheckInListing => ({
  search: search ?? '',
  tab: tab ?? usualCheckIns.tab,
  person: person ?? null,
  isOverdue: overdue === 'true',
  sort: sort ?? usualCheckIns.sort,
  isDescending: descending === 'true',
})

const asked = Effect.fn(function* (query: Asked<typeof calls.window>['query']) {
  const caller = yield* insideCheckIns
  const listing = listingOf(query)
  return yield* readWindow(caller, query, orderOf(listing), (reading) => checkInsWindow(caller, listing, reading))
})

export const window = answer(calls.window, function* ({ query }) {
  return windowReply(yield* asked(query))
})

/** § 7 GET checkIns: the same, as a list. Where the next window is, its header says (RFC 8288). */
export const list = answer(calls.list, function* ({ query }) {
  return listReply('checkIns', query, yield* asked(query))
})

export const count = answer(calls.count, function* ({ query }) {
  const caller = yield* insideCheckIns
  const [row] = yield* rowsOf(caller, checkInCount(caller, listingOf(query)))
  return reply(row?.count ?? 0)
})

/** What the list shows, in its order. */
export const csv = answer(calls.csv, function* ({ query }) {
  const caller = yield* insideCheckIns
  const found = yield* exported(caller, 'checkInList', TenantSql.use(listedCheckIns(caller, listingOf(query))))
  const now = yield* Clock.currentTimeMillis
  const rows = found.map((checkIn) => checkInCsvRow(checkIn, caller.timeZone, now))
  return fileResponse({ bytes: csvOf(checkInCsvHeaders, rows), contentType: 'text/csv', name: 'check-ins.csv' })
})

export const overview = read(calls.overview, function* ({ query }) {
  const caller = yield* insideCheckIns
  return checkInOverview(caller, query.person ?? null, yield* todayOf(caller))
})

/** With whom the caller may plan one. */
export const choices = read(calls.choices, function* () {
  return choosable(yield* insideCheckIns)
})
