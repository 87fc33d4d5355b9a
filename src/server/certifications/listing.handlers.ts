import { Effect } from 'effect'
import { CertificationsGroup } from '../../contract/certifications.ts'
import { certificationCsvHeaders, certificationCsvRow } from '../../domain/certifications/csv.ts'
import type { AnyChoice, Listing, ListingSort } from '../../domain/certifications/listing.ts'
import type { CertificationTypeId } from '../../domain/kernel/ids.ts'
import { exported } from '../audit/audit.store.ts'
import { csvOf } from '../files/csv.ts'
import { fileResponse } from '../files/serving.ts'
import { answer } from '../http/calls.ts'
import { jsonReply, reply } from '../http/envelope.ts'
import { listReply, readWindow, windowReply } from '../http/windowed.ts'
import { rowsOf, TenantSql } from '../store/database.ts'
import type { AskedWindow } from '../store/windows.ts'
import { insideCompliance } from './guards.ts'
import {
  certificationCount,
  certificationCounts,
  certificationsWindow,
  listedCertifications,
  orderOf,
} from './listing.store.ts'

const calls = CertificationsGroup.endpoints

/** As a query says it. */
interface Asked {
  readonly search?: string | undefined
  readonly choice?: AnyChoice | undefined
  readonly types?: string | undefined
  readonly sort?: ListingSort | undefined
  readonly descending?: 'true' | undefined
}

type OfWindow = Asked & AskedWindow

const listingOf = ({ search = '', choice = 'all', types, sort = 'expiry', descending }: Asked): Listing => ({
  search,
  choice,
  types: (types?.split(',') ?? []).map((id) => id as CertificationTypeId),
  sort,
  isDescending: descending === 'true',
})

const asked = Effect.fn(function* (query: OfWindow) {
  const caller = yield* insideCompliance
  const listing = listingOf(query)
  return yield* readWindow(caller, query, orderOf(listing), (reading) => certificationsWindow(caller, listing, reading))
})

/** A window of what stands of everybody one sees. */
export const window = answer(calls.window, function* ({ query }) {
  return windowReply(yield* asked(query))
})

/** § 7 GET certifications: the same, as a list. Where the next window is, its header says (RFC 8288). */
export const list = answer(calls.list, function* ({ query }) {
  return listReply('certifications', query, yield* asked(query))
})

/** How many it shows. */
export const count = answer(calls.count, function* ({ query }) {
  const caller = yield* insideCompliance
  const [row] = yield* rowsOf(caller, certificationCount(caller, listingOf(query)))
  return reply(row?.count ?? 0)
})

/** What the list shows, in its order. */
export const csv = answer(calls.csv, function* ({ query }) {
  const caller = yield* insideCompliance
  const reading = TenantSql.use(listedCertifications(caller, listingOf(query)))
  const found = yield* exported(caller, 'certificationList', reading)
  const rows = found.map((certification) => certificationCsvRow(certification, caller.timeZone))
  return fileResponse({
    bytes: csvOf(certificationCsvHeaders, rows),
    contentType: 'text/csv',
    name: 'certifications.csv',
  })
})

/** How many there are of each choice. */
export const counts = answer(calls.counts, function* () {
  const caller = yield* insideCompliance
  const [row] = yield* rowsOf(caller, certificationCounts(caller))
  return jsonReply(row?.body ?? 'null')
})
