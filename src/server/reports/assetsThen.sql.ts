/** Who had each asset at the end of an earlier day, and in which state: told by its history; all else as it is by now. */
import { holderName } from '../assets/asset.sql.ts'
import type { Sql } from '../store/database.ts'
import type { Asking } from './source.ts'

/** What led from one state or holder to another. A service of old, of which it is not kept how the asset was, led nowhere. */
const isStep = `v.kind not in ('created', 'updated', 'seen') and (v.kind <> 'serviced' or v.before is not null)`

/** Where it was after what happened last, of what does not say how it was before the next thing. */
const stateAfter = `case
  when l.kind in ('assigned', 'accepted', 'retired') then l.kind
  when l.kind in ('declined', 'returned') then 'returned'
  when l.kind = 'sentToService' then 'inService'
  when l.kind = 'serviced' then l.before ->> 'state'
  else 'inStock' end`

/** What does not change hands leaves it where it was. */
const holderAfter = (column: string, key: string, ofEvent: string): string => `case
  when l.kind in ('assigned', 'accepted', 'undone') then ${ofEvent}
  when l.kind in ('sentToService', 'serviced') then (l.before ->> '${key}')::uuid end as ${column}`

const holders = [
  ['holder_employee_id', 'holderEmployeeId', 'l.holder_employee_id'],
  ['holder_location_id', 'holderLocationId', `case when l.holder_kind = 'location' then l.holder_id end`],
  ['holder_asset_id', 'holderAssetId', `case when l.holder_kind = 'asset' then l.holder_id end`],
] as const

const columns = (of: (column: (typeof holders)[number]) => string): string => holders.map(of).join(', ')

/**
 * The first thing that happened after that day says how the asset was before it, or that its holder had not answered yet;
 * where nothing happened it is as it was. An act that was taken back says so in the record of changes.
 */
export const assetsThen = (sql: Sql, asking: Asking) => {
  if (asking.atUtc === null) return sql`assets`
  const tenant = sql.tenantId
  const events = (when: '>' | '<=') => sql`
    from asset_events v where v.tenant_id = ${tenant}::uuid and v.asset_id = a.id
      and v.at_utc ${sql.literal(when)} ${asking.atUtc}::timestamptz and ${sql.literal(isStep)}`
  return sql`(
    select a.tenant_id, a.id, a.number, a.name, a.category_id, a.location_id, a.serial, a.purchase_day, a.warranty_day, s.*, (
      select v.holder_name ${events('<=')} and v.holder_kind is not null order by v.place desc limit 1) as held_as
    from assets a
    left join lateral (
      select v.kind, v.before, v.holder_employee_id, v.at_utc ${events('>')} order by v.place limit 1) n on true
    left join lateral (
      select v.kind, v.before, v.holder_employee_id, v.holder_kind, v.holder_id
      ${events('<=')} order by v.place desc limit 1) l on n.kind is not null and n.before is null
    cross join lateral (
      select a.state, ${sql.literal(columns(([column]) => `a.${column}`))} where n.kind is null
      union all
      select n.before ->> 'state', ${sql.literal(columns(([, key]) => `(n.before ->> '${key}')::uuid`))}
      where n.before is not null
      union all
      select 'awaitingAcceptance', n.holder_employee_id, null, null
      where n.before is null and n.kind in ('accepted', 'declined')
      union all
      select coalesce((
        select w.change ->> 'before' from audit_entries t cross join lateral jsonb_array_elements(t.values) w (change)
        where t.tenant_id = ${tenant}::uuid and t.subject_kind = 'asset' and t.subject_id = a.id and t.at_utc = n.at_utc
          and w.change ->> 'field' = 'state' limit 1), ${sql.literal(stateAfter)}),
        ${sql.literal(columns(([column, key, ofEvent]) => holderAfter(column, key, ofEvent)))}
      where n.before is null and n.kind not in ('accepted', 'declined')) s
    where a.tenant_id = ${tenant}::uuid and a.created_utc <= ${asking.atUtc}::timestamptz)`
}

/** A place or a kit that is gone has the name it had then. */
export const holderThen = ({ atUtc }: Asking): string =>
  atUtc === null
    ? holderName
    : `coalesce(${holderName}, case when a.holder_location_id is not null or a.holder_asset_id is not null then a.held_as end)`
