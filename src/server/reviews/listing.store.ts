import { Schema } from 'effect'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { ReviewListing, ReviewSort } from '../../domain/reviews/listing.ts'
import { below } from '../checkIns/listing.store.ts'
import type { Sql } from '../store/database.ts'
import { searchWords } from '../store/searchWords.ts'
import { beyondPlace, type Key, type Order, orderBy, type Reading, windowStatement } from '../store/windows.ts'
import { rowJson } from './review.sql.ts'

/** The list, a window at a time. Who reads it sees what `maySeeReview` allows, which a test holds beside this. */
interface Reader {
  readonly employeeId: EmployeeId
  readonly isAdmin: boolean
}

const id: Key = { sql: 'r.id', kind: 'id' }
const text = (sql: string): Key => ({ sql, kind: 'text' })
const moment = (sql: string): Key => ({ sql, kind: 'moment' })
const nameOf = (column: string) =>
  `(select e.full_name from employees e where e.tenant_id = r.tenant_id and e.id = r.${column}) collate list_order`

const keys: Record<ReviewSort, Key> = {
  when: moment('r.scheduled_utc'),
  due: moment('r.due_utc'),
  name: text('r.name collate list_order'),
  employee: text(nameOf('employee_id')),
  reviewer: text(nameOf('reviewer_id')),
  stage: text('r.stage'),
}

export const orderOf = ({ sort, isDescending }: ReviewListing): Order => ({
  name: sort,
  keys: [keys[sort], id],
  isDescending,
})

const shown = (sql: Sql, { employeeId, isAdmin }: Reader, { tab, person, isLate, search }: ReviewListing) =>
  sql.and([
    tab === 'completed' ? sql`r.stage = 'Complete'` : sql`r.stage <> 'Complete'`,
    ...(isAdmin
      ? []
      : [
          sql`(r.employee_id = ${employeeId}::uuid or r.reviewer_id = ${employeeId}::uuid
            or r.employee_id in (${below(sql, employeeId)}))`,
        ]),
    ...(person === null ? [] : [sql`(r.employee_id = ${person}::uuid or r.reviewer_id = ${person}::uuid)`]),
    ...(isLate ? [sql`r.due_utc < now()`] : []),
    ...searchWords(search).map(
      (word) => sql`(strpos(searchable(r.name), (select searchable(${word}))) > 0 or exists (
        select from employees p where p.tenant_id = r.tenant_id and p.id in (r.employee_id, r.reviewer_id)
          and strpos(p.searched, (select searchable(${word}))) > 0))`,
    ),
  ])

export const reviewsWindow = (reader: Reader, listing: ReviewListing, reading: Reading) => (sql: Sql) =>
  windowStatement(sql, reading, {
    keys: sql`
      select ${sql.literal(keys[listing.sort].sql)} as k1, r.id as k2, r.id
      from reviews r
      where r.tenant_id = ${sql.tenantId}::uuid and ${shown(sql, reader, listing)} and ${beyondPlace(sql, reading)}
      order by ${sql.literal(orderBy(reading))}`,
    row: sql.literal(rowJson),
    from: sql`join reviews r on r.tenant_id = ${sql.tenantId}::uuid and r.id = k.id`,
  })

export const reviewCount = (reader: Reader, listing: ReviewListing) => (sql: Sql) =>
  sql.of({ count: Schema.Number })`
    select count(*)::int as count from reviews r
    where r.tenant_id = ${sql.tenantId}::uuid and ${shown(sql, reader, listing)}`
