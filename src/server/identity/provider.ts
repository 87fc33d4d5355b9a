/** The configuration of oidc-provider: one client (our own browser program), one resource (our own API). */
import Provider, { type Configuration, errors, type JWK, type KoaContextWithOIDC } from 'oidc-provider'
import { troubleOf } from '../trouble.ts'
import type { Accounts } from './accounts.ts'
import type { Keys } from './keys.ts'
import type { IdentityLog } from './log.ts'
import { audience, clientId, type Origin, pagesClientId, returnPath } from './origin.ts'
import { autoSubmitting, errorPage, signedOutPage, unavailablePage } from './pages/notices.ts'
import { htmlHeaders, retryAfter } from './pages/respond.ts'
import { payloadsOf } from './payloads.ts'
import { policyOf, prompts } from './policy.ts'
import type { IdentityQueries } from './sql.ts'

const minutes = (n: number) => n * 60
const hours = (n: number) => n * 3600

/** After this a person signs in again, whatever they did in between. */
const sessionSeconds = hours(8)

const accessTokenSeconds = minutes(10)

const oidcScopes = ['openid', 'profile', 'email']
/** Both readings of § 1: the OpenID scopes, or these. */
const apiScopes = ['user_impersonation', 'write']

export const makeProvider = (deps: {
  readonly sql: IdentityQueries
  readonly accounts: Accounts
  readonly keys: Keys
  readonly origin: Origin
  readonly log: IdentityLog
}): Provider => {
  const { sql, accounts, keys, origin, log } = deps
  const provider = new Provider(origin.issuer, {
    adapter: payloadsOf(sql),
    clients: [browserProgram(origin), ownPages(origin)],
    jwks: { keys: keys.signing.map(({ jwk }) => jwk as JWK) },
    cookies: cookies(origin, keys),
    scopes: [...oidcScopes, ...apiScopes],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email'] },
    // Our access token is for the API and not for userinfo, so what MSAL shows of a person must be in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    // A browser names its origin on a POST to its own origin too.
    clientBasedCORS: (_ctx, from) => from === origin.url,
    features: features(),
    findAccount: async (_ctx, subject) => {
      const account = await accounts.byId(subject)
      if (!account || account.disabled) return undefined
      const { userId, displayName, email } = account
      return {
        accountId: userId,
        claims: () => ({ sub: userId, name: displayName, preferred_username: email, email }),
      }
    },
    loadExistingGrant: grantForOwnClient,
    // MSAL would add offline_access, which is not granted without consent; the refresh token comes without it.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // Ends with the session, and at its absolute end.
    expiresWithSession: async () => true,
    // The API asks whether this grant still stands, so that signing out ends access tokens too.
    extraTokenClaims: async (_ctx, token) => ('grantId' in token && token.grantId ? { grant: token.grantId } : {}),
    interactions: {
      policy: prompts(),
      url: (ctx, interaction) => `/idp-ui/${policyOf(ctx)}/${interaction.uid}`,
    },
    renderError: (ctx, out, error) => {
      log('warning', 'identity.refused', { error: out.error, status: ctx.status, reason: error.name })
      ctx.type = 'html'
      ctx.body = troubleOf(error) ? unavailablePage() : errorPage({ expired: error instanceof errors.SessionNotFound })
    },
    ttl: lifetimes,
  })
  // Host and protocol are set from the public URL before a request gets here.
  provider.proxy = true
  provider.use(safeHtml)
  provider.on('server_error', (ctx, error) => {
    if (troubleOf(error)) {
      ctx.status = 503
      ctx.set('Retry-After', retryAfter)
    }
    log('error', 'identity.failed', { reason: error.message })
  })
  provider.on('grant.revoked', (_ctx, grantId) => log('info', 'identity.grantRevoked', { grantId }))
  return provider
}

const lifetimes: NonNullable<Configuration['ttl']> = {
  AccessToken: accessTokenSeconds,
  AuthorizationCode: minutes(1),
  IdToken: minutes(10),
  Interaction: minutes(30),
  RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? sessionSeconds,
  Session: (_ctx, session) => (session.loginTs ? untilSessionEnds(session.loginTs) : minutes(30)),
  Grant: sessionSeconds,
}

const untilSessionEnds = (loginTs: number): number =>
  Math.max(1, loginTs + sessionSeconds - Math.floor(Date.now() / 1000))

const browserProgram = ({ url }: Origin) => ({
  client_id: clientId,
  client_name: 'Tenure',
  token_endpoint_auth_method: 'none' as const,
  application_type: 'web' as const,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  redirect_uris: [`${url}/auth/redirect.html`],
  post_logout_redirect_uris: [`${url}/`, `${url}/auth/redirect.html`],
})

/** Signs people in for the pages of invitations: the answer carries nothing, the session says who it is. */
const ownPages = ({ url }: Origin) => ({
  client_id: pagesClientId,
  client_name: 'Tenure',
  token_endpoint_auth_method: 'none' as const,
  application_type: 'web' as const,
  grant_types: ['authorization_code'],
  response_types: ['none' as const],
  redirect_uris: [`${url}${returnPath}`],
})

/** A session cookie that no other host and no path can set needs https; loopback http gets plain names. */
const cookies = ({ isHttps }: Origin, keys: Keys): NonNullable<Configuration['cookies']> => ({
  keys: [...keys.cookies],
  names: {
    session: isHttps ? '__Host-tenure_session' : 'tenure_session',
    interaction: isHttps ? '__Secure-tenure_interaction' : 'tenure_interaction',
    resume: isHttps ? '__Secure-tenure_resume' : 'tenure_resume',
  },
  long: { httpOnly: true, sameSite: 'lax', path: '/' },
  short: { httpOnly: true, sameSite: 'lax' },
})

const features = (): NonNullable<Configuration['features']> => ({
  devInteractions: { enabled: false },
  claimsParameter: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  userinfo: { enabled: false },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: (ctx, form) => {
      ctx.body = autoSubmitting(form)
    },
    postLogoutSuccessSource: (ctx) => {
      ctx.type = 'html'
      ctx.body = signedOutPage()
    },
  },
  resourceIndicators: {
    enabled: true,
    defaultResource: async () => audience,
    useGrantedResource: async () => true,
    getResourceServerInfo: async (_ctx, resource) => {
      if (resource !== audience) throw new errors.InvalidTarget()
      return {
        scope: [...oidcScopes, ...apiScopes].join(' '),
        audience,
        accessTokenFormat: 'jwt',
        accessTokenTTL: accessTokenSeconds,
        jwt: { sign: { alg: 'RS256' } },
      }
    },
  },
})

/** Our own program is granted what it asks for, so that there is no consent page. */
const grantForOwnClient = async (ctx: KoaContextWithOIDC) => {
  const { session, client, provider, params } = ctx.oidc
  if (!session?.accountId || !client) return undefined
  const known = session.grantIdFor(client.clientId)
  const found = known ? await provider.Grant.find(known) : undefined
  const grant = found ?? new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
  const scope = String(params?.scope ?? '')
  grant.addOIDCScope(scope)
  grant.addResourceScope(audience, scope)
  await grant.save()
  return grant
}

/**
 * oidc-provider's own automatic forms carry an inline script, which our policy forbids; ours is a file. Redirects are
 * left alone: the hidden iframe of a silent renewal must be able to follow them.
 */
const safeHtml = async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
  await next()
  ctx.set('X-Content-Type-Options', 'nosniff')
  const isRedirect = ctx.status >= 300 && ctx.status < 400
  if (isRedirect || typeof ctx.body !== 'string' || !ctx.response.is('html')) return
  const form = /<form\b[\s\S]*?<\/form>/.exec(ctx.body)
  if (ctx.body.includes('<script>') && form) ctx.body = autoSubmitting(form[0])
  ctx.set(htmlHeaders)
}
