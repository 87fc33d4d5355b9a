/** A series and the check-ins it derives (`domain/checkIns/series.ts`). */
import { Effect, Schema } from 'effect'
import { CheckIn, Series } from '../../domain/checkIns/nouns.ts'
import { type Occurrence, occurrence, occurrencesKept, type Series as Rules } from '../../domain/checkIns/series.ts'
import { type CheckInId, CheckInSeriesId, EmployeeId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { firstRow, hasRow, TenantSql } from '../store/database.ts'
import { derivedId } from '../store/derivedId.ts'
import { placedAt } from './guards.ts'

const Stored = Schema.Struct({
  id: CheckInSeriesId,
  employeeId: EmployeeId,
  reviewerId: EmployeeId,
  rules: Series,
  version: CheckIn.fields.version,
})

export const seriesToChange = (id: CheckInSeriesId) =>
  firstRow(
    (sql) => sql.of(Stored)`
      select id, employee_id as "employeeId", reviewer_id as "reviewerId", rules, version from check_in_series
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid for update`,
  )

/** Of everybody, for the morning. */
export const goingOn = TenantSql.use(
  (sql) => sql.of(Stored)`
    select id, employee_id as "employeeId", reviewer_id as "reviewerId", rules, version from check_in_series
    where tenant_id = ${sql.tenantId}::uuid and rules ->> 'end' is null order by id for update`,
)

export interface NewRules {
  readonly id: CheckInSeriesId
  readonly employeeId: EmployeeId
  readonly reviewerId: EmployeeId
  readonly name: string
  readonly sections: unknown
  readonly locationId: string | null
  readonly minutes: number
  readonly rules: Rules
}

/** False when the id is taken. */
export const insertSeries = (to: NewRules) =>
  hasRow(
    (sql) => sql`
      insert into check_in_series (tenant_id, id, employee_id, reviewer_id, name, sections, location_id, minutes, rules)
      values (${sql.tenantId}::uuid, ${to.id}::uuid, ${to.employeeId}::uuid, ${to.reviewerId}::uuid, ${to.name},
        ${JSON.stringify(to.sections)}::text::jsonb, ${to.locationId}::uuid, ${to.minutes},
        ${JSON.stringify(to.rules)}::text::jsonb)
      on conflict do nothing
      returning id`,
  )

export const updateRules = (id: CheckInSeriesId, rules: Rules) =>
  TenantSql.use(
    (sql) => sql`
      update check_in_series set rules = ${JSON.stringify(rules)}::text::jsonb, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

/** Those that come from now on: name, place, reviewer and length. */
export const updateSeriesPlan = (
  id: CheckInSeriesId,
  to: {
    readonly name: string
    readonly reviewerId: EmployeeId
    readonly locationId: string | null
    readonly minutes: number
  },
) =>
  TenantSql.use(
    (sql) => sql`
      update check_in_series
      set name = ${to.name}, reviewer_id = ${to.reviewerId}::uuid, location_id = ${to.locationId}::uuid, minutes = ${to.minutes}
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

const Kept = Schema.Struct({ number: Schema.Int, status: CheckIn.fields.status })

/** The check-ins of it that there are. */
export const keptOf = (id: CheckInSeriesId) =>
  TenantSql.use(
    (sql) => sql.of(Kept)`
      select number, status from check_ins
      where tenant_id = ${sql.tenantId}::uuid and series_id = ${id}::uuid order by number for update`,
  )

/** Numbers that have taken place. */
export const heldIn = (kept: ReadonlyArray<typeof Kept.Type>): ReadonlySet<number> =>
  new Set(kept.filter(({ status }) => status === 'Held' || status === 'Complete').map(({ number }) => number))

export const idInSeries = (id: CheckInSeriesId, number: number): CheckInId => derivedId(`${id}/${number}`) as CheckInId

/**
 * Brings the check-ins of a series to what its rules say today: those of the coming weeks are there once each, those that
 * moved lie where they are, and those that there are not any more are gone, unless something is written in them: then they
 * are skipped. What was held stays.
 */
export const bringToRules = Effect.fn(function* (
  id: CheckInSeriesId,
  rules: Rules,
  { today, timeZone }: { readonly today: Day; readonly timeZone: string },
) {
  const kept = yield* keptOf(id)
  const held = heldIn(kept)
  const wanted = new Map(occurrencesKept(rules, today).map((one) => [one.number, one]))
  for (const { number } of kept) {
    const one = occurrence(rules, number)
    if (one !== null) wanted.set(number, one)
  }
  const coming = [...wanted.values()].filter(({ number }) => !held.has(number))
  const known = new Set(kept.map(({ number }) => number))
  yield* writeOccurrences(
    id,
    coming.filter(({ number, isSkipped }) => known.has(number) || !isSkipped),
    timeZone,
  )
  yield* leaveOut(
    id,
    kept.map(({ number }) => number).filter((number) => !wanted.has(number) && !held.has(number)),
  )
})

const writeOccurrences = (id: CheckInSeriesId, coming: ReadonlyArray<Occurrence>, timeZone: string) =>
  TenantSql.use((sql) => {
    const rows = coming.map(({ number, day, time, isSkipped }) => ({
      id: idInSeries(id, number),
      number,
      day,
      time,
      skipped: isSkipped,
      ...placedAt({ timeZone }, { day, time, dueDay: null }),
    }))
    return sql`
      insert into check_ins as c (tenant_id, id, employee_id, reviewer_id, name, sections, location_id, minutes, day,
        time, scheduled_utc, due_utc, status, series_id, number)
      select s.tenant_id, o.id, s.employee_id, s.reviewer_id, s.name, s.sections, s.location_id, s.minutes, o.day,
        o.time, o."scheduledUtc", o."dueUtc", case when o.skipped then 'Skipped' else 'Scheduled' end, s.id, o.number
      from check_in_series s
      cross join jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as o (id uuid, number integer, day date, time text, skipped boolean, "scheduledUtc" timestamptz, "dueUtc" timestamptz)
      where s.tenant_id = ${sql.tenantId}::uuid and s.id = ${id}::uuid
      on conflict (tenant_id, series_id, number) do update
        set day = excluded.day, time = excluded.time, scheduled_utc = excluded.scheduled_utc, due_utc = excluded.due_utc,
          reviewer_id = excluded.reviewer_id, name = excluded.name, location_id = excluded.location_id,
          minutes = excluded.minutes,
          status = case
            when excluded.status = 'Skipped' then 'Skipped'
            when c.prepared_employee and c.prepared_reviewer then 'PreparedByBoth'
            when c.prepared_employee or c.prepared_reviewer then 'PreparedByOne'
            else 'Scheduled' end,
          version = c.version + 1, updated_utc = now()
        where (c.scheduled_utc, c.due_utc, c.reviewer_id, c.name, c.minutes, c.time) is distinct from
            (excluded.scheduled_utc, excluded.due_utc, excluded.reviewer_id, excluded.name, excluded.minutes, excluded.time)
          or c.location_id is distinct from excluded.location_id
          or (c.status = 'Skipped') <> (excluded.status = 'Skipped')`
  })

const leaveOut = Effect.fn(function* (id: CheckInSeriesId, numbers: ReadonlyArray<number>) {
  const sql = yield* TenantSql
  if (numbers.length === 0) return
  const written = ['check_in_texts', 'check_in_private_notes', 'check_in_items', 'check_in_comments', 'check_in_events']
    .map((table) => `exists (select from ${table} w where w.tenant_id = c.tenant_id and w.check_in_id = c.id)`)
    .join(' or ')
  yield* sql`
    delete from check_ins c
    where c.tenant_id = ${sql.tenantId}::uuid and c.series_id = ${id}::uuid and c.number = any(${numbers}::integer[])
      and not (${sql.literal(written)})`
  yield* sql`
    update check_ins set status = 'Skipped', version = version + 1, updated_utc = now()
    where tenant_id = ${sql.tenantId}::uuid and series_id = ${id}::uuid and number = any(${numbers}::integer[])
      and status <> 'Skipped'`
})
