/** Deletes what the provider keeps (payloads.ts), without the provider. */
import type { IdentityQueries } from './sql.ts'

/** Signs a person out everywhere: deletes their sessions, grants and tokens. */
export const forgetAccount = async (sql: IdentityQueries, userId: string): Promise<void> => {
  await sql.query('delete from identity.oidc_payload where account_id = $1', [userId])
}

/** Expired rows are never read; this keeps the tables small. */
export const purgeExpired = async (sql: IdentityQueries): Promise<void> => {
  await sql.query('delete from identity.oidc_payload where expires_utc < now()', [])
  await sql.query('delete from identity.reset_codes where expires_utc < now()', [])
  await sql.query('delete from identity.address_changes where expires_utc < now()', [])
  await sql.query(
    `delete from identity.attempts where last_utc < now() - interval '2 days'
       and (succeeded_utc is null or succeeded_utc < now() - interval '30 days')`,
    [],
  )
}
