import { Schema } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { VersionOrNone } from '../../../domain/kernel/nouns.ts'
import { firstRow, type Sql } from '../../store/database.ts'

const Stored = Schema.Struct({ version: VersionOrNone, tiles: Schema.Array(Schema.String) })
export type StoredDashboard = typeof Stored.Type

/** No row where nothing was chosen yet. */
export const storedOf =
  ({ employeeId }: Caller) =>
  (sql: Sql) =>
    sql.of(Stored)`
      select version, tiles from dashboards
      where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid`

/** No row where it stands at another version: it is changed as its owner has seen it. */
export const keepTiles = ({ employeeId }: Caller, { version, tiles }: StoredDashboard) =>
  firstRow((sql) =>
    version === 0
      ? sql.of(Stored)`
          insert into dashboards (tenant_id, employee_id, tiles)
          values (${sql.tenantId}::uuid, ${employeeId}::uuid, ${tiles}::text[])
          on conflict (tenant_id, employee_id) do nothing
          returning version, tiles`
      : sql.of(Stored)`
          update dashboards set tiles = ${tiles}::text[], version = version + 1
          where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid and version = ${version}
          returning version, tiles`,
  )
