import { Schema } from 'effect'
import {
  type CheckInListing,
  type CheckInSort,
  OVERVIEW_MONTHS,
  OVERVIEW_TEAMS,
} from '../../domain/checkIns/listing.ts'
import { CheckInRow } from '../../domain/checkIns/nouns.ts'
import { monthsAfter } from '../../domain/kernel/days.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { Body } from '../store/body.ts'
import type { Sql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'
import { beyondPlace, type Key, type Order, orderBy, type Reading, windowStatement } from '../store/windows.ts'
import { choosablePeople, nameOf, type Reader, searched, visible } from './betweenTwo.sql.ts'
import { rowJson } from './checkIn.sql.ts'

/** The list, a window at a time. */
const id: Key = { sql: 'c.id', kind: 'id' }
const text = (sql: string): Key => ({ sql, kind: 'text' })
const keys: Record<CheckInSort, Key> = {
  when: { sql: 'c.scheduled_utc', kind: 'moment' },
  name: text('c.name collate list_order'),
  employee: text(nameOf('c', 'employee_id')),
  reviewer: text(nameOf('c', 'reviewer_id')),
  status: text('c.status'),
}

export const orderOf = ({ sort, isDescending }: CheckInListing): Order => ({
  name: sort,
  keys: [keys[sort], id],
  isDescending,
})

const shown = (sql: Sql, reader: Reader, { tab, person, isOverdue, search }: CheckInListing) =>
  sql.and([
    tab === 'completed' ? sql`c.status = 'Complete'` : sql`c.status not in ('Complete', 'Skipped')`,
    ...visible(sql, reader, 'c', person),
    ...(isOverdue ? [sql`c.due_utc < now()`] : []),
    ...searched(sql, 'c', search),
  ])

export const checkInsWindow = (reader: Reader, listing: CheckInListing, reading: Reading) => (sql: Sql) =>
  windowStatement(sql, reading, {
    keys: sql`
      select ${sql.literal(keys[listing.sort].sql)} as k1, c.id as k2, c.id
      from check_ins c
      where c.tenant_id = ${sql.tenantId}::uuid and ${shown(sql, reader, listing)} and ${beyondPlace(sql, reading)}
      order by ${sql.literal(orderBy(reading))}`,
    row: sql.literal(rowJson),
    of: ['check_ins', 'c'],
  })

export const checkInCount = (reader: Reader, listing: CheckInListing) => (sql: Sql) =>
  sql.of({ count: Schema.Number })`
    select count(*)::int as count from check_ins c
    where c.tenant_id = ${sql.tenantId}::uuid and ${shown(sql, reader, listing)}`

const { name, scheduledDateUTC, dueDateUtc, status, preparedBy, minutes } = CheckInRow.fields
const Listed = Schema.Struct({
  name,
  employee: Schema.String,
  reviewer: Schema.String,
  scheduledDateUTC,
  dueDateUtc,
  status,
  preparedBy,
  minutes,
  location: Schema.NullOr(Schema.String),
})

/** All that a listing shows, in its order. */
export const listedCheckIns = (reader: Reader, listing: CheckInListing) => (sql: Sql) => {
  const direction = listing.isDescending ? 'desc' : 'asc'
  return sql.of(Listed)`
    select c.name, e.full_name as employee, r.full_name as reviewer, ${sql.literal(instant('c.scheduled_utc'))} as "scheduledDateUTC",
      ${sql.literal(instant('c.due_utc'))} as "dueDateUtc", c.status, c.minutes, l.content ->> 'name' as location,
      json_build_object('employee', c.prepared_employee, 'reviewer', c.prepared_reviewer) as "preparedBy"
    from check_ins c
    join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = c.employee_id
    join employees r on r.tenant_id = ${sql.tenantId}::uuid and r.id = c.reviewer_id
    left join meeting_locations l on l.tenant_id = ${sql.tenantId}::uuid and l.id = c.location_id
    where c.tenant_id = ${sql.tenantId}::uuid and ${shown(sql, reader, listing)}
    order by ${sql.literal(`${keys[listing.sort].sql} ${direction}, c.id ${direction}`)}`
}

/**
 * What the plots show of the months until today, this one last: of what was planned how much took place, for all and
 * by who reviewed; and what employees answered from 1 to 5.
 */
export const checkInOverview = (reader: Reader, person: EmployeeId | null, today: Day) => (sql: Sql) => {
  const first = monthsAfter(`${today.slice(0, 7)}-01`, 1 - OVERVIEW_MONTHS)
  return sql.of(Body)`
    with months as (
      select to_char(m, 'YYYY-MM') as month
      from generate_series(${first}::date, ${today}::date, interval '1 month') m),
    past as materialized (
      select c.tenant_id, c.id, c.reviewer_id, c.sections, to_char(c.day, 'YYYY-MM') as month,
        c.status in ('Held', 'Complete') as "wasHeld"
      from check_ins c
      where ${sql.and([
        sql`c.tenant_id = ${sql.tenantId}::uuid`,
        sql`c.day between ${first}::date and ${today}::date`,
        // On its own day it may still take place.
        sql`(c.day < ${today}::date or c.status in ('Held', 'Complete'))`,
        sql`c.status <> 'Skipped'`,
        ...visible(sql, reader, 'c', person),
      ])}),
    answers as (
      select p.month, t.text::int as answer
      from past p
      cross join jsonb_array_elements(p.sections) section
      cross join jsonb_array_elements(section -> 'questions') question
      join check_in_texts t on t.tenant_id = p.tenant_id and t.check_in_id = p.id
        and t.name = (question ->> 'id') || '.employee' and t.text ~ '^[1-5]$'
      where question ->> 'kind' = 'scale')
    select json_build_object(
      'months', (
        select json_agg(json_build_object('month', m.month, 'planned', coalesce(r.planned, 0), 'held', coalesce(r.held, 0),
          'answered', coalesce(a.answered, 0), 'average', a.average) order by m.month)
        from months m
        left join (select month, count(*)::int as planned, (count(*) filter (where "wasHeld"))::int as held
          from past group by 1) r using (month)
        left join (select month, count(*)::int as answered, round(avg(answer), 1)::float8 as average
          from answers group by 1) a using (month)),
      'teams', coalesce((
        select json_agg(json_build_object('reviewer', json_build_object('id', e.id, 'fullName', e.full_name),
          'planned', t.planned, 'held', t.held) order by t.planned desc, e.full_name collate list_order, e.id)
        from (select reviewer_id, count(*)::int as planned, (count(*) filter (where "wasHeld"))::int as held
          from past group by 1 order by 2 desc limit ${OVERVIEW_TEAMS}) t
        join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = t.reviewer_id), '[]'::json))::text as body`
}

/** With whom the reader may plan. */
export const choosable = (reader: Reader) => (sql: Sql) =>
  sql.of(Body)`select ${choosablePeople(sql, reader)}::text as body`
