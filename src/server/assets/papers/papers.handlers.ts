import { Clock, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { AssetPapersGroup } from '../../../contract/assets.ts'
import { columnsFor, exportHeaders, exportRow } from '../../../domain/assets/csv.ts'
import { pathOf } from '../../../domain/assets/locations.ts'
import { dueDayOf } from '../../../domain/assets/service.ts'
import { denials } from '../../../domain/assets/wording.ts'
import { exported } from '../../audit/audit.store.ts'
import { csvOf } from '../../files/csv.ts'
import { logoOf } from '../../files/logo.ts'
import { fileResponse } from '../../files/serving.ts'
import { calendarOf } from '../../files/wholeDays.ts'
import { answer } from '../../http/calls.ts'
import { conflicting } from '../../http/denied.ts'
import { notFound } from '../../http/envelope.ts'
import { todayOf } from '../../http/today.ts'
import { Logins } from '../../identity/logins.ts'
import { clientOf } from '../../store/client.ts'
import { rowsOf, TenantSql } from '../../store/database.ts'
import { callerAbout, callerWhoMay, sightOf } from '../guards.ts'
import { pageOf } from '../links.ts'
import { listingOf } from '../listing.handlers.ts'
import { handedOver, listedAssets, places, toLabel, toService } from './papers.store.ts'
import { printed } from './printing.ts'

const calls = AssetPapersGroup.endpoints

/** § 7 GET assets/csv: what the list shows, in its order, as an import reads it back. */
const csv = answer(calls.csv, function* ({ query }) {
  const caller = yield* callerWhoMay('Use')
  const today = yield* todayOf(caller)
  const columns = columnsFor(sightOf(caller))
  const listed = TenantSql.use(listedAssets(today, listingOf(sightOf(caller), query)))
  const [assets, locations] = yield* exported(
    caller,
    'assetRegister',
    Effect.all([listed, TenantSql.use(places)]),
    columns,
  )
  const paths = new Map(locations.map(({ id }) => [id, pathOf(locations, id)]))
  const rows = assets.map(({ locationId, ...asset }) =>
    exportRow(columns, { ...asset, location: locationId === null ? '' : (paths.get(locationId) ?? '') }),
  )
  return fileResponse({ bytes: csvOf(exportHeaders(columns), rows), contentType: 'text/csv', name: 'assets.csv' })
})

const dueDays = answer(calls.dueDays, function* () {
  const caller = yield* callerWhoMay('Use')
  const { publicUrl } = yield* Logins
  const assets = yield* rowsOf(caller, toService)
  const bytes = calendarOf(
    assets.flatMap((asset) =>
      asset.plans.flatMap((plan) => {
        const day = dueDayOf(plan)
        if (day === null) return []
        const summary = `${asset.number} ${asset.name}: ${plan.name}`
        return [{ id: `${asset.id}-${plan.id}`, day, summary, address: pageOf(publicUrl, asset) }]
      }),
    ),
    { name: `${yield* clientOf(caller)}: services due`, product: 'Assets', now: yield* Clock.currentTimeMillis },
  )
  return fileResponse({ bytes, contentType: 'text/calendar', name: 'services due.ics' })
})

const labels = answer(calls.labels, function* ({ payload: { assetIds, size, skip } }) {
  const caller = yield* callerWhoMay('Use')
  const { publicUrl } = yield* Logins
  const found = yield* rowsOf(caller, toLabel(assetIds))
  if (found.length === 0) return yield* Effect.fail(notFound)
  const bytes = yield* printed({
    kind: 'labels',
    labels: found.map((asset) => ({ ...asset, address: pageOf(publicUrl, asset) })),
    size,
    skip,
    madeUtc: yield* nowUtc,
  })
  return fileResponse({ bytes, contentType: 'application/pdf', name: 'asset labels.pdf' })
})

/** For those who may see the asset, its holder among them. */
const handover = answer(calls.handover, function* ({ params: { id } }) {
  const caller = yield* callerAbout(id)
  const [found] = yield* rowsOf(caller, handedOver(id))
  if (found === undefined) return yield* Effect.fail(conflicting({ allowed: false, because: 'notHeld' }, denials))
  const handover = {
    ...found,
    clientName: yield* clientOf(caller),
    logo: yield* logoOf(caller),
    timeZone: caller.timeZone,
    locale: caller.locale,
    madeUtc: yield* nowUtc,
  }
  const bytes = yield* printed({ kind: 'handover', handover })
  return fileResponse({ bytes, contentType: 'application/pdf', name: `handover ${found.number}.pdf`, isInline: true })
})

const nowUtc = Effect.map(Clock.currentTimeMillis, (now) => new Date(now).toISOString())

export const assetPapersHandlers = HttpApiBuilder.group(Api, 'assetPapers', (handlers) =>
  handlers.handleAll({ csv, dueDays, labels, handover }),
)
