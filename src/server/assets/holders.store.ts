import { Schema } from 'effect'
import { AssetState as State } from '../../domain/assets/nouns.ts'
import { AssetId, AssetLocationId, type EmployeeId } from '../../domain/kernel/ids.ts'
import { firstRow, TenantSql } from '../store/database.ts'

const Recipient = Schema.Struct({ name: Schema.String, isActive: Schema.Boolean })

/** Somebody to give an asset to; locked, so that nobody leaves meanwhile. */
export const employeeToHold = (id: EmployeeId) =>
  firstRow(
    (sql) => sql.of(Recipient)`
      select full_name as name, is_active as "isActive" from employees
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid for share`,
  )

export const locationToHold = (id: AssetLocationId) =>
  firstRow(
    (sql) => sql.of({ name: Schema.String })`
      select name from asset_locations where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid for key share`,
  )

/** The asset of a kit, and those it belongs to itself, the nearest first. */
export const kitOf = (id: AssetId) =>
  TenantSql.use(
    (sql) => sql.of({
      id: AssetId,
      number: Schema.String,
      state: State,
      currentLocationId: Schema.NullOr(AssetLocationId),
    })`
      with recursive kit (id, depth) as (
        select ${id}::uuid, 0
        union all
        select a.holder_asset_id, kit.depth + 1 from kit
        join assets a on a.tenant_id = ${sql.tenantId}::uuid and a.id = kit.id
        where a.holder_asset_id is not null and kit.depth < 100)
      select a.id, a.number, a.state, a.location_id as "currentLocationId"
      from kit join assets a on a.tenant_id = ${sql.tenantId}::uuid and a.id = kit.id order by kit.depth`,
  )
