/** Where oidc-provider keeps its sessions, grants, codes and tokens: one table, shared by every process. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { IdentityQueries } from './sql.ts'

/**
 * What dies with its grant. An interaction names a grant as well but must outlive it, or signing in as somebody else
 * ends in 'interaction session not found'.
 */
const grantBound = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken'])

const accountOf = (model: string, payload: AdapterPayload): string | null => {
  if (model !== 'Interaction') return payload.accountId ?? null
  const { session, result } = payload as Begun
  return session?.accountId ?? result?.login?.accountId ?? result?.stage?.userId ?? null
}

/**
 * A person who has shown a password is known from then on: what ends their sessions ends the sign-in under way as well.
 */
interface Begun {
  readonly session?: { readonly accountId?: string }
  readonly result?: { readonly login?: { readonly accountId?: string }; readonly stage?: { readonly userId?: string } }
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

/** What no text of PostgreSQL can hold was never stored. */
const isNoText = (id: string): boolean => id.includes('\0')

/** What anybody can have the provider keep: a sign-in that was begun, and the question whether a sign-out is meant. */
const begunByNobody = new Set(['Interaction', 'Session'])

/**
 * Of what nobody known has begun at one address, so much is kept; something new takes the place of the oldest. An office
 * behind one address has room, and someone who begins one after the other fills no table.
 */
export const mostBegun = 200

const beginning = new AsyncLocalStorage<string>()

/** Says where the request comes from that `work` answers. */
export const begunAt = <A>(address: string, work: () => A): A =>
  beginning.run(createHash('sha256').update(address).digest('base64url'), work)

export const payloadsOf =
  (sql: IdentityQueries) =>
  (model: string): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      const text = JSON.stringify(payload)
      if (text.includes('\\u0000')) throw new errors.InvalidRequest('a parameter holds a sign that is no text')
      const accountId = accountOf(model, payload)
      const address = begunByNobody.has(model) && accountId === null ? (beginning.getStore() ?? null) : null
      if (address !== null) await makeRoom(sql, address)
      await sql.query(
        `insert into identity.oidc_payload (model, id, payload, grant_id, uid, account_id, begun_at, expires_utc)
         values ($1, $2, $3::text::jsonb, $4, $5, $6, $7, now() + make_interval(secs => $8::float8))
         on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, account_id = excluded.account_id, expires_utc = excluded.expires_utc,
           begun_at = case when not $9::boolean then oidc_payload.begun_at end`,
        [
          model,
          id,
          text,
          grantBound.has(model) ? (payload.grantId ?? null) : null,
          payload.uid ?? null,
          accountId,
          address,
          expiresIn ?? null,
          accountId !== null,
        ],
      )
    },

    find: async (id) => {
      if (isNoText(id)) return undefined
      const rows = await sql.query<PayloadRow>(
        `select ${columns} from identity.oidc_payload where model = $1 and id = $2 and ${alive}`,
        [model, id],
      )
      return read(rows[0])
    },

    findByUid: async (uid) => {
      if (isNoText(uid)) return undefined
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

const makeRoom = async (sql: IdentityQueries, address: string): Promise<void> => {
  await sql.query(
    `delete from identity.oidc_payload where (model, id) in (
       select model, id from identity.oidc_payload where begun_at = $1 order by expires_utc desc offset $2::int)`,
    [address, mostBegun - 1],
  )
}
