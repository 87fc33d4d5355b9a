import { Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { CalendarFeed } from '../../domain/calendar/nouns.ts'
import { UserId } from '../../domain/kernel/ids.ts'
import { firstRow, type Sql, TenantSql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'

const columns = `version, ${instant('made_utc')} as "madeUtc", ${instant('fetched_utc')} as "fetchedUtc"`

/** No row where there is none. */
export const feedOf =
  ({ employeeId }: Caller) =>
  (sql: Sql) =>
    sql.of(CalendarFeed)`
      select ${sql.literal(columns)} from calendar_feeds
      where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid and secret_hash is not null`

/** Takes the place of the one at this version, or of none at 0; no row where there is another by now. */
export const makeFeed = ({ employeeId, userId }: Caller, version: number, hash: string) =>
  firstRow(
    (sql) => sql.of(CalendarFeed)`
      insert into calendar_feeds as f (tenant_id, employee_id, user_id, secret_hash)
      select ${sql.tenantId}::uuid, ${employeeId}::uuid, ${userId}::uuid, ${hash}
      where ${version}::int = 0 or exists (
        select from calendar_feeds known where known.tenant_id = ${sql.tenantId}::uuid and known.employee_id = ${employeeId}::uuid)
      on conflict (tenant_id, employee_id) do update
        set version = f.version + 1, user_id = excluded.user_id, secret_hash = excluded.secret_hash,
          made_utc = excluded.made_utc, fetched_utc = null
        where case when f.secret_hash is null then 0 else f.version end = ${version}::int
      returning ${sql.literal(columns)}`,
  )

/** No row where there is another by now, or none. */
export const endFeed = ({ employeeId }: Caller, version: number) =>
  firstRow(
    (sql) => sql.of({ version: CalendarFeed.fields.version })`
      update calendar_feeds set secret_hash = null
      where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid and secret_hash is not null
        and version = ${version}
      returning version`,
  )

/** Whose it is; no row for a secret that was never given out, or no longer holds. */
export const feedBehind = (hash: string) => (sql: Sql) =>
  sql.of({ userId: UserId, company: Schema.String })`
    select f.user_id as "userId", t.name as company from calendar_feeds f join tenants t on t.id = f.tenant_id
    where f.tenant_id = ${sql.tenantId}::uuid and f.secret_hash = ${hash}`

/** Programs ask often, and it is read in minutes. */
export const keepFetched = (hash: string, fetchedUtc: string) =>
  TenantSql.use(
    (sql) => sql`
      update calendar_feeds set fetched_utc = ${fetchedUtc}::timestamptz
      where tenant_id = ${sql.tenantId}::uuid and secret_hash = ${hash}
        and (fetched_utc is null or fetched_utc < ${fetchedUtc}::timestamptz - interval '5 minutes')`,
  )
