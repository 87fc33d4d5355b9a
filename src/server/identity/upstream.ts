/**
 * Any OpenID provider, by its issuer and our client there: Keycloak, Auth0, Okta, Google, Entra and the like. Our own
 * provider stays the one the browser program knows, and sends the person signing in on to that one; so it does not
 * matter what kind of access token it gives, whom that is for, and whether a browser may fetch it. What comes back is
 * an ID token, which is the same everywhere.
 */
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  None,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Origin } from './origin.ts'

/** OIDC_ISSUER and what goes with it. */
export interface UpstreamProvider {
  /** As its tokens name it; `/.well-known/openid-configuration` is found below it. */
  readonly issuer: string
  readonly clientId: string
  /** Where the provider gives one; a client without is a public one. */
  readonly clientSecret?: string | undefined
  /** What the sign-in page and messages call it: 'Acme account'. */
  readonly name: string
  /**
   * The claim with an e-mail address that the provider has verified itself. Unset: only a token that says
   * `email_verified` may meet an invitation.
   */
  readonly verifiedEmailClaim?: string | undefined
}

/** What has to be remembered while somebody is away at the provider; kept with the interaction. */
export interface Journey {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

export interface Arrived {
  readonly subject: string
  /** Undefined unless the provider has verified it. */
  readonly email: string | undefined
  readonly amr: ReadonlyArray<string>
}

type Arrival =
  | { readonly _tag: 'Arrived'; readonly person: Arrived }
  | { readonly _tag: 'Cancelled' }
  /** The answer is not one to our question, or the provider did not give one. */
  | { readonly _tag: 'Refused'; readonly reason: string }
  | { readonly _tag: 'Unreachable'; readonly reason: string }

export interface Upstream {
  readonly name: string
  readonly issuer: string
  /** Where to send the person; undefined while the provider cannot be reached. */
  readonly departure: (
    uid: string,
    loginHint: string,
  ) => Promise<{ readonly url: string; readonly journey: Journey } | undefined>
  readonly arrival: (answer: URLSearchParams, journey: Journey) => Promise<Arrival>
}

/** Registered with the provider as the redirect URI. */
export const arrivalPath = '/idp-ui/upstream'

/** Which interaction an answer belongs to: the cookie of one is sent to its own page alone. */
export const interactionIn = (state: string | null): string | undefined =>
  /^([\w-]{1,64})\.[\w-]{20,}$/.exec(state ?? '')?.[1]

const patienceSeconds = 10

export const upstreamOf = (provider: UpstreamProvider, origin: Origin): Upstream => {
  const { issuer, clientId, clientSecret, name } = provider
  const redirectUri = `${origin.url}${arrivalPath}`
  let found: Promise<Configuration> | undefined
  /** Asked for at the first sign-in and not at the start: Tenure runs while the provider does not. */
  const configuration = (): Promise<Configuration> => {
    found ??= discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      clientSecret === undefined ? None() : ClientSecretPost(clientSecret),
      { timeout: patienceSeconds, execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [] },
    )
    found.catch(() => {
      found = undefined
    })
    return found
  }

  return {
    name,
    issuer,
    departure: async (uid, loginHint) => {
      const config = await configuration().catch(() => undefined)
      if (config === undefined) return undefined
      const journey = { state: `${uid}.${randomState()}`, nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state: journey.state,
        nonce: journey.nonce,
        code_challenge: await calculatePKCECodeChallenge(journey.verifier),
        code_challenge_method: 'S256',
        ...(loginHint === '' ? {} : { login_hint: loginHint }),
      })
      return { url: url.href, journey }
    },

    arrival: async (answer, { state, nonce, verifier }) => {
      // Asked before the exchange: an answer to another question uses nothing up.
      if (answer.get('state') !== state) return { _tag: 'Refused', reason: 'another state' }
      if (answer.get('error') === 'access_denied') return { _tag: 'Cancelled' }
      try {
        const tokens = await authorizationCodeGrant(await configuration(), new URL(`${redirectUri}?${answer}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims() ?? {}
        return { _tag: 'Arrived', person: personIn(claims, provider) }
      } catch (cause) {
        const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : 'unknown'
        const hasAnswered = cause instanceof ResponseBodyError || cause instanceof ClientError
        return hasAnswered && !isTimeout(cause) ? { _tag: 'Refused', reason } : { _tag: 'Unreachable', reason }
      }
    },
  }
}

const isTimeout = (cause: ClientError | ResponseBodyError): boolean => cause.code === 'OAUTH_TIMEOUT'

const personIn = (
  claims: Readonly<Record<string, unknown>>,
  { verifiedEmailClaim }: Pick<UpstreamProvider, 'verifiedEmailClaim'>,
): Arrived => ({
  subject: typeof claims.sub === 'string' ? claims.sub : '',
  email: verifiedEmail(claims, verifiedEmailClaim),
  amr: Array.isArray(claims.amr) ? claims.amr.filter((one) => typeof one === 'string') : ['fed'],
})

/** Nobody is invited by an address that its owner has not shown to be theirs. */
export const verifiedEmail = (
  claims: Readonly<Record<string, unknown>>,
  verifiedEmailClaim: string | undefined,
): string | undefined => {
  const claim = verifiedEmailClaim ?? (claims.email_verified === true ? 'email' : undefined)
  const value = claim === undefined ? undefined : claims[claim]
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : undefined
}
