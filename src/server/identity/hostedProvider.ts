/** OIDC_*: what the provider's portal shows. */
export interface HostedProvider {
  readonly issuer: string
  readonly jwksUri: string
  readonly audience: string
  readonly clientId: string
  readonly signInAuthority: string
  readonly passwordResetAuthority: string
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
