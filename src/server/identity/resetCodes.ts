/** One-time codes that prove somebody reads an e-mail address. Kept as a hash, bound to one interaction. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { IdentityQueries } from './sql.ts'

const mostTries = 5

const hashOf = (interactionUid: string, code: string): Buffer =>
  createHash('sha256').update(`${interactionUid}:${code}`).digest()

export const issueResetCode = async (
  sql: IdentityQueries,
  interactionUid: string,
  userId: string | null,
): Promise<string> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await sql.query(
    `insert into identity.reset_codes (interaction_uid, user_id, code_hash, expires_utc)
     values ($1, $2::uuid, $3, now() + interval '15 minutes')
     on conflict (interaction_uid) do update
       set user_id = excluded.user_id, code_hash = excluded.code_hash, tries = 0, expires_utc = excluded.expires_utc`,
    [interactionUid, userId, hashOf(interactionUid, code).toString('hex')],
  )
  return code
}

export type ResetCodeVerdict = { readonly is: 'right'; readonly userId: string } | { readonly is: 'wrong' | 'gone' }

/** The try is counted before the code is compared; a right code is used up. */
export const redeemResetCode = async (
  sql: IdentityQueries,
  interactionUid: string,
  typed: string,
): Promise<ResetCodeVerdict> => {
  const rows = await sql.query<{ userId: string | null; codeHash: string }>(
    `update identity.reset_codes set tries = tries + 1
     where interaction_uid = $1 and tries < $2::int and expires_utc > now()
     returning user_id::text as "userId", code_hash as "codeHash"`,
    [interactionUid, mostTries],
  )
  const row = rows[0]
  if (!row) return { is: 'gone' }
  const same = timingSafeEqual(Buffer.from(row.codeHash, 'hex'), hashOf(interactionUid, typed.replaceAll(/\s/g, '')))
  if (!same || row.userId === null) return { is: 'wrong' }
  const used = await sql.query('delete from identity.reset_codes where interaction_uid = $1 returning tries', [
    interactionUid,
  ])
  return used.length === 1 ? { is: 'right', userId: row.userId } : { is: 'gone' }
}
