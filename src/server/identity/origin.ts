/** Where the provider lives, all derived from the public URL and never from a request's Host header. */

export const audience = 'urn:tenure:api'
export const clientId = 'tenure-spa'
/** The provider's own pages, where they need to know who is there: they are told by the session, and get no token. */
export const pagesClientId = 'tenure-pages'
export const returnPath = '/idp-ui/return'

/** One provider at two first-level paths: what Azure AD B2C calls policies. Lower case: MSAL lowers authorities. */
export const policies = ['signin', 'password-reset'] as const
export type Policy = (typeof policies)[number]

export interface Origin {
  /** Without a slash at its end. */
  readonly url: string
  readonly host: string
  readonly isHttps: boolean
  readonly isLoopback: boolean
  readonly issuer: string
}

export const originOf = (publicUrl: string): Origin => {
  const { origin, host, hostname, protocol } = new URL(publicUrl)
  return {
    url: origin,
    host,
    isHttps: protocol === 'https:',
    isLoopback: hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname),
    issuer: `${origin}/idp`,
  }
}
