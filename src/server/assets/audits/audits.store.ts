import { Effect, Schema } from 'effect'
import { scannedId } from '../../../domain/assets/labels/scanned.ts'
import { type AssetAuditId, AssetId, type AssetLocationId, type EmployeeId } from '../../../domain/kernel/ids.ts'
import { Body } from '../../store/body.ts'
import { firstRow, hasRow, type Sql, TenantSql } from '../../store/database.ts'
import { instant } from '../../store/instant.sql.ts'

const parts = `
  'id', u.id, 'locationId', u.location_id, 'locationName', u.location_name,
  'startedUtc', ${instant('u.started_utc')},
  'startedBy', (select json_build_object('id', e.id, 'fullName', e.full_name) from employees e
    where e.tenant_id = u.tenant_id and e.id = u.started_by),
  'closedUtc', ${instant('u.closed_utc')}, 'version', u.version`

const rowsOfAudit = 'asset_audit_rows r where r.tenant_id = u.tenant_id and r.audit_id = u.id'

const mostListed = 100

/** The latest first. */
export const allAudits = (sql: Sql) =>
  sql.of(Body)`
    select coalesce(json_agg(told.body order by told.place), '[]'::json)::text as body from (
      select row_number() over (order by u.started_utc desc, u.id) as place, json_build_object(${sql.literal(parts)},
        'expected', (select count(*) from ${sql.literal(rowsOfAudit)} and r.is_expected),
        'seen', (select count(*) from ${sql.literal(rowsOfAudit)} and r.is_expected and r.seen_utc is not null),
        'elsewhere', (select count(*) from ${sql.literal(rowsOfAudit)} and not r.is_expected)) as body
      from asset_audits u where u.tenant_id = ${sql.tenantId}::uuid
      order by u.started_utc desc, u.id limit ${mostListed}) told`

export const auditOf = (id: AssetAuditId) => (sql: Sql) =>
  sql.of(Body)`
    select json_build_object(${sql.literal(parts)}, 'rows', coalesce((
      select json_agg(json_build_object('id', r.asset_id, 'number', r.number, 'name', r.name,
        'isExpected', r.is_expected, 'seenUtc', ${sql.literal(instant('r.seen_utc'))})
        order by r.number collate list_order, r.asset_id)
      from ${sql.literal(rowsOfAudit)}), '[]'::json))::text as body
    from asset_audits u where u.tenant_id = ${sql.tenantId}::uuid and u.id = ${id}::uuid`

/** False when this id was used before. */
export const insertAudit = (
  by: EmployeeId,
  {
    id,
    locationId,
    locationName,
  }: Readonly<Record<'locationName', string>> & {
    readonly id: AssetAuditId
    readonly locationId: AssetLocationId
  },
) =>
  hasRow(
    (sql) => sql`
      insert into asset_audits (tenant_id, id, location_id, location_name, started_by)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${locationId}::uuid, ${locationName}, ${by}::uuid)
      on conflict (tenant_id, id) do nothing returning id`,
  )

/** Everything that is in the place or within it, and not retired. */
export const expectWhatIsIn = (id: AssetAuditId, locationId: AssetLocationId) =>
  TenantSql.use(
    (sql) => sql`
      with recursive inside (id) as (
        select ${locationId}::uuid
        union
        select l.id from asset_locations l join inside on l.parent_id = inside.id
        where l.tenant_id = ${sql.tenantId}::uuid)
      insert into asset_audit_rows (tenant_id, audit_id, asset_id, number, name, is_expected)
      select a.tenant_id, ${id}::uuid, a.id, a.number, a.name, true
      from assets a
      where a.tenant_id = ${sql.tenantId}::uuid and a.state <> 'retired' and a.location_id in (select id from inside)`,
  )

const Round = Schema.Struct({
  locationName: Schema.String,
  locationId: Schema.NullOr(Schema.String),
  isClosed: Schema.Boolean,
  version: Schema.Int,
})

const round = (sql: Sql, id: AssetAuditId, lock: 'share' | 'update') =>
  sql.of(Round)`
    select location_name as "locationName", location_id as "locationId", closed_utc is not null as "isClosed", version
    from asset_audits where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid for ${sql.literal(lock)}`

/** Read to tick in it: any number of people at once, and nobody closes it meanwhile. */
export const auditToTick = (id: AssetAuditId) => firstRow((sql) => round(sql, id, 'share'))

/** Read to be closed: nobody ticks in it meanwhile. */
export const auditToClose = (id: AssetAuditId) => firstRow((sql) => round(sql, id, 'update'))

/** By its number, or by the address that its label holds. */
export const assetScanned = (text: string) => {
  const id = scannedId(text)
  return firstRow((sql) =>
    id === null
      ? sql.of({ id: AssetId })`
          select id from assets where tenant_id = ${sql.tenantId}::uuid and lower(number) = lower(${text.trim()})`
      : sql.of({ id: AssetId })`select id from assets where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )
}

/** Seen twice it was seen when it was seen first. What was not expected belongs elsewhere. */
export const tick = (id: AssetAuditId, assetId: AssetId) =>
  TenantSql.use(
    (sql) => sql`
      insert into asset_audit_rows (tenant_id, audit_id, asset_id, number, name, is_expected, seen_utc)
      select a.tenant_id, ${id}::uuid, a.id, a.number, a.name, false, now()
      from assets a where a.tenant_id = ${sql.tenantId}::uuid and a.id = ${assetId}::uuid
      on conflict (tenant_id, audit_id, asset_id) do update
        set seen_utc = coalesce(asset_audit_rows.seen_utc, excluded.seen_utc)`,
  )

export const untick = (id: AssetAuditId, assetId: AssetId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    yield* sql`
      delete from asset_audit_rows
      where tenant_id = ${sql.tenantId}::uuid and audit_id = ${id}::uuid and asset_id = ${assetId}::uuid
        and not is_expected`
    yield* sql`
      update asset_audit_rows set seen_utc = null
      where tenant_id = ${sql.tenantId}::uuid and audit_id = ${id}::uuid and asset_id = ${assetId}::uuid`
  })

export const closeRound = (id: AssetAuditId) =>
  TenantSql.use(
    (sql) => sql`
      update asset_audits set closed_utc = now(), version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

/** Those that were seen and are still there. */
export const seenIn = (id: AssetAuditId) =>
  TenantSql.use(
    (sql) => sql.of({ id: AssetId })`
      select a.id from asset_audit_rows r join assets a on a.tenant_id = r.tenant_id and a.id = r.asset_id
      where r.tenant_id = ${sql.tenantId}::uuid and r.audit_id = ${id}::uuid and r.seen_utc is not null
      order by a.id for key share of a`,
  )
