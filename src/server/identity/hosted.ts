/**
 * Azure AD B2C or Entra External ID by configuration: tokens are verified here, and invitations answered; nothing else is
 * mounted.
 */
import { Result } from 'effect'
import { createRemoteJWKSet, type JWTPayload } from 'jose'
import type { AuthSettings } from '../../domain/session/authSettings.ts'
import { accessTokens, refused, type TokenHolder, type TokenRefused } from './accessTokens.ts'
import { type Accounts, accounts as accountsOf } from './accounts.ts'
import type { Clients } from './clients.ts'
import { cameIn } from './comingIn.ts'
import { hostedInvitations } from './hostedInvitations.ts'
import type { HostedProvider } from './hostedProvider.ts'
import type { Identity } from './identity.ts'
import type { IdentityLog } from './log.ts'
import { type Origin, originOf } from './origin.ts'
import { assets } from './pages/assets.ts'
import type { BrowserChoices } from './settings.ts'
import type { IdentitySql } from './sql.ts'
import { verifiedEmail } from './upstream.ts'

export const makeHostedIdentity = async (options: {
  readonly sql: IdentitySql
  readonly publicUrl: string
  readonly hosted: HostedProvider
  readonly choices: BrowserChoices
  readonly log: IdentityLog
  readonly clients: Clients
}): Promise<Identity> => {
  const { sql, hosted, choices, log, clients } = options
  const origin = originOf(options.publicUrl)
  const invitations = hostedInvitations({ sql, origin, clients, log, serveAsset: await assets() })
  const accounts = accountsOf(sql)
  const remote = createRemoteJWKSet(new URL(hosted.jwksUri))
  const tokens = accessTokens({
    keys: () => remote,
    issuer: hosted.issuer,
    audience: hosted.audience,
    type: hosted.tokenType,
    holder: personBehind({ sql, accounts, clients, hosted, log }),
  })
  return {
    handle: invitations.handle,
    authSettings: () => hostedSettings(origin, hosted, choices),
    verifyAccessToken: tokens.verify,
    /** The provider's own sessions are its own matter; the API asks whether the person is enabled. */
    endSessionsOf: async () => tokens.forgetHolders(),
    accounts,
    close: async () => {},
  }
}

interface Door {
  readonly sql: IdentitySql
  readonly accounts: Accounts
  readonly clients: Clients
  readonly hosted: HostedProvider
  readonly log: IdentityLog
}

/**
 * By issuer and subject, never by e-mail: an address only meets an invitation that the owner of its mailbox has
 * accepted, and only where the provider has verified it. A person without an invitation has no account.
 */
const personBehind =
  (door: Door) =>
  async (claims: JWTPayload): Promise<Result.Result<TokenHolder, TokenRefused>> => {
    const { accounts, hosted } = door
    const subject = claims.sub ?? ''
    const known = await accounts.byIdentity(hosted.issuer, subject)
    if (known?.disabled) return refused('signedOut')
    const userId =
      (await cameIn({ ...door, issuer: hosted.issuer }, subject, verifiedEmail(claims, hosted.verifiedEmailClaim))) ??
      known?.userId
    // A second factor is the hosted provider's own matter.
    return userId === undefined ? refused('unknownPerson') : Result.succeed({ userId, hasSecondFactor: true })
  }

const hostedSettings = (origin: Origin, hosted: HostedProvider, choices: BrowserChoices): AuthSettings => ({
  clientId: hosted.clientId,
  signInAuthority: hosted.signInAuthority,
  passwordResetAuthority: hosted.passwordResetAuthority,
  knownAuthorities: [
    ...new Set(
      [hosted.signInAuthority, hosted.passwordResetAuthority].flatMap((url) =>
        url === null ? [] : [new URL(url).host],
      ),
    ),
  ],
  protocolMode: 'AAD',
  scopes: choices.scopes === 'api' ? hosted.apiScopes : ['openid', 'profile', 'email'],
  cacheLocation: choices.tokenStore,
  redirectUri: `${origin.url}/auth/redirect.html`,
  postLogoutRedirectUri: `${origin.url}/auth/redirect.html`,
})
