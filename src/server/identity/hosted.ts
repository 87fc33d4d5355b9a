/** Azure AD B2C or Entra External ID by configuration: nothing is mounted here, only tokens are verified. */
import { Result } from 'effect'
import { createRemoteJWKSet, type JWTPayload } from 'jose'
import type { AuthSettings } from '../../domain/session/authSettings.ts'
import { accessTokens, refused, type TokenRefused } from './accessTokens.ts'
import { type Accounts, accounts as accountsOf } from './accounts.ts'
import type { HostedProvider } from './hostedProvider.ts'
import type { Identity } from './identity.ts'
import type { IdentityLog } from './log.ts'
import { type Origin, originOf } from './origin.ts'
import type { BrowserChoices } from './settings.ts'
import type { IdentitySql } from './sql.ts'

export const makeHostedIdentity = (options: {
  readonly sql: IdentitySql
  readonly publicUrl: string
  readonly hosted: HostedProvider
  readonly choices: BrowserChoices
  readonly log: IdentityLog
}): Identity => {
  const { sql, hosted, choices, log } = options
  const accounts = accountsOf(sql)
  const remote = createRemoteJWKSet(new URL(hosted.jwksUri))
  const tokens = accessTokens({
    keys: () => remote,
    issuer: hosted.issuer,
    audience: hosted.audience,
    type: hosted.tokenType,
    standing: personBehind(accounts, hosted, log),
  })
  return {
    handle: () => false,
    authSettings: () => hostedSettings(originOf(options.publicUrl), hosted, choices),
    verifyAccessToken: tokens.verify,
    /** The provider's own sessions are its own matter; the API asks whether the person is enabled. */
    endSessionsOf: async () => tokens.forgetStandings(),
    accounts,
    close: async () => {},
  }
}

/** By issuer and subject, never by e-mail: an address only meets its invitation, once. */
const personBehind =
  (accounts: Accounts, hosted: HostedProvider, log: IdentityLog) =>
  async (claims: JWTPayload): Promise<Result.Result<string, TokenRefused>> => {
    const subject = claims.sub ?? ''
    const known = await accounts.byIdentity(hosted.issuer, subject)
    if (known) return known.disabled ? refused('signedOut') : Result.succeed(known.userId)
    const email = verifiedEmail(claims, hosted)
    const invited = email && (await accounts.linkInvited(hosted.issuer, subject, email))
    if (!invited) return refused('unknownPerson')
    log('info', 'identity.linked', { userId: invited.userId })
    return Result.succeed(invited.userId)
  }

const verifiedEmail = (claims: JWTPayload, { verifiedEmailClaim }: HostedProvider): string | undefined => {
  const claim = verifiedEmailClaim ?? (claims.email_verified === true ? 'email' : undefined)
  const value = claim === undefined ? undefined : claims[claim]
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : undefined
}

const hostedSettings = (origin: Origin, hosted: HostedProvider, choices: BrowserChoices): AuthSettings => ({
  clientId: hosted.clientId,
  signInAuthority: hosted.signInAuthority,
  passwordResetAuthority: hosted.passwordResetAuthority,
  knownAuthorities: [
    ...new Set([hosted.signInAuthority, hosted.passwordResetAuthority].map((url) => new URL(url).host)),
  ],
  protocolMode: 'AAD',
  scopes: choices.scopes === 'api' ? hosted.apiScopes : ['openid', 'profile', 'email'],
  cacheLocation: choices.tokenStore,
  redirectUri: `${origin.url}/auth/redirect.html`,
  postLogoutRedirectUri: `${origin.url}/auth/redirect.html`,
})
