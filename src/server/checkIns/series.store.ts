/** A series and the check-ins it derives (`domain/checkIns/series.ts`). */
import { Effect, Schema } from 'effect'
import { type PreparedBy, preparedStatus, preparedUnder } from '../../domain/checkIns/lifecycle.ts'
import { momentsOf } from '../../domain/checkIns/moments.ts'
import { CheckIn, Series } from '../../domain/checkIns/nouns.ts'
import { type Occurrence, occurrence, occurrencesKept, type Series as Rules } from '../../domain/checkIns/series.ts'
import { type CheckInId, CheckInSeriesId, EmployeeId } from '../../domain/kernel/ids.ts'
import { Day } from '../../domain/kernel/nouns.ts'
import { firstRow, hasRow, TenantSql } from '../store/database.ts'
import { derivedId } from '../store/derivedId.ts'

const Stored = Schema.Struct({
  id: CheckInSeriesId,
  employeeId: EmployeeId,
  reviewerId: EmployeeId,
  rules: Series,
  version: CheckIn.fields.version,
})

export type StoredSeries = typeof Stored.Type

const columns = `s.id, s.employee_id as "employeeId", s.reviewer_id as "reviewerId", s.rules, s.version`

export const seriesToChange = (id: CheckInSeriesId) =>
  firstRow(
    (sql) => sql.of(Stored)`
      select ${sql.literal(columns)} from check_in_series s
      where s.tenant_id = ${sql.tenantId}::uuid and s.id = ${id}::uuid for update`,
  )

/** The series of a check-in; none where it is a single one. */
export const seriesOfToChange = (id: CheckInId) =>
  firstRow(
    (sql) => sql.of(Stored)`
      select ${sql.literal(columns)} from check_in_series s
      where s.tenant_id = ${sql.tenantId}::uuid and s.id = (
        select c.series_id from check_ins c where c.tenant_id = ${sql.tenantId}::uuid and c.id = ${id}::uuid)
      for update`,
  )

/** Of everybody, for the morning: those without an end, or with one that has not been reached. */
export const goingOn = (today: Day) =>
  TenantSql.use(
    (sql) => sql.of(Stored)`
      select ${sql.literal(columns)} from check_in_series s
      where s.tenant_id = ${sql.tenantId}::uuid and (s.rules ->> 'end' is null
        or (s.rules ->> 'end')::int > (
          select coalesce(max(c.number) + 1, 0) from check_ins c where c.tenant_id = s.tenant_id and c.series_id = s.id)
        or exists (select from check_ins c where c.tenant_id = s.tenant_id and c.series_id = s.id
          and c.status in ('Scheduled', 'PreparedByOne', 'PreparedByBoth') and c.day >= ${today}::date))
      order by s.id for update`,
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

const Kept = Schema.Struct({
  number: Schema.Int,
  status: CheckIn.fields.status,
  reviewerId: EmployeeId,
  preparedBy: CheckIn.fields.preparedBy,
  dueDay: Schema.NullOr(Day),
})
type Kept = typeof Kept.Type

/** The check-ins of it that there are. */
export const keptOf = (id: CheckInSeriesId) =>
  TenantSql.use(
    (sql) => sql.of(Kept)`
      select number, status, reviewer_id as "reviewerId", due_day as "dueDay",
        json_build_object('employee', prepared_employee, 'reviewer', prepared_reviewer) as "preparedBy"
      from check_ins
      where tenant_id = ${sql.tenantId}::uuid and series_id = ${id}::uuid order by number for update`,
  )

/** Numbers that have taken place. */
export const heldIn = (kept: ReadonlyArray<Kept>): ReadonlySet<number> =>
  new Set(kept.filter(({ status }) => status === 'Held' || status === 'Complete').map(({ number }) => number))

export const idInSeries = (id: CheckInSeriesId, number: number): CheckInId => derivedId(`${id}/${number}`) as CheckInId

/**
 * Brings the check-ins of a series to what its rules say today: those of the coming weeks are there once each, those that
 * moved lie where they are, and those that there are not any more are gone, unless something is written in them: then they
 * are skipped. What was held stays.
 */
export const bringToRules = Effect.fn(function* (
  { id, rules, reviewerId }: Pick<StoredSeries, 'id' | 'rules' | 'reviewerId'>,
  { today, timeZone }: { readonly today: Day; readonly timeZone: string },
) {
  const kept = new Map((yield* keptOf(id)).map((one) => [one.number, one]))
  const held = heldIn([...kept.values()])
  const wanted = new Map(occurrencesKept(rules, today).map((one) => [one.number, one]))
  for (const number of kept.keys()) {
    const one = occurrence(rules, number)
    if (one !== null) wanted.set(number, one)
  }
  const coming = [...wanted.values()].filter(
    ({ number, isSkipped }) => !held.has(number) && (kept.has(number) || !isSkipped),
  )
  yield* writeOccurrences(
    id,
    coming.map((one) => rowOf(id, one, { before: kept.get(one.number), reviewerId, timeZone })),
  )
  yield* leaveOut(
    id,
    [...kept.keys()].filter((number) => !wanted.has(number) && !held.has(number)),
  )
})

interface RowContext {
  readonly before: Kept | undefined
  readonly reviewerId: EmployeeId
  readonly timeZone: string
}

/** It stays due when it was, unless its day is now later. */
const rowOf = (
  id: CheckInSeriesId,
  { number, day, time, isSkipped }: Occurrence,
  { before, reviewerId, timeZone }: RowContext,
) => {
  const preparedBy: PreparedBy =
    before === undefined ? { employee: false, reviewer: false } : preparedUnder(reviewerId, before)
  const dueDay = before?.dueDay != null && before.dueDay >= day ? before.dueDay : null
  return {
    id: idInSeries(id, number),
    number,
    day,
    time,
    dueDay,
    ...momentsOf(timeZone, { day, time, dueDay }),
    status: isSkipped ? 'Skipped' : preparedStatus(preparedBy),
    isPrepared: preparedBy.reviewer,
  }
}

const writeOccurrences = (id: CheckInSeriesId, coming: ReadonlyArray<ReturnType<typeof rowOf>>) =>
  TenantSql.use(
    (sql) => sql`
      insert into check_ins as c (tenant_id, id, employee_id, reviewer_id, name, sections, location_id, minutes, day,
        time, scheduled_utc, due_day, due_utc, status, prepared_reviewer, series_id, number)
      select s.tenant_id, o.id, s.employee_id, s.reviewer_id, s.name, s.sections, s.location_id, s.minutes, o.day,
        o.time, o."scheduledUtc", o."dueDay", o."dueUtc", o.status, o."isPrepared", s.id, o.number
      from check_in_series s
      cross join jsonb_to_recordset(${JSON.stringify(coming)}::text::jsonb)
        as o (id uuid, number integer, day date, time text, "scheduledUtc" timestamptz, "dueDay" date,
          "dueUtc" timestamptz, status text, "isPrepared" boolean)
      where s.tenant_id = ${sql.tenantId}::uuid and s.id = ${id}::uuid
      on conflict (tenant_id, series_id, number) do update
        set day = excluded.day, time = excluded.time, scheduled_utc = excluded.scheduled_utc,
          due_day = excluded.due_day, due_utc = excluded.due_utc, reviewer_id = excluded.reviewer_id,
          name = excluded.name, location_id = excluded.location_id, minutes = excluded.minutes,
          status = excluded.status, prepared_reviewer = excluded.prepared_reviewer,
          version = c.version + 1, updated_utc = now()
        where (c.day, c.time, c.scheduled_utc, c.due_day, c.due_utc, c.reviewer_id, c.name, c.location_id, c.minutes,
            c.status)
          is distinct from (excluded.day, excluded.time, excluded.scheduled_utc, excluded.due_day, excluded.due_utc,
            excluded.reviewer_id, excluded.name, excluded.location_id, excluded.minutes, excluded.status)`,
  )

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
