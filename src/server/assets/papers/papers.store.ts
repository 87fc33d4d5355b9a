import { Schema } from 'effect'
import type { LabelSheet } from '../../../domain/assets/labels/nouns.ts'
import type { AssetListing } from '../../../domain/assets/listing.ts'
import { AssetRow, AssetState, ServicePlan } from '../../../domain/assets/nouns.ts'
import { AssetId, AssetLocationId } from '../../../domain/kernel/ids.ts'
import { Day, InstantUtc } from '../../../domain/kernel/nouns.ts'
import type { Sql } from '../../store/database.ts'
import { instant } from '../../store/instant.sql.ts'
import { holderName } from '../asset.sql.ts'
import { shown, wholeOrder } from '../listing.store.ts'

const { number, name, make, model, serial, condition, purchaseDay, warrantyDay, dueDay } = AssetRow.fields

const Listed = Schema.Struct({
  number,
  name,
  category: Schema.String,
  locationId: Schema.NullOr(AssetLocationId),
  make,
  model,
  serial,
  condition,
  purchaseDay,
  cost: Schema.NullOr(Schema.Finite),
  currency: Schema.String,
  supplier: Schema.String,
  warrantyDay,
  reading: Schema.NullOr(Schema.Finite),
  notes: Schema.String,
  state: AssetState,
  holder: Schema.NullOr(Schema.String),
  dueDay,
})

/** All that a listing shows, in its order. */
export const listedAssets = (today: Day, listing: AssetListing) => (sql: Sql) =>
  sql.of(Listed)`
    select a.number, a.name, c.name as category, a.location_id as "locationId", a.make, a.model, a.serial, a.condition,
      a.purchase_day as "purchaseDay", a.cost::float8 as cost, a.currency, a.supplier, a.warranty_day as "warrantyDay",
      a.reading, a.notes, a.state, ${sql.literal(holderName)} as holder, a.due_day as "dueDay"
    from assets a join asset_categories c on c.tenant_id = a.tenant_id and c.id = a.category_id
    where a.tenant_id = ${sql.tenantId}::uuid and ${shown(sql, today, listing)}
    order by ${sql.literal(wholeOrder(listing))}`

export const places = (sql: Sql) =>
  sql.of({ id: AssetLocationId, name: Schema.String, parentId: Schema.NullOr(AssetLocationId) })`
    select id, name, parent_id as "parentId" from asset_locations where tenant_id = ${sql.tenantId}::uuid`

/** Those of the assets that are there, in the order named. */
export const toLabel = (ids: LabelSheet['assetIds']) => (sql: Sql) =>
  sql.of({ id: AssetId, number, name })`
    select a.id, a.number, a.name
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    join assets a on a.tenant_id = ${sql.tenantId}::uuid and a.id = wanted.id
    order by wanted.place`

/** What has plans and is not retired. */
export const toService = (sql: Sql) =>
  sql.of({ id: AssetId, number, name, plans: Schema.Array(ServicePlan) })`
    select a.id, a.number, a.name, a.plans from assets a
    where a.tenant_id = ${sql.tenantId}::uuid and a.state <> 'retired' and a.due_day is not null
    order by a.due_day, a.number collate list_order`

const HandedOver = Schema.Struct({
  number,
  name,
  category: Schema.String,
  make,
  model,
  serial,
  condition,
  state: AssetState,
  parts: Schema.Array(Schema.Struct({ number, name, serial })),
  holder: Schema.String,
  by: Schema.String,
  assignedUtc: InstantUtc,
  expectedReturnDay: Schema.NullOr(Day),
  note: Schema.String,
  signature: Schema.NullOr(Schema.String),
  acceptedUtc: Schema.NullOr(InstantUtc),
})
export type HandedOver = typeof HandedOver.Type

/** How it came to its present holder, and in which condition; no row where nobody has it. */
export const handedOver = (id: AssetId) => (sql: Sql) =>
  sql.of(HandedOver)`
    select a.number, a.name, c.name as category, a.make, a.model, a.serial,
      coalesce(given.condition, a.condition) as condition, a.state,
      coalesce((
        select json_agg(json_build_object('number', p.number, 'name', p.name, 'serial', p.serial)
          order by p.number collate list_order)
        from assets p where p.tenant_id = a.tenant_id and p.holder_asset_id = a.id), '[]'::json) as parts,
      ${sql.literal(holderName)} as holder, by.full_name as by,
      ${sql.literal(instant('given.at_utc'))} as "assignedUtc", a.expected_return_day as "expectedReturnDay",
      a.handover_note as note, accepted.signature, ${sql.literal(instant('accepted.at_utc'))} as "acceptedUtc"
    from assets a
    join asset_categories c on c.tenant_id = a.tenant_id and c.id = a.category_id
    join lateral (
      select * from asset_events v where v.tenant_id = a.tenant_id and v.asset_id = a.id and v.kind = 'assigned'
      order by v.place desc limit 1) given on true
    join employees by on by.tenant_id = a.tenant_id and by.id = given.by_id
    left join lateral (
      select v.signature, v.at_utc from asset_events v
      where v.tenant_id = a.tenant_id and v.asset_id = a.id and v.kind = 'accepted' and v.place > given.place
      order by v.place desc limit 1) accepted on true
    where a.tenant_id = ${sql.tenantId}::uuid and a.id = ${id}::uuid
      and num_nonnulls(a.holder_employee_id, a.holder_location_id, a.holder_asset_id) = 1`
