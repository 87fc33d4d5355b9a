/** The embedded OpenID provider, mounted in this server. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Result } from 'effect'
import { createLocalJWKSet, type JWK, type JWTPayload } from 'jose'
import { accessTokens, refused, type TokenRefused } from './accessTokens.ts'
import { accounts as accountsOf } from './accounts.ts'
import type { Identity, IdentityOptions } from './identity.ts'
import { pathOf, servePage } from './interactions.ts'
import { invitationPath, serveInvitation } from './invitations.ts'
import { ensureKeys, type Keys, readKeys, rotateOldSigningKeys, sameKeys } from './keys.ts'
import type { IdentityLog } from './log.ts'
import { audience, originOf } from './origin.ts'
import { font, stylesheet, submitScript } from './pages/assets.ts'
import { errorPage } from './pages/notices.ts'
import { sendAsset, sendPage } from './pages/respond.ts'
import { forgetAccount, purgeExpired } from './payloads.ts'
import { makeProvider } from './provider.ts'
import { pinOrigin } from './requests.ts'
import { localSettings } from './settings.ts'
import type { IdentitySql } from './sql.ts'

const mounts = /^\/(?:idp-signin|idp-password-reset)(\/.*)$/
const keysReadEveryMs = 60_000
const purgedEveryMs = 15 * 60_000

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
    mustHaveSecondFactor: options.mustHaveSecondFactor ?? (async () => false),
  }
  const fontBytes = await font()

  let current = withKeys(await ensureKeys(sql))
  function withKeys(keys: Keys) {
    const provider = makeProvider({ sql, accounts, keys, origin, log })
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
      standing: (claims) => standing(sql, claims),
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
    if (path === '/idp-ui/style.css') return sendAsset(res, 'text/css; charset=utf-8', stylesheet)
    if (path === '/idp-ui/submit.js') return sendAsset(res, 'text/javascript; charset=utf-8', submitScript)
    if (path === '/idp-ui/inter.woff2') return sendAsset(res, 'font/woff2', fontBytes)
    pinOrigin(req, origin)
    if (path.startsWith(invitationPath)) return serveInvitation(req, res, path, { services, origin })
    const inner = mounts.exec(req.url ?? '')?.[1]
    if (inner === undefined) return servePage(req, res, { provider: current.provider, services, origin, addressOf })
    // The provider reads its mount from the difference between these two.
    Object.assign(req, { originalUrl: req.url, url: inner })
    return current.callback(req, res)
  }

  return {
    handle: (req, res) => {
      const path = pathOf(req)
      if (!path.startsWith('/idp-ui/') && !mounts.test(path)) return false
      serve(req, res, path).catch((cause: unknown) => {
        log('error', 'identity.failed', { reason: cause instanceof Error ? cause.message : 'unknown' })
        if (res.headersSent) res.destroy()
        else sendPage(res, 500, errorPage({ expired: false }))
      })
      return true
    },
    authSettings: () => localSettings(origin, choices),
    verifyAccessToken: tokens.verify,
    endSessionsOf: async (userId) => {
      await forgetAccount(sql, userId)
      tokens.forgetStandings()
    },
    accounts,
    close: async () => {
      for (const stop of upkeep) stop()
    },
  }
}

/** A token stands as long as its person may sign in and the grant it came from has not been revoked. */
const standing = async (sql: IdentitySql, claims: JWTPayload): Promise<Result.Result<string, TokenRefused>> => {
  const { sub, grant } = claims
  if (typeof sub !== 'string' || typeof grant !== 'string') return refused('forged')
  const rows = await sql.query<{ userId: string }>(
    `select u.id::text as "userId" from identity.users u
     join identity.oidc_payload g on g.model = 'Grant' and g.id = $2 and g.account_id = $1 and g.expires_utc > now()
     where u.id = $1::uuid and not u.disabled`,
    [sub, grant],
  )
  const row = rows[0]
  return row ? Result.succeed(row.userId) : refused('signedOut')
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
