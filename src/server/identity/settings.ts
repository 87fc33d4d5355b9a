/** What the browser program must know to sign in: the same shape for the local and for a hosted provider. */
import type { AuthSettings } from '../../domain/session/authSettings.ts'
import { clientId, type Origin } from './origin.ts'

export interface BrowserChoices {
  /** § 1, both readings: where tokens are kept, and which scopes are asked for. */
  readonly tokenStore: AuthSettings['cacheLocation']
  readonly scopes: 'openid' | 'api'
}

const oidcScopes = ['openid', 'profile', 'email']

export const localSettings = (origin: Origin, choices: BrowserChoices): AuthSettings => ({
  clientId,
  // MSAL refuses an authority of http, on loopback too; there it is a name only, and the real addresses come with
  // authorityMetadata.
  signInAuthority: `https://${origin.host}/idp-signin`,
  passwordResetAuthority: `https://${origin.host}/idp-password-reset`,
  knownAuthorities: [origin.host],
  protocolMode: 'OIDC',
  ...(origin.isHttps ? {} : { authorityMetadata: plainHttpMetadata(origin) }),
  // Without this MSAL asks for offline_access, is not given it, and then cannot refresh.
  defaultScopes: oidcScopes,
  scopes: choices.scopes === 'api' ? ['user_impersonation', 'write'] : oidcScopes,
  cacheLocation: choices.tokenStore,
  redirectUri: `${origin.url}/auth/redirect.html`,
  postLogoutRedirectUri: `${origin.url}/auth/redirect.html`,
  // The provider returns to us after sign-out only when it knows the client.
  logoutQuery: { client_id: clientId },
})

/** MSAL puts the first path segment of the authority in place of {tenant}: one description serves both policies. */
const plainHttpMetadata = ({ url, issuer }: Origin): string =>
  JSON.stringify({
    issuer,
    authorization_endpoint: `${url}/{tenant}/auth`,
    token_endpoint: `${url}/{tenant}/token`,
    end_session_endpoint: `${url}/{tenant}/session/end`,
    jwks_uri: `${url}/{tenant}/jwks`,
  })
