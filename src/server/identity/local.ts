/** The embedded OpenID provider, mounted in this server. */

import { millisecondsInMinute } from 'date-fns/constants'
import { Result } from 'effect'
import { createLocalJWKSet, type JWK, type JWTPayload } from 'jose'
import { accessTokens, refused, type TokenHolder, type TokenRefused } from './accessTokens.ts'
import { accounts as accountsOf } from './accounts.ts'
import { tellFailed } from './failing.ts'
import type { Identity, IdentityOptions } from './identity.ts'
import { ensureKeys, type Keys, readKeys, rotateOldSigningKeys, sameKeys } from './keys.ts'
import type { IdentityLog } from './log.ts'
import { audience, clientId, originOf } from './origin.ts'
import { forgetAccount, purgeExpired } from './payloads.store.ts'
import type { ServePages } from './providerPages.ts'
import { isOfProvider, pathOf } from './requests.ts'
import { localSettings } from './settings.ts'
import type { IdentitySql } from './sql.ts'
import { upstreamOf } from './upstream.ts'

const keysReadEveryMs = millisecondsInMinute
const purgedEveryMs = 15 * millisecondsInMinute

export const makeLocalIdentity = async (options: IdentityOptions): Promise<Identity> => {
  const { sql, log, sendMail, choices } = options
  const now = options.now ?? Date.now
  const addressOf = options.addressOf ?? ((req) => req.socket.remoteAddress ?? '')
  const origin = originOf(options.publicUrl)
  const accounts = accountsOf(sql)
  const services = {
    sql,
    accounts,
    sendMail,
    log,
    now,
    demo: origin.isLoopback ? options.demo : undefined,
    upstream: options.upstream && upstreamOf(options.upstream, origin),
    clients: options.clients,
    endSessionsOf: async (userId: string) => {
      await forgetAccount(sql, userId)
      tokens.forgetHolders()
    },
  }
  let current = withPublic(await ensureKeys(sql))

  /** Loaded by the first who signs in: its library would take a quarter of the start, and of the memory then. */
  let pages: Promise<ServePages> | undefined
  const loaded = async (): Promise<ServePages> => {
    const { providerPages } = await import('./providerPages.ts')
    return providerPages({ services, origin, addressOf, keys: () => current.keys, isProved: tokens.forgetHolders })
  }

  const tokens = accessTokens(
    {
      keys: () => current.publicKeys,
      issuer: origin.issuer,
      audience,
      type: 'at+jwt',
      holder: (claims) => holderOf(sql, claims),
    },
    now,
  )

  /** Another process may have rotated them. */
  const followKeys = async (read: (sql: IdentitySql) => Promise<Keys>): Promise<void> => {
    const keys = await read(sql)
    if (!sameKeys(keys, current.keys)) current = withPublic(keys)
  }
  const upkeep = [
    every(keysReadEveryMs, () => followKeys(readKeys), log),
    every(
      purgedEveryMs,
      async () => {
        await purgeExpired(sql)
        await followKeys(rotateOldSigningKeys)
      },
      log,
    ),
  ]

  return {
    handle: (req, res) => {
      const path = pathOf(req)
      if (!isOfProvider(path)) return false
      pages ??= loaded().catch((error: unknown) => {
        pages = undefined
        throw error
      })
      pages.then((serve) => serve(req, res, path)).catch(tellFailed(res, log))
      return true
    },
    authSettings: () => localSettings(origin, choices),
    verifyAccessToken: tokens.verify,
    endSessionsOf: services.endSessionsOf,
    accounts,
    close: async () => {
      for (const stop of upkeep) stop()
    },
  }
}

/**
 * A token stands as long as its person may sign in and the grant it came from has not been revoked. A second factor
 * counts from when the session behind the grant has proved it.
 */
const holderOf = async (sql: IdentitySql, claims: JWTPayload): Promise<Result.Result<TokenHolder, TokenRefused>> => {
  const { sub, grant } = claims
  if (typeof sub !== 'string' || typeof grant !== 'string') return refused('forged')
  const rows = await sql.query<TokenHolder>(
    `select u.id::text as "userId", exists (
       select from identity.oidc_payload s
       where s.model = 'Session' and s.account_id = $1 and s.expires_utc > now() and s.payload -> 'amr' ? 'mfa'
         and s.payload -> 'authorizations' -> $3 ->> 'grantId' = $2) as "hasSecondFactor"
     from identity.users u
     join identity.oidc_payload g on g.model = 'Grant' and g.id = $2 and g.account_id = $1 and g.expires_utc > now()
     where u.id = $1::uuid and not u.disabled`,
    [sub, grant, clientId],
  )
  const row = rows[0]
  return row ? Result.succeed(row) : refused('signedOut')
}

const withPublic = (keys: Keys) => ({
  keys,
  publicKeys: createLocalJWKSet({ keys: keys.signing.map(({ jwk }) => publicHalf(jwk)) }),
})

const publicHalf = ({ n = '', e = '', kid = '' }: JWK): JWK => ({ kty: 'RSA', n, e, kid, alg: 'RS256', use: 'sig' })

const every = (ms: number, work: () => Promise<void>, log: IdentityLog): (() => void) => {
  const timer = setInterval(() => {
    work().catch((cause: unknown) =>
      log('warning', 'identity.upkeepFailed', { reason: cause instanceof Error ? cause.message : 'unknown' }),
    )
  }, ms)
  timer.unref()
  return () => clearInterval(timer)
}
