import { Schema } from 'effect'
import type { ReviewListing, ReviewSort } from '../../domain/reviews/listing.ts'
import { ReviewRow, type ReviewSettings } from '../../domain/reviews/nouns.ts'
import { choosablePeople, nameOf, type Reader, searched, visible } from '../checkIns/betweenTwo.sql.ts'
import { Body } from '../store/body.ts'
import type { Sql } from '../store/database.ts'
import { beyondPlace, type Key, type Order, orderBy, type Reading, windowStatement } from '../store/windows.ts'
import { isLateSql, rowJson, stepSql } from './review.sql.ts'

/** The list, a window at a time. */
const id: Key = { sql: 'r.id', kind: 'id' }
const text = (sql: string): Key => ({ sql, kind: 'text' })
const moment = (sql: string): Key => ({ sql, kind: 'moment' })

const keys: Record<ReviewSort, Key> = {
  when: moment('r.scheduled_utc'),
  due: moment('r.due_utc'),
  name: text('r.name collate list_order'),
  employee: text(nameOf('r', 'employee_id')),
  reviewer: text(nameOf('r', 'reviewer_id')),
  stage: text('r.stage'),
}

export const orderOf = ({ sort, isDescending }: ReviewListing): Order => ({
  name: sort,
  keys: [keys[sort], id],
  isDescending,
})

const shown = (sql: Sql, reader: Reader, { tab, person, isLate, within, search }: ReviewListing) =>
  sql.and([
    ...(within === null
      ? [tab === 'completed' ? sql`r.stage = 'Complete'` : sql`r.stage <> 'Complete'`]
      : ofCycle(sql, within)),
    ...visible(sql, reader, 'r', person),
    ...(isLate ? [sql`${sql.literal(isLateSql)}`] : []),
    ...searched(sql, 'r', search),
  ])

export const reviewsWindow = (reader: Reader, listing: ReviewListing, reading: Reading) => (sql: Sql) =>
  windowStatement(sql, reading, {
    keys: sql`
      select ${sql.literal(keys[listing.sort].sql)} as k1, r.id as k2, r.id
      from reviews r
      where r.tenant_id = ${sql.tenantId}::uuid and ${shown(sql, reader, listing)} and ${beyondPlace(sql, reading)}
      order by ${sql.literal(orderBy(reading))}`,
    row: sql.literal(rowJson),
    of: ['reviews', 'r'],
  })

/** All of them, in the order of the list. */
export const listedReviews = (reader: Reader, listing: ReviewListing) => (sql: Sql) => {
  const direction = listing.isDescending ? 'desc' : 'asc'
  return sql.of({ row: ReviewRow })`
    select ${sql.literal(rowJson)} as row from reviews r
    where r.tenant_id = ${sql.tenantId}::uuid and ${shown(sql, reader, listing)}
    order by ${sql.literal(`${keys[listing.sort].sql} ${direction}, r.id ${direction}`)}`
}

export const reviewCount = (reader: Reader, listing: ReviewListing) => (sql: Sql) =>
  sql.of({ count: Schema.Number })`
    select count(*)::int as count from reviews r
    where r.tenant_id = ${sql.tenantId}::uuid and ${shown(sql, reader, listing)}`

const ofCycle = (sql: Sql, { cycleId, step, department, reviewer }: NonNullable<ReviewListing['within']>) => [
  sql`r.cycle_id = ${cycleId}::uuid`,
  ...(step === null ? [] : [sql`${sql.literal(stepSql)} = ${step}`]),
  ...(reviewer === null ? [] : [sql`r.reviewer_id = ${reviewer}::uuid`]),
  ...(department === null
    ? []
    : [
        sql`exists (select from employees e where e.tenant_id = r.tenant_id and e.id = r.employee_id
          and e.department_id is not distinct from ${department === 'none' ? null : department}::uuid)`,
      ]),
]

/** Of whom the reader may plan one. */
export const choosable = (reader: Reader, usual: Pick<ReviewSettings, 'starters' | 'scale'>) => (sql: Sql) =>
  sql.of(Body)`
    select json_build_object(
      'starters', coalesce(s.starters, ${usual.starters}::text),
      'scale', coalesce(s.scale, ${usual.scale}::text[]),
      'people', ${choosablePeople(sql, reader)})::text as body
    from (values (0)) one left join review_settings s on s.tenant_id = ${sql.tenantId}::uuid`
