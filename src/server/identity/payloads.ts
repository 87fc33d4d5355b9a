/** Where oidc-provider keeps its sessions, grants, codes and tokens: one table, shared by every process. */
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { IdentityQueries } from './sql.ts'

/**
 * What dies with its grant. An interaction names a grant as well but must outlive it, or signing in as somebody else
 * ends in 'interaction session not found'.
 */
const grantBound = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken'])

const accountOf = (model: string, payload: AdapterPayload): string | null => {
  if (model === 'Interaction') return (payload.session as { accountId?: string } | undefined)?.accountId ?? null
  return payload.accountId ?? null
}

interface PayloadRow {
  readonly payload: string
  readonly consumed: number | null
}

/**
 * Two tabs may show one refresh token in the same moment: the second is refused, and no more. Shown again later, it
 * was stolen, and oidc-provider ends the whole sign-in.
 */
const graceSeconds = 10

const read = (row: PayloadRow | undefined): AdapterPayload | undefined => {
  if (!row) return undefined
  const payload = JSON.parse(row.payload) as AdapterPayload
  return row.consumed === null ? payload : { ...payload, consumed: row.consumed }
}

const columns = `payload::text as payload,
  case when model <> 'RefreshToken' or consumed_utc < now() - make_interval(secs => ${graceSeconds})
    then extract(epoch from consumed_utc)::float8 end as consumed`
const alive = '(expires_utc is null or expires_utc > now())'

export const payloadsOf =
  (sql: IdentityQueries) =>
  (model: string): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      await sql.query(
        `insert into identity.oidc_payload (model, id, payload, grant_id, uid, account_id, expires_utc)
         values ($1, $2, $3::text::jsonb, $4, $5, $6, now() + make_interval(secs => $7::float8))
         on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, account_id = excluded.account_id, expires_utc = excluded.expires_utc`,
        [
          model,
          id,
          JSON.stringify(payload),
          grantBound.has(model) ? (payload.grantId ?? null) : null,
          payload.uid ?? null,
          accountOf(model, payload),
          expiresIn ?? null,
        ],
      )
    },

    find: async (id) => {
      const rows = await sql.query<PayloadRow>(
        `select ${columns} from identity.oidc_payload where model = $1 and id = $2 and ${alive}`,
        [model, id],
      )
      return read(rows[0])
    },

    findByUid: async (uid) => {
      const rows = await sql.query<PayloadRow>(
        `select ${columns} from identity.oidc_payload where model = $1 and uid = $2 and ${alive}`,
        [model, uid],
      )
      return read(rows[0])
    },

    /** The device flow is off. */
    findByUserCode: async () => undefined,

    /** Two requests with one code or one refresh token race here, and one of them loses. */
    consume: async (id) => {
      const rows = await sql.query(
        `update identity.oidc_payload set consumed_utc = now()
         where model = $1 and id = $2 and consumed_utc is null returning id`,
        [model, id],
      )
      if (rows.length === 0) throw new errors.InvalidGrant('already used')
    },

    destroy: async (id) => {
      await sql.query('delete from identity.oidc_payload where model = $1 and id = $2', [model, id])
    },

    revokeByGrantId: async (grantId) => {
      await sql.query('delete from identity.oidc_payload where model = $1 and grant_id = $2', [model, grantId])
    },
  })

/** Signs a person out everywhere: whatever the provider holds for them is gone. */
export const forgetAccount = async (sql: IdentityQueries, userId: string): Promise<void> => {
  await sql.query('delete from identity.oidc_payload where account_id = $1', [userId])
}

/** Expired rows are never read; this keeps the tables small. */
export const purgeExpired = async (sql: IdentityQueries): Promise<void> => {
  await sql.query('delete from identity.oidc_payload where expires_utc < now()', [])
  await sql.query('delete from identity.reset_codes where expires_utc < now()', [])
  await sql.query('delete from identity.invitations where expires_utc < now()', [])
  await sql.query(
    `delete from identity.attempts where last_utc < now() - interval '2 days'
       and (succeeded_utc is null or succeeded_utc < now() - interval '30 days')`,
    [],
  )
}
