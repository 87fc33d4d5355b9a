import { Schema } from 'effect'
import type { CheckInListing, CheckInSort } from '../../domain/checkIns/listing.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { Body } from '../store/body.ts'
import type { Sql } from '../store/database.ts'
import { searchWords } from '../store/searchWords.ts'
import { beyondPlace, type Key, type Order, orderBy, type Reading, windowStatement } from '../store/windows.ts'
import { rowJson } from './checkIn.sql.ts'

/** The list, a window at a time. Who reads it sees what `maySeeCheckIn` allows, which a test holds beside this. */
export interface Reader {
  readonly employeeId: EmployeeId
  readonly isAdmin: boolean
}

const id: Key = { sql: 'c.id', kind: 'id' }
const text = (sql: string): Key => ({ sql, kind: 'text' })
const nameOf = (column: string) =>
  `(select e.full_name from employees e where e.tenant_id = c.tenant_id and e.id = c.${column}) collate list_order`

const keys: Record<CheckInSort, Key> = {
  when: { sql: 'c.scheduled_utc', kind: 'moment' },
  name: text('c.name collate list_order'),
  employee: text(nameOf('employee_id')),
  reviewer: text(nameOf('reviewer_id')),
  status: text('c.status'),
}

export const orderOf = ({ sort, isDescending }: CheckInListing): Order => ({
  name: sort,
  keys: [keys[sort], id],
  isDescending,
})

const below = (sql: Sql, reader: EmployeeId) => sql`
  with recursive below (id) as (
    select e.id from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.reports_to = ${reader}::uuid
    union
    select e.id from below join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.reports_to = below.id)
  select id from below`

const shown = (sql: Sql, { employeeId, isAdmin }: Reader, { tab, person, isOverdue, search }: CheckInListing) =>
  sql.and([
    tab === 'completed' ? sql`c.status = 'Complete'` : sql`c.status not in ('Complete', 'Skipped')`,
    ...(isAdmin
      ? []
      : [
          sql`(c.employee_id = ${employeeId}::uuid or c.reviewer_id = ${employeeId}::uuid
            or c.employee_id in (${below(sql, employeeId)}))`,
        ]),
    ...(person === null ? [] : [sql`(c.employee_id = ${person}::uuid or c.reviewer_id = ${person}::uuid)`]),
    ...(isOverdue ? [sql`c.due_utc < now()`] : []),
    ...searchWords(search).map(
      (word) => sql`(strpos(searchable(c.name), (select searchable(${word}))) > 0 or exists (
        select from employees p where p.tenant_id = c.tenant_id and p.id in (c.employee_id, c.reviewer_id)
          and strpos(p.searched, (select searchable(${word}))) > 0))`,
    ),
  ])

export const checkInsWindow = (reader: Reader, listing: CheckInListing, reading: Reading) => (sql: Sql) =>
  windowStatement(sql, reading, {
    keys: sql`
      select ${sql.literal(keys[listing.sort].sql)} as k1, c.id as k2, c.id
      from check_ins c
      where c.tenant_id = ${sql.tenantId}::uuid and ${shown(sql, reader, listing)} and ${beyondPlace(sql, reading)}
      order by ${sql.literal(orderBy(reading))}`,
    row: sql.literal(rowJson),
    from: sql`join check_ins c on c.tenant_id = ${sql.tenantId}::uuid and c.id = k.id`,
  })

export const checkInCount = (reader: Reader, listing: CheckInListing) => (sql: Sql) =>
  sql.of({ count: Schema.Number })`
    select count(*)::int as count from check_ins c
    where c.tenant_id = ${sql.tenantId}::uuid and ${shown(sql, reader, listing)}`

/** Themself, those below them, or for an admin everybody; each with who is above them. */
export const choosable =
  ({ employeeId, isAdmin }: Reader) =>
  (sql: Sql) =>
    sql.of(Body)`
    select coalesce(json_agg(json_build_object('id', e.id, 'fullName', e.full_name,
      'isReport', coalesce(e.reports_to = ${employeeId}::uuid, false),
      'line', coalesce((
        select json_agg(json_build_object('id', m.id, 'fullName', m.full_name) order by above.place)
        from unnest(line_above(e.tenant_id, e.id)) with ordinality above (id, place)
        join employees m on m.tenant_id = e.tenant_id and m.id = above.id and m.is_active), '[]'::json))
      order by e.full_name collate list_order), '[]'::json)::text as body
    from employees e
    where e.tenant_id = ${sql.tenantId}::uuid and e.is_active
      and (${isAdmin} or e.id = ${employeeId}::uuid or e.id in (${below(sql, employeeId)}))`
