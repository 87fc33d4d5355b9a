import { Array as Arr, Effect, Option, Schema, Stream } from 'effect'
import type { AuditFilter } from '../../domain/audit/filter.ts'
import type { AuditEntry } from '../../domain/audit/nouns.ts'
import { sentenceOf, whoIn } from '../../domain/audit/sentences.ts'
import { figuresFrom, MOST_ROWS } from '../../domain/reports/answering.ts'
import type { ReportRow } from '../../domain/reports/nouns.ts'
import type { ReportQuestion } from '../../domain/reports/question.ts'
import { type GoneRecord, placeOf, type RecordPlace } from '../../domain/reports/recordPlaces.ts'
import { reportShapes } from '../../domain/reports/shapes.ts'
import { routeAccess } from '../../domain/session/places.ts'
import { countsOfKinds, namesOf, pageOf, trail } from '../audit/trail.store.ts'
import { type Database, rowsOf, type Sql } from '../store/database.ts'
import type { Reading } from './reading.ts'
import type { Asking } from './source.ts'

/** So many at once, so that no part is long to wait for, and no more than this of a file is ever in memory. */
const PART = 2_000

const filterOf = ({ from, until }: Asking, { person, actor, only }: ReportQuestion): AuditFilter => ({
  from,
  to: until,
  ...(person !== undefined && { person }),
  ...(actor !== undefined && { actor }),
  ...(only !== undefined && { kind: only }),
})

const page = (asking: Asking, question: ReportQuestion, before: number | null, limit: number) => {
  const { caller } = asking
  const asked = { timeZone: caller.timeZone, filter: filterOf(asking, question), before, limit }
  return Effect.map(rowsOf(caller, trail(asked)), (rows) => pageOf(rows, limit))
}

/** Each change as the page of changes tells it. */
const rowOf = ({ caller: { locale } }: Asking, entry: AuditEntry, path: string | null): ReportRow => ({
  id: String(entry.id),
  path,
  cells: [sentenceOf(locale, entry), entry.atUtc, whoIn(entry), entry.person?.fullName ?? null, entry.kind],
})

/** By kind of record, and the newest; the whole is never in memory, however long it is. */
export const auditReading = {
  shown: Effect.fn(function* (asking, question) {
    const { caller } = asking
    const { only, person, actor } = question
    const { kind: _, ...filter } = filterOf(asking, question)
    const counts = yield* rowsOf(caller, countsOfKinds(caller.timeZone, filter))
    const asked = [person, actor].filter((id) => id !== undefined)
    const named = asked.length === 0 ? [] : yield* rowsOf(caller, namesOf(asked))
    const { entries } = yield* page(asking, question, null, MOST_ROWS)
    return {
      figures: figuresFrom(reportShapes.audit, counts),
      departments: [],
      named,
      count: counts.filter(({ of }) => only === undefined || of === only).reduce((sum, { count }) => sum + count, 0),
      rows: yield* leading(asking, entries),
    }
  }),
  parts: Effect.fn(function* (asking, question) {
    // The first is read before the answer begins, and so before the file itself is written down as a change.
    const first = yield* page(asking, question, null, PART)
    const rows = (entries: ReadonlyArray<AuditEntry>) => entries.map((entry) => rowOf(asking, entry, null))
    const older = Stream.paginate(first.next, (before) =>
      before === null
        ? Effect.succeed([[], Option.none()] as const)
        : Effect.map(
            page(asking, question, before, PART),
            ({ entries, next }) =>
              [
                [rows(entries)],
                next === null ? Option.none<number | null>() : Option.some<number | null>(next),
              ] as const,
          ),
    )
    return Stream.concat(Stream.succeed(rows(first.entries)), older)
  }),
} satisfies Reading

/** Where each leads: to its record, while that is there and the reader may open its page. */
const leading = (asking: Asking, entries: ReadonlyArray<AuditEntry>) => {
  const { caller } = asking
  const places = entries.map((entry) => {
    const place = placeOf(entry)
    return place !== null && routeAccess(place.page, caller, caller).allowed ? place : null
  })
  return Effect.map(standing(asking, places), (isThere) =>
    entries.map((entry, at) => {
      const place = places[at] ?? null
      return rowOf(asking, entry, place !== null && isThere(place) ? place.path : null)
    }),
  )
}

const tables: Readonly<Record<GoneRecord, string>> = {
  asset: 'assets',
  assetAudit: 'asset_audits',
  certification: 'certifications',
  chartPlan: 'chart_plans',
  checkIn: 'check_ins',
  employee: 'employees',
  goal: 'goals',
  hrDocument: 'hr_documents',
  performanceReview: 'reviews',
  performanceReviewCycle: 'review_cycles',
  performanceReviewTemplate: 'performance_review_templates',
  position: 'positions',
  positionTemplate: 'position_templates',
}

/** One statement for all of them. */
const standing = (
  { caller }: Asking,
  places: ReadonlyArray<RecordPlace | null>,
): Effect.Effect<(place: RecordPlace) => boolean, never, Database> => {
  const asked = Arr.groupBy(
    places.flatMap((place) => place?.of ?? []),
    ({ record }) => record,
  )
  const lookups = Object.entries(asked) as ReadonlyArray<[GoneRecord, ReadonlyArray<{ readonly id: string }>]>
  const always = ({ of }: RecordPlace) => of === null
  if (lookups.length === 0) return Effect.succeed(always)
  const found = (sql: Sql) =>
    sql.of({ id: Schema.String })`${sql.join(
      ' union all ',
      false,
    )(
      lookups.map(
        ([record, all]) => sql`
        select id::text as id from ${sql.literal(tables[record])}
        where tenant_id = ${sql.tenantId}::uuid and id = any(${[...new Set(all.map(({ id }) => id))]}::uuid[])`,
      ),
    )}`
  return Effect.map(rowsOf(caller, found), (rows) => {
    const ids = new Set(rows.map(({ id }) => id))
    return (place) => place.of === null || ids.has(place.of.id)
  })
}
