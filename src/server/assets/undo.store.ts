/** How assets were before the last act, and whether who had them is still there to have them. */
import { Effect, Schema } from 'effect'
import { AssetId, AssetLocationId, EmployeeId } from '../../domain/kernel/ids.ts'
import { TenantSql } from '../store/database.ts'
import { StoredAsset } from './assets.store.ts'

const { version, state, stateBefore, condition, reading, plans, currentLocationId, ...fields } = StoredAsset.fields
const { holderEmployeeId, holderLocationId, holderAssetId, expectedReturnDay, handoverNote } = fields

const Before = Schema.Struct({
  leftVersion: version,
  state,
  stateBefore,
  condition,
  reading,
  plans,
  currentLocationId,
  holderEmployeeId,
  holderLocationId,
  holderAssetId,
  expectedReturnDay,
  handoverNote,
})
export type Before = typeof Before.Type

/** As much of it as an act changes. */
export const beforeOf = (asset: StoredAsset): Before => ({
  leftVersion: asset.version + 1,
  state: asset.state,
  stateBefore: asset.stateBefore,
  condition: asset.condition,
  reading: asset.reading,
  plans: asset.plans,
  currentLocationId: asset.currentLocationId,
  holderEmployeeId: asset.holderEmployeeId,
  holderLocationId: asset.holderLocationId,
  holderAssetId: asset.holderAssetId,
  expectedReturnDay: asset.expectedReturnDay,
  handoverNote: asset.handoverNote,
})

/** Of each that something was ever done with. */
export const lastBefore = (ids: ReadonlyArray<AssetId>) =>
  TenantSql.use(
    (sql) => sql.of({ id: AssetId, before: Before })`
      select distinct on (asset_id) asset_id as id, before from asset_events
      where tenant_id = ${sql.tenantId}::uuid and asset_id = any(${ids}::uuid[]) and before is not null
      order by asset_id, place desc`,
  ).pipe(Effect.map((rows) => new Map(rows.map(({ id, before }) => [id, before]))))

/** Locked, so that nobody leaves meanwhile; in one order, as two that take back at once ask for them. */
export const peopleAgain = (ids: ReadonlyArray<EmployeeId>) =>
  TenantSql.use(
    (sql) => sql.of({ id: EmployeeId, name: Schema.String, isActive: Schema.Boolean })`
      select id, full_name as name, is_active as "isActive" from employees
      where tenant_id = ${sql.tenantId}::uuid and id = any(${ids}::uuid[]) order by id for share`,
  )

export const locationsAgain = (ids: ReadonlyArray<AssetLocationId>) =>
  TenantSql.use(
    (sql) => sql.of({ id: AssetLocationId, name: Schema.String })`
      select id, name from asset_locations
      where tenant_id = ${sql.tenantId}::uuid and id = any(${ids}::uuid[]) order by id for key share`,
  )
