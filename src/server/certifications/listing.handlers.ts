import { Effect } from 'effect'
import { CertificationsGroup } from '../../contract/certifications.ts'
import type { AnyChoice, Listing, ListingSort } from '../../domain/certifications/listing.ts'
import type { CertificationTypeId } from '../../domain/kernel/ids.ts'
import { answer } from '../http/calls.ts'
import { jsonReply, reply } from '../http/envelope.ts'
import { listReply } from '../http/listReply.ts'
import { rowsOf } from '../store/database.ts'
import { edgesOf, readingOf, windowJson } from '../store/windows.ts'
import { insideCompliance } from './guards.ts'
import { certificationCount, certificationCounts, certificationsWindow, orderOf } from './listing.store.ts'

const calls = CertificationsGroup.endpoints

/** As a query says it. */
interface Asked {
  readonly search?: string | undefined
  readonly choice?: AnyChoice | undefined
  readonly types?: string | undefined
  readonly sort?: ListingSort | undefined
  readonly descending?: 'true' | undefined
}

interface OfWindow extends Asked {
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly from?: string | undefined
  readonly limit?: string | undefined
}

const listingOf = ({ search = '', choice = 'all', types, sort = 'expiry', descending }: Asked): Listing => ({
  search,
  choice,
  types: (types?.split(',') ?? []).map((id) => id as CertificationTypeId),
  sort,
  isDescending: descending === 'true',
})

const read = Effect.fn(function* (query: OfWindow) {
  const caller = yield* insideCompliance
  const listing = listingOf(query)
  const reading = yield* readingOf(query, orderOf(listing))
  const [row] = yield* rowsOf(caller, certificationsWindow(caller, listing, reading))
  const found = row ?? { rows: '[]', found: 0, nearest: null, farthest: null }
  return { caller, reading, found }
})

/** A window of what stands of everybody one sees. */
export const window = answer(calls.window, function* ({ query }) {
  const { reading, found } = yield* read(query)
  return jsonReply(windowJson(reading, found))
})

/** § 7 GET certifications: the same, as a list. Where the next window is, its header says (RFC 8288). */
export const list = answer(calls.list, function* ({ query }) {
  const { caller, reading, found } = yield* read(query)
  const { after } = edgesOf(reading, found)
  return listReply(found.rows, `/api/${caller.tenantId}/certifications`, query, after)
})

/** How many it shows. */
export const count = answer(calls.count, function* ({ query }) {
  const caller = yield* insideCompliance
  const [row] = yield* rowsOf(caller, certificationCount(caller, listingOf(query)))
  return reply(row?.count ?? 0)
})

/** How many there are of each choice. */
export const counts = answer(calls.counts, function* () {
  const caller = yield* insideCompliance
  const [row] = yield* rowsOf(caller, certificationCounts(caller))
  return jsonReply(row?.body ?? 'null')
})
