/** The embedded OpenID provider, mounted in this server. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import { millisecondsInMinute } from 'date-fns/constants'
import { Result } from 'effect'
import { createLocalJWKSet, type JWK, type JWTPayload } from 'jose'
import { secondFactorPath } from '../../domain/employees/accounts/secondFactor.ts'
import { makeAllowance } from '../http/rateLimit.ts'
import { accessTokens, refused, type TokenHolder, type TokenRefused } from './accessTokens.ts'
import { accounts as accountsOf } from './accounts.ts'
import { serveAddressChange } from './addressChanges.ts'
import { tellFailed } from './failing.ts'
import { hostedInvitations } from './hostedInvitations.ts'
import type { Identity, IdentityOptions } from './identity.ts'
import { pathOf, serveArrival, servePage } from './interactions.ts'
import { addressPath, invitationPath } from './invitations.store.ts'
import { serveInvitation } from './invitations.ts'
import { ensureKeys, type Keys, readKeys, rotateOldSigningKeys, sameKeys } from './keys.ts'
import type { IdentityLog } from './log.ts'
import { audience, clientId, originOf, returnPath } from './origin.ts'
import { assets } from './pages/assets.ts'
import { tooManyPage } from './pages/notices.ts'
import { sendPage } from './pages/respond.ts'
import { begunAt, forgetAccount, purgeExpired } from './payloads.ts'
import { makeProvider } from './provider.ts'
import { pinOrigin } from './requests.ts'
import { serveSecondFactor } from './secondFactor.ts'
import { localSettings } from './settings.ts'
import type { IdentitySql } from './sql.ts'
import { arrivalPath, upstreamOf } from './upstream.ts'
import { serveReturn } from './visitor.ts'

const mounts = /^\/(?:idp-signin|idp-password-reset)(\/.*)$/
/** What anybody may begin; a sign-in that goes on is named behind it. */
const isBeginning = (inner: string): boolean => /^\/(auth|session\/end)\/?(\?|$)/i.test(inner)
const beginningsAtOnce = 300
const beginningsPerSecond = 5
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
  const serveAsset = await assets()
  /** Nobody has a password here where people sign in elsewhere. */
  const elsewhere = services.upstream && hostedInvitations({ sql, origin, clients: options.clients, log, serveAsset })
  const beginnings = makeAllowance(beginningsAtOnce, beginningsPerSecond, now)

  /** Requests whose question (password, code) was answered. */
  const finished = new WeakSet<IncomingMessage>()
  let current = withKeys(await ensureKeys(sql))
  function withKeys(keys: Keys) {
    const provider = makeProvider({ sql, accounts, keys, origin, log })
    provider.on('authorization.success', ({ req, oidc }) => {
      if (oidc.route === 'resume') finished.add(req)
    })
    return {
      keys,
      provider,
      callback: provider.callback(),
      publicKeys: createLocalJWKSet({ keys: keys.signing.map(({ jwk }) => publicHalf(jwk)) }),
    }
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

  /** Another process may have rotated them; the new provider object takes the place of the old one. */
  const followKeys = async (read: (sql: IdentitySql) => Promise<Keys>): Promise<void> => {
    const keys = await read(sql)
    if (!sameKeys(keys, current.keys)) current = withKeys(keys)
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

  const serve = async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    if (serveAsset(path, res)) return
    pinOrigin(req, origin)
    if (path === arrivalPath) return serveArrival(req, res)
    if (elsewhere?.handle(req, res)) return
    const page = { req, res, provider: current.provider, origin }
    if (path.startsWith(invitationPath)) return serveInvitation(page, path, services)
    if (path.startsWith(addressPath)) return serveAddressChange(req, res, path, services, origin)
    if (path === returnPath) return serveReturn(req, res)
    if (path === secondFactorPath) return serveSecondFactor(page, services)
    const inner = mounts.exec(req.url ?? '')?.[1]
    if (inner === undefined) {
      return servePage(req, res, { provider: current.provider, services, origin, addressOf })
    }
    const address = addressOf(req)
    if (isBeginning(inner) && !beginnings.take(address)) {
      return sendPage(res, 429, tooManyPage(), { 'Retry-After': '10' })
    }
    // The provider reads its mount from the difference between these two.
    Object.assign(req, { originalUrl: req.url, url: inner })
    await begunAt(address, () => current.callback(req, res))
    // What somebody has just proved counts at once.
    if (finished.has(req)) tokens.forgetHolders()
  }

  return {
    handle: (req, res) => {
      const path = pathOf(req)
      if (!path.startsWith('/idp-ui/') && !mounts.test(path)) return false
      serve(req, res, path).catch(tellFailed(res, log))
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
