import { Schema } from 'effect'
import type * as Statement from 'effect/sql/Statement'
import type { Caller } from '../../contract/callers.ts'
import {
  type AnyChoice,
  type Listing,
  type ListingChoice,
  type ListingSort,
  listingChoices,
  usualListing,
} from '../../domain/certifications/listing.ts'
import type { CertificationStatus } from '../../domain/certifications/status.ts'
import { statusNames } from '../../domain/certifications/wording.ts'
import { accessed } from '../employees/accessible.sql.ts'
import { Body } from '../store/body.ts'
import type { Sql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'
import { searchWords } from '../store/searchWords.ts'
import {
  beyondPlace,
  isUpwards,
  type Key,
  mostOf,
  type Order,
  orderBy,
  type Reading,
  valueSql,
  windowStatement,
} from '../store/windows.ts'
import { certificationJson, hasStatus, listed, statusSql } from './certification.sql.ts'

/**
 * The list of everybody's certifications, a window at a time. What is listed is kept in a column, and every order has an
 * index (0019), so that nothing is read but what is told. People and types are gone through in the order of their names,
 * and of each what they hold.
 */

const expiry: Key = { sql: 'c.sort_expiry', kind: 'moment' }
const id: Key = { sql: 'c.id', kind: 'id' }

const keys: Record<ListingSort, ReadonlyArray<Key>> = {
  expiry: [expiry, id],
  reminded: [{ sql: 'c.sort_reminded', kind: 'moment' }, id],
  person: [{ sql: 'e.full_name collate list_order', kind: 'text' }, { sql: 'e.id', kind: 'id' }, expiry, id],
  type: [{ sql: 't.name collate list_order', kind: 'text' }, { sql: 't.id', kind: 'id' }, expiry, id],
}

export const orderOf = ({ sort, isDescending }: Listing): Order => ({ name: sort, keys: keys[sort], isDescending })

export const certificationsWindow = (caller: Caller, listing: Listing, reading: Reading) => (sql: Sql) =>
  windowStatement(sql, reading, {
    keys: keysOf(sql, caller, listing, reading),
    row: sql.literal(certificationJson),
    of: ['certifications', 'c'],
  })

const keysOf = (sql: Sql, caller: Caller, listing: Listing, reading: Reading) => {
  const held = holding(sql, listing)
  if (listing.sort === 'person')
    return groupedKeys(sql, reading, {
      group: sql`employees e`,
      of: sql`e.tenant_id = ${sql.tenantId}::uuid and e.is_active and ${accessed(sql, caller, 'e.id')}`,
      inGroup: sql`c.employee_id = e.id and ${held}`,
    })
  if (listing.sort === 'type')
    return groupedKeys(sql, reading, {
      group: sql`certification_types t`,
      of: sql`t.tenant_id = ${sql.tenantId}::uuid`,
      inGroup: sql`c.type_id = t.id and ${held} and ${accessed(sql, caller, 'c.employee_id')}`,
    })
  const [first, second] = reading.order.keys as readonly [Key, Key]
  return sql`
    select ${sql.literal(first.sql)} as k1, ${sql.literal(second.sql)} as k2, c.id
    from certifications c
    where c.tenant_id = ${sql.tenantId}::uuid and ${held} and ${accessed(sql, caller, 'c.employee_id')}
      and ${beyondPlace(sql, reading)}
    order by ${sql.literal(orderBy(reading))}`
}

/** Of each group no more than a window can take; of the one it begins in, what lies beyond the place. */
const groupedKeys = (
  sql: Sql,
  reading: Reading,
  { group, of, inGroup }: Readonly<Record<'group' | 'of' | 'inGroup', Statement.Fragment>>,
) => {
  const [name, key, , last] = reading.order.keys as readonly [Key, Key, Key, Key]
  const inner = orderBy(reading, [expiry, last])
  return sql`
    select ${sql.literal(name.sql)} as k1, ${sql.literal(key.sql)} as k2, c.sort_expiry as k3, c.id as k4, c.id
    from ${group} cross join lateral (
      select c.sort_expiry, c.id from certifications c
      where c.tenant_id = ${sql.tenantId}::uuid and ${inGroup} and ${beyondInGroup(sql, reading)}
      order by ${sql.literal(inner)} limit ${mostOf(reading)}::int) c
    where ${of} and ${beyondPlace(sql, reading, true, 2)}
    order by ${sql.literal(orderBy(reading))}`
}

const beyondInGroup = (sql: Sql, reading: Reading) => {
  const { beyond, order } = reading
  if (beyond === null) return sql`true`
  const [, group, , last] = order.keys as readonly [Key, Key, Key, Key]
  const [, begun, moment, certification] = beyond as readonly [string, string, string, string]
  const isBegun = sql`${sql.literal(group.sql)} = ${valueSql(sql, 'id', begun)}`
  const [sign, least, leastId] = isUpwards(reading)
    ? ['>', '-infinity', '00000000-0000-0000-0000-000000000000']
    : ['<', 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  return sql`(c.sort_expiry, ${sql.literal(last.sql)}) ${sql.literal(sign)} (
    case when ${isBegun} then ${valueSql(sql, 'moment', moment)} else ${valueSql(sql, 'moment', least)} end,
    case when ${isBegun} then ${valueSql(sql, 'id', certification)} else ${valueSql(sql, 'id', leastId)} end)`
}

/** What the list shows, of whomever. */
const holding = (sql: Sql, listing: Listing) => sql`${sql.literal(listed)} and ${narrowed(sql, listing)}`

const narrowed = (sql: Sql, { choice, types, search }: Listing) =>
  sql.and([
    inChoice(sql, choice),
    ...(types.length === 0 ? [] : [sql`c.type_id = any(${types}::uuid[])`]),
    ...searchWords(search).map(
      (word) => sql`(
      c.employee_id in (
        select p.id from employees p
        where p.tenant_id = ${sql.tenantId}::uuid and p.is_active and strpos(p.searched, (select searchable(${word}))) > 0)
      or c.type_id in (
        select y.id from certification_types y
        where y.tenant_id = ${sql.tenantId}::uuid and strpos(y.searched, (select searchable(${word}))) > 0))`,
    ),
  ])

const inChoice = (sql: Sql, choice: AnyChoice) => {
  if (choice === 'all') return sql`true`
  const archived = sql`(select a.id from certification_types a where a.tenant_id = ${sql.tenantId}::uuid and a.is_deleted)`
  if (choice === 'archived') return sql`c.type_id in ${archived}`
  const status = choice === 'active' ? 'true' : hasStatus(choice, 'now()', expiry.sql)
  return sql`(c.type_id not in ${archived} and ${sql.literal(status)})`
}

const Listed = Schema.Struct({
  person: Schema.String,
  department: Schema.NullOr(Schema.String),
  type: Schema.String,
  status: Schema.Literals(Object.keys(statusNames) as ReadonlyArray<CertificationStatus>),
  issuedDay: Schema.NullOr(Schema.String),
  expiryUtc: Schema.NullOr(Schema.String),
  lastReminderUtc: Schema.NullOr(Schema.String),
})

/** All that the list shows, in its order. */
export const listedCertifications = (caller: Caller, listing: Listing) => (sql: Sql) => {
  const direction = listing.isDescending ? 'desc' : 'asc'
  return sql.of(Listed)`
    select e.full_name as person, d.name as department, t.name as type, ${sql.literal(statusSql('now()'))} as status,
      c.issued_day::text as "issuedDay", ${sql.literal(instant('c.expiry_utc'))} as "expiryUtc",
      ${sql.literal(instant('c.last_reminder_utc'))} as "lastReminderUtc"
    from certifications c
    join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = c.employee_id
    join certification_types t on t.tenant_id = ${sql.tenantId}::uuid and t.id = c.type_id
    left join departments d on d.tenant_id = ${sql.tenantId}::uuid and d.id = e.department_id
    where c.tenant_id = ${sql.tenantId}::uuid and ${holding(sql, listing)} and ${accessed(sql, caller, 'c.employee_id')}
    order by ${sql.literal(keys[listing.sort].map((key) => `${key.sql} ${direction}`).join(', '))}`
}

/** How many the list shows. */
export const certificationCount = (caller: Caller, listing: Listing) => (sql: Sql) =>
  sql.of({ count: Schema.Number })`
    select count(*)::int as count from certifications c
    where c.tenant_id = ${sql.tenantId}::uuid and ${holding(sql, listing)} and ${accessed(sql, caller, 'c.employee_id')}`

/** How many there are of each choice. Each is a stretch of an index, so that every row is gone past once. */
export const certificationCounts = (caller: Caller) => (sql: Sql) => {
  const of = (choice: ListingChoice) => {
    const listing = { ...usualListing, choice }
    return sql`(select count(*) from certifications c
      where c.tenant_id = ${sql.tenantId}::uuid and ${holding(sql, listing)} and ${accessed(sql, caller, 'c.employee_id')})`
  }
  return sql.of(Body)`select json_build_object(${sql.csv(
    listingChoices.map((choice) => sql`${sql.literal(`'${choice}'`)}, ${of(choice)}`),
  )})::text as body`
}
