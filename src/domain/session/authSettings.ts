/** How the browser program reaches its identity provider; the server hands it out with the other settings. */
export interface AuthSettings {
  readonly clientId: string
  readonly signInAuthority: string
  /** Null where there is none of its own: the sign-in page offers it. */
  readonly passwordResetAuthority: string | null
  /** Host and port of the authorities. */
  readonly knownAuthorities: readonly string[]
  readonly protocolMode: 'AAD' | 'OIDC'
  /** Only where the provider is reached by plain http, on loopback. */
  readonly authorityMetadata?: string
  readonly defaultScopes?: readonly string[]
  readonly scopes: readonly string[]
  readonly cacheLocation: 'sessionStorage' | 'localStorage'
  readonly redirectUri: string
  readonly postLogoutRedirectUri: string
  readonly logoutQuery?: Readonly<Record<string, string>>
}
