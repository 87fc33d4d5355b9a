import { Effect, Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { AssetState } from '../../domain/assets/lifecycle.ts'
import { AssetUpdate, AssetState as State } from '../../domain/assets/nouns.ts'
import { isReadingReached, nextDueDay } from '../../domain/assets/service.ts'
import { AssetId, AssetLocationId, EmployeeId, ItemId } from '../../domain/kernel/ids.ts'
import { Body } from '../store/body.ts'
import { hasRow, lockRows, type Sql, TenantSql } from '../store/database.ts'
import { assetJson, eventJson, rowJson, type Sight } from './asset.sql.ts'

export const asset = (sight: Sight, id: AssetId) => (sql: Sql) =>
  sql.of(Body)`
    select ${sql.literal(assetJson(sight))}::text as body from assets a
    where a.tenant_id = ${sql.tenantId}::uuid and a.id = ${id}::uuid`

export const assetRows = (sight: Sight, ids: ReadonlyArray<AssetId>) => (sql: Sql) =>
  sql.of(Body)`
    select coalesce(json_agg(${sql.literal(rowJson(sight.seesCosts))} order by a.number collate list_order, a.id),
      '[]'::json)::text as body
    from assets a where a.tenant_id = ${sql.tenantId}::uuid and a.id = any(${ids}::uuid[])`

/** What a person holds; null when there is nobody of this id. */
export const assetsHeldBy = (sight: Sight, employeeId: EmployeeId) => (sql: Sql) =>
  sql.of(Body)`
    select coalesce((
      select json_agg(${sql.literal(rowJson(sight.seesCosts))} order by a.number collate list_order, a.id)
      from assets a where a.tenant_id = e.tenant_id and a.holder_employee_id = e.id), '[]'::json)::text as body
    from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${employeeId}::uuid`

export const history =
  ({ seesCosts }: Sight, id: AssetId) =>
  (sql: Sql) =>
    sql.of(Body)`
    select coalesce(json_agg(${sql.literal(eventJson(seesCosts))} order by v.place desc), '[]'::json)::text as body
    from asset_events v where v.tenant_id = ${sql.tenantId}::uuid and v.asset_id = ${id}::uuid`

const Held = Schema.Struct({ id: AssetId, employeeId: Schema.NullOr(EmployeeId) })

export const holderOf = (id: AssetId) => (sql: Sql) =>
  sql.of(Held)`
    select id, holder_employee_id as "employeeId" from assets
    where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`

export const heldByNumber = (number: string) => (sql: Sql) =>
  sql.of(Held)`
    select id, holder_employee_id as "employeeId" from assets
    where tenant_id = ${sql.tenantId}::uuid and lower(number) = lower(${number.trim()})`

/** An asset as the rules ask about it. */
export const StoredAsset = Schema.Struct({
  id: AssetId,
  ...AssetUpdate.fields,
  state: State,
  stateBefore: Schema.NullOr(State),
  holderEmployeeId: Schema.NullOr(EmployeeId),
  holderLocationId: Schema.NullOr(AssetLocationId),
  holderAssetId: Schema.NullOr(AssetId),
  holderName: Schema.NullOr(Schema.String),
  expectedReturnDay: AssetUpdate.fields.purchaseDay,
  handoverNote: Schema.String,
  isHeld: Schema.Boolean,
  parts: Schema.Int,
  needsAcceptance: Schema.Boolean,
  categoryName: Schema.String,
  locationName: Schema.NullOr(Schema.String),
})
export type StoredAsset = typeof StoredAsset.Type

export const lockAssets = (ids: ReadonlyArray<AssetId>) => lockRows('assets', ids)

/** Read to be changed, after they are locked: what was counted before the wait, such as parts, would be out of date. */
export const assetsToChange = (ids: ReadonlyArray<AssetId>) => Effect.andThen(lockAssets(ids), storedAssets(ids))

const storedAssets = (ids: ReadonlyArray<AssetId>) =>
  TenantSql.use(
    (sql) => sql.of(StoredAsset)`
      select a.id, a.number, a.name, a.category_id as "categoryId", a.location_id as "currentLocationId", a.make, a.model,
        a.serial, a.condition, a.purchase_day as "purchaseDay", a.cost::float8 as cost, a.currency, a.supplier,
        a.warranty_day as "warrantyDay", a.reading, a.notes, a.plans, a.version, a.state, a.state_before as "stateBefore",
        a.holder_employee_id as "holderEmployeeId", a.holder_location_id as "holderLocationId",
        a.holder_asset_id as "holderAssetId", a.expected_return_day as "expectedReturnDay",
        a.handover_note as "handoverNote",
        coalesce(
          (select h.full_name from employees h where h.tenant_id = a.tenant_id and h.id = a.holder_employee_id),
          (select h.name from asset_locations h where h.tenant_id = a.tenant_id and h.id = a.holder_location_id),
          (select h.number from assets h where h.tenant_id = a.tenant_id and h.id = a.holder_asset_id)) as "holderName",
        num_nonnulls(a.holder_employee_id, a.holder_location_id, a.holder_asset_id) > 0 as "isHeld",
        (select count(*) from assets p where p.tenant_id = a.tenant_id and p.holder_asset_id = a.id)::int as parts,
        c.needs_acceptance as "needsAcceptance", c.name as "categoryName",
        (select l.name from asset_locations l where l.tenant_id = a.tenant_id and l.id = a.location_id) as "locationName"
      from assets a join asset_categories c on c.tenant_id = a.tenant_id and c.id = a.category_id
      where a.tenant_id = ${sql.tenantId}::uuid and a.id = any(${ids}::uuid[])
      order by a.id`,
  )

export const assetToChange = (id: AssetId) => Effect.map(assetsToChange([id]), ([row]) => row)

/** What is written of an asset's own fields. */
export type AssetContent = Omit<typeof AssetUpdate.Type, 'version'>

const columnsOf = (to: AssetContent) => ({
  number: to.number,
  name: to.name,
  category_id: to.categoryId,
  location_id: to.currentLocationId,
  make: to.make,
  model: to.model,
  serial: to.serial,
  condition: to.condition,
  purchase_day: to.purchaseDay,
  cost: to.cost,
  currency: to.currency,
  supplier: to.supplier,
  warranty_day: to.warrantyDay,
  reading: to.reading,
  notes: to.notes,
  plans: to.plans,
  due_day: nextDueDay(to.plans),
  reading_reached: isReadingReached(to.plans, to.reading),
})

const columns = [
  'number text',
  'name text',
  'category_id uuid',
  'location_id uuid',
  'make text',
  'model text',
  'serial text',
  'condition text',
  'purchase_day date',
  'cost numeric',
  'currency text',
  'supplier text',
  'warranty_day date',
  'reading float8',
  'notes text',
  'plans jsonb',
  'due_day date',
  'reading_reached boolean',
]
const names = columns.map((column) => column.split(' ')[0]).join(', ')

/** The ids of those that are new: the others' were used before. */
export const insertAssets = (rows: ReadonlyArray<{ readonly id: AssetId } & AssetContent>) =>
  TenantSql.use(
    (sql) => sql.of({ id: AssetId })`
      insert into assets (tenant_id, id, ${sql.literal(names)})
      select ${sql.tenantId}::uuid, r.id, ${sql.literal(names)}
      from jsonb_to_recordset(${JSON.stringify(rows.map((row) => ({ id: row.id, ...columnsOf(row) })))}::text::jsonb)
        as r (id uuid, ${sql.literal(columns.join(', '))})
      on conflict (tenant_id, id) do nothing returning id`,
  )

export const updateAssets = (rows: ReadonlyArray<{ readonly id: AssetId } & AssetContent>) =>
  TenantSql.use(
    (sql) => sql`
      update assets a
      set ${sql.literal(columns.map((column) => `${column.split(' ')[0]} = r.${column.split(' ')[0]}`).join(', '))},
        version = a.version + 1, updated_utc = now()
      from jsonb_to_recordset(${JSON.stringify(rows.map((row) => ({ id: row.id, ...columnsOf(row) })))}::text::jsonb)
        as r (id uuid, ${sql.literal(columns.join(', '))})
      where a.tenant_id = ${sql.tenantId}::uuid and a.id = r.id`,
  )

/** Where it is in its life, and with whom. */
export interface Situation {
  readonly id: AssetId
  readonly state: AssetState
  readonly stateBefore: AssetState | null
  readonly holderEmployeeId: EmployeeId | null
  readonly holderLocationId: AssetLocationId | null
  readonly holderAssetId: AssetId | null
  readonly expectedReturnDay: string | null
  readonly handoverNote: string
  /** It is handed out now. */
  readonly isHandedOut: boolean
}

export const updateSituations = (rows: ReadonlyArray<Situation>) =>
  TenantSql.use(
    (sql) => sql`
      update assets a
      set state = r.state, state_before = r."stateBefore", holder_employee_id = r."holderEmployeeId",
        holder_location_id = r."holderLocationId", holder_asset_id = r."holderAssetId",
        expected_return_day = r."expectedReturnDay", handover_note = r."handoverNote",
        assigned_utc = case when r."isHandedOut" then now() else a.assigned_utc end
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (id uuid, state text, "stateBefore" text,
        "holderEmployeeId" uuid, "holderLocationId" uuid, "holderAssetId" uuid, "expectedReturnDay" date,
        "handoverNote" text, "isHandedOut" boolean)
      where a.tenant_id = ${sql.tenantId}::uuid and a.id = r.id`,
  )

export const deleteAsset = (id: AssetId) =>
  TenantSql.use((sql) => sql`delete from assets where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`)

/** One thing that happened, as it is written down. */
export interface Happening {
  readonly assetId: AssetId
  readonly kind: string
  readonly holder?: Pick<StoredAsset, 'holderEmployeeId' | 'holderLocationId' | 'holderAssetId' | 'holderName'>
  readonly condition?: string
  readonly note?: string
  readonly planName?: string | null
  readonly day?: string
  readonly reading?: number | null
  readonly cost?: number | null
  readonly currency?: string
  readonly signature?: string
  /** How the asset was, so that it can be taken back. */
  readonly before?: object
}

/** Adds to the history of assets; nothing in it is ever changed. */
export const writeEvents = ({ employeeId }: Caller, happenings: ReadonlyArray<Happening>) =>
  TenantSql.use((sql) => {
    const rows = happenings.map(({ holder, ...happening }) => ({
      ...happening,
      employeeId: holder?.holderEmployeeId,
      holderKind: holder?.holderLocationId ? 'location' : holder?.holderAssetId ? 'asset' : null,
      holderId: holder?.holderLocationId ?? holder?.holderAssetId,
      holderName: holder?.holderEmployeeId ? null : holder?.holderName,
    }))
    return sql.of({ id: ItemId })`
      insert into asset_events (tenant_id, id, asset_id, kind, by_id, holder_employee_id, holder_kind, holder_id,
        holder_name, condition, note, plan_name, day, reading, cost, currency, signature, before)
      select ${sql.tenantId}::uuid, gen_random_uuid(), r."assetId", r.kind, ${employeeId}::uuid, r."employeeId",
        r."holderKind", r."holderId", r."holderName", r.condition, coalesce(r.note, ''), r."planName", r.day, r.reading,
        r.cost, r.currency, r.signature, r.before
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r ("assetId" uuid, kind text, "employeeId" uuid,
        "holderKind" text, "holderId" uuid, "holderName" text, condition text, note text, "planName" text, day date,
        reading float8, cost numeric, currency text, signature text, before jsonb)
      returning id`
  })

/** Of a number that is taken, by which asset; compared without regard to case (§ 5). */
export const isNumberTaken = (number: string, except: AssetId | null) => (sql: Sql) =>
  sql.of({ isTaken: Schema.Boolean })`
    select exists (
      select from assets where tenant_id = ${sql.tenantId}::uuid and lower(number) = lower(${number.trim()})
        and id is distinct from ${except}::uuid) as "isTaken"`

/** The greatest count in use of a style, with what stands around it. */
export const greatestCount =
  ({ before, after }: { readonly before: string; readonly after: string }) =>
  (sql: Sql) =>
    sql.of({ greatest: Schema.Int })`
    select coalesce(max(counted.digits::int), 0) as greatest from (
      select substr(number, length(${before}::text) + 1,
        greatest(length(number) - length(${before}::text) - length(${after}::text), 0)) as digits
      from assets
      where tenant_id = ${sql.tenantId}::uuid and starts_with(lower(number), lower(${before}::text))
        and right(lower(number), length(${after}::text)) = lower(${after}::text)) counted
    where counted.digits ~ '^[0-9]{1,9}$'`

export const photoOf = (id: AssetId, fileId: string) =>
  hasRow(
    (sql) => sql`
      select from asset_files where tenant_id = ${sql.tenantId}::uuid and asset_id = ${id}::uuid
        and id = ${fileId}::uuid and content_type like 'image/%'`,
  )

export const setPhoto = (id: AssetId, fileId: string | null) =>
  TenantSql.use(
    (sql) => sql`
      update assets set photo_id = ${fileId}::uuid, version = version + 1, updated_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )
