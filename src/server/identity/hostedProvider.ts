/** Azure AD B2C or Entra, reached by the browser program itself: OIDC_SIGN_IN_AUTHORITY and what its portal shows. */
export interface HostedProvider {
  readonly issuer: string
  readonly jwksUri: string
  readonly audience: string
  readonly clientId: string
  readonly signInAuthority: string
  /** Null where the provider offers it on its own sign-in page. */
  readonly passwordResetAuthority: string | null
  /** Scopes of the API, written out in full, when the reading with API scopes is chosen. */
  readonly apiScopes: readonly string[]
  /** `JWT` for Azure, `at+jwt` where the provider follows RFC 9068. */
  readonly tokenType: string
  /**
   * The claim with an e-mail address that the provider has verified itself. Unset: only a token that says
   * `email_verified` may meet an invitation.
   */
  readonly verifiedEmailClaim?: string
}
