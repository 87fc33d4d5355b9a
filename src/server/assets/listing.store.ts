import { Schema } from 'effect'
import type { Fragment } from 'effect/sql/Statement'
import { assetStates } from '../../domain/assets/lifecycle.ts'
import { type AssetListing, type AssetSort, usualAssets, usualStates } from '../../domain/assets/listing.ts'
import {
  DUE_SOON_DAYS,
  type ServiceStatus,
  serviceStatuses,
  WARRANTY_SOON_DAYS,
  type WarrantyStatus,
  warrantyStatuses,
} from '../../domain/assets/service.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { Body } from '../store/body.ts'
import type { Sql } from '../store/database.ts'
import { searchWords } from '../store/searchWords.ts'
import { beyondPlace, type Key, type Order, orderBy, type Reading, windowStatement } from '../store/windows.ts'
import { holderName, rowJson, type Sight } from './asset.sql.ts'

/** The register, a window at a time. The usual order and that of names have an index each (0026). */
const id: Key = { sql: 'a.id', kind: 'id' }
const text = (sql: string): Key => ({ sql, kind: 'text' })

const inTree = (table: string, column: string) =>
  `coalesce((select o.name from ${table} o where o.tenant_id = a.tenant_id and o.id = a.${column}), '') collate list_order`

/** What has no such day comes after everything that has. */
const dayKey = (column: string) => text(`coalesce(a.${column}::text, '9999-99-99')`)

const keys: Record<AssetSort, Key> = {
  number: text('a.number collate list_order'),
  name: text('a.name collate list_order'),
  category: text(inTree('asset_categories', 'category_id')),
  location: text(inTree('asset_locations', 'location_id')),
  holder: text(`coalesce(${holderName}, '') collate list_order`),
  state: { sql: `array_position('{${assetStates.join(',')}}'::text[], a.state)::bigint`, kind: 'number' },
  warranty: dayKey('warranty_day'),
  due: text("case when a.reading_reached then '0000-00-00' else coalesce(a.due_day::text, '9999-99-99') end"),
  bought: dayKey('purchase_day'),
  cost: { sql: 'coalesce((a.cost * 100)::bigint, -1)', kind: 'number' },
}

export const orderOf = ({ sort, isDescending }: AssetListing): Order => ({
  name: sort,
  keys: [keys[sort], id],
  isDescending,
})

/** Of all of them at once. */
export const wholeOrder = ({ sort, isDescending }: AssetListing): string =>
  [keys[sort], id].map((key) => `${key.sql} ${isDescending ? 'desc' : 'asc'}`).join(', ')

export const assetsWindow =
  ({ seesCosts }: Sight, today: Day, listing: AssetListing, reading: Reading) =>
  (sql: Sql) =>
    windowStatement(sql, reading, {
      keys: sql`
        select ${sql.literal(keys[listing.sort].sql)} as k1, a.id as k2, a.id
        from assets a
        where a.tenant_id = ${sql.tenantId}::uuid and ${shown(sql, today, listing)} and ${beyondPlace(sql, reading)}
        order by ${sql.literal(orderBy(reading))}`,
      row: sql.literal(rowJson(seesCosts)),
      of: ['assets', 'a'],
    })

/** As `serviceStatus` of the domain, which a test holds beside it. */
export const service = (sql: Sql, today: Day, status: ServiceStatus) => {
  const overdue = sql`(a.reading_reached or coalesce(a.due_day < ${today}::date, false))`
  const soon = sql`(coalesce(a.due_day <= ${today}::date + ${DUE_SOON_DAYS}::int, false))`
  if (status === 'none') return sql`a.plans = '[]'`
  if (status === 'overdue') return sql`(a.plans <> '[]' and ${overdue})`
  return status === 'dueSoon'
    ? sql`(a.plans <> '[]' and not ${overdue} and ${soon})`
    : sql`(a.plans <> '[]' and not ${overdue} and not ${soon})`
}

/** As `warrantyStatus` of the domain, which a test holds beside it. */
const warranty = (sql: Sql, today: Day, status: WarrantyStatus) => {
  if (status === 'none') return sql`a.warranty_day is null`
  if (status === 'ended') return sql`a.warranty_day < ${today}::date`
  const soon = sql`${today}::date + ${WARRANTY_SOON_DAYS}::int`
  return status === 'endingSoon'
    ? sql`a.warranty_day between ${today}::date and ${soon}`
    : sql`a.warranty_day > ${soon}`
}

const inMonth = (sql: Sql, column: string, month: string) =>
  sql`(${sql.literal(column)} >= ${`${month}-01`}::date and ${sql.literal(column)} < ${`${month}-01`}::date + interval '1 month')`

/** What is overdue is due this month, as in the plot. */
const dueIn = (sql: Sql, today: Day, month: string) =>
  today.startsWith(month)
    ? sql`a.due_day < ${`${month}-01`}::date + interval '1 month'`
    : inMonth(sql, 'a.due_day', month)

export const shown = (sql: Sql, today: Day, listing: AssetListing) => {
  const { states, categories, locations, holder, search } = listing
  // Written out, so that the indexes of what is not retired serve.
  const usual = states.length === 0 || (states.length === usualStates.length && !states.includes('retired'))
  return sql.and([
    usual ? sql`a.state <> 'retired'` : sql`a.state = any(${states}::text[])`,
    ...(categories.length === 0 ? [] : [sql`a.category_id = any(${categories}::uuid[])`]),
    ...(locations.length === 0
      ? []
      : [
          sql`a.location_id in (
            with recursive inside (id) as (
              select unnest(${locations}::uuid[])
              union
              select l.id from asset_locations l join inside on l.parent_id = inside.id
              where l.tenant_id = ${sql.tenantId}::uuid)
            select id from inside)`,
        ]),
    ...(holder === null ? [] : [sql`a.holder_employee_id = ${holder}::uuid`]),
    ...(listing.warranty === null ? [] : [warranty(sql, today, listing.warranty)]),
    ...(listing.service === null ? [] : [service(sql, today, listing.service)]),
    ...(listing.boughtMonth === null ? [] : [inMonth(sql, 'a.purchase_day', listing.boughtMonth)]),
    ...(listing.dueMonth === null ? [] : [dueIn(sql, today, listing.dueMonth)]),
    ...searchWords(search).map(
      (word) => sql`(
        strpos(a.searched, (select searchable(${word}))) > 0
        or a.holder_employee_id in (
          select p.id from employees p
          where p.tenant_id = ${sql.tenantId}::uuid and strpos(p.searched, (select searchable(${word}))) > 0))`,
    ),
  ])
}

export const assetCount = (today: Day, listing: AssetListing) => (sql: Sql) =>
  sql.of({ count: Schema.Number })`
    select count(*)::int as count from assets a where a.tenant_id = ${sql.tenantId}::uuid and ${shown(sql, today, listing)}`

/** How many months of services the plot looks ahead. */
const MONTHS_AHEAD = 11

/** For the plots: all that is not retired. */
export const assetCounts =
  ({ seesCosts }: Sight, today: Day) =>
  (sql: Sql) => {
    const by = (column: string) => sql`coalesce((
      select json_agg(json_build_object('of', g.of, 'count', g.count) order by g.count desc, g.of)
      from (select ${sql.literal(column)}::text as of, count(*)::int as count from shown a
        where ${sql.literal(column)} is not null group by 1) g), '[]'::json)`
    const statuses = <Status extends string>(all: ReadonlyArray<Status>, of: (status: Status) => Fragment) =>
      sql`json_build_array(${sql.csv(
        all.map(
          (status) =>
            sql`json_build_object('of', ${status}::text, 'count', (select count(*)::int from shown a where ${of(status)}))`,
        ),
      )})`
    return sql.of(Body)`
      with shown as materialized (
        select * from assets a where a.tenant_id = ${sql.tenantId}::uuid and ${shown(sql, today, usualAssets)})
      select json_build_object(
        'total', (select count(*)::int from shown),
        'states', ${by('a.state')},
        'categories', ${by('a.category_id')},
        'locations', ${by('a.location_id')},
        'warranty', ${statuses(warrantyStatuses, (status) => warranty(sql, today, status))},
        'service', ${statuses(serviceStatuses, (status) => service(sql, today, status))},
        'value', ${
          seesCosts
            ? sql`coalesce((
              select json_agg(json_build_object('month', g.month, 'currency', g.currency, 'cost', g.cost) order by g.month, g.currency)
              from (select to_char(a.purchase_day, 'YYYY-MM') as month, a.currency, sum(a.cost)::float8 as cost from shown a
                where a.purchase_day is not null and a.cost is not null group by 1, 2) g), '[]'::json)`
            : sql`'[]'::json`
        },
        'due', coalesce((
          select json_agg(json_build_object('of', g.of, 'count', g.count) order by g.of)
          from (select to_char(greatest(a.due_day, ${today}::date), 'YYYY-MM') as of, count(*)::int as count from shown a
            where a.due_day < date_trunc('month', ${today}::date) + ${`${MONTHS_AHEAD + 1} months`}::interval
            group by 1) g), '[]'::json))::text as body`
  }
