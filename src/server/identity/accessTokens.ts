/**
 * Who speaks, by their access token: signature, algorithm, type, issuer, audience and expiry, then whether the person
 * and the sign-in behind it still stand. Both answers are kept for a short while, so that a burst of requests costs
 * one signature check.
 */
import { createHash } from 'node:crypto'
import { Result } from 'effect'
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'

/** Who somebody is, and how they signed in. */
export interface TokenHolder {
  readonly userId: string
  readonly hasSecondFactor: boolean
}

export interface VerifiedToken extends TokenHolder {
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

export interface TokenRefused {
  readonly _tag: 'TokenRefused'
  readonly because: 'expired' | 'forged' | 'unknownPerson' | 'signedOut'
}

export const refused = (because: TokenRefused['because']): Result.Result<never, TokenRefused> =>
  Result.fail({ _tag: 'TokenRefused', because })

export interface TokenRules {
  readonly keys: () => JWTVerifyGetKey
  readonly issuer: string
  readonly audience: string
  /** `at+jwt` of our own provider; Azure AD B2C says `JWT`. */
  readonly type: string
  /** Whose it is, and whether they may still use it. Asked again every few seconds. */
  readonly holder: (claims: JWTPayload) => Promise<Result.Result<TokenHolder, TokenRefused>>
}

interface Known {
  readonly claims: JWTPayload
  readonly until: number
  holder: Promise<Result.Result<TokenHolder, TokenRefused>>
  holderUntil: number
}

const noVerdict = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'])

const signatureKeptMs = 60_000
const holderKeptMs = 5_000
const mostKnown = 5_000
/** Longer than any token of ours or of Azure; refused before any work is done on it. */
const longestToken = 8 * 1024

export const accessTokens = (rules: TokenRules, now: () => number = Date.now) => {
  const known = new Map<string, Known>()

  const verified = async (token: string): Promise<Result.Result<JWTPayload, TokenRefused>> => {
    try {
      const { payload } = await jwtVerify(token, rules.keys(), {
        issuer: rules.issuer,
        audience: rules.audience,
        typ: rules.type,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        currentDate: new Date(now()),
      })
      return Result.succeed(payload)
    } catch (cause) {
      if (cause instanceof errors.JWTExpired) return refused('expired')
      // Such as the keys of a hosted provider that could not be fetched: no verdict on the token.
      if (!(cause instanceof errors.JOSEError) || noVerdict.has(cause.code)) throw cause
      return refused('forged')
    }
  }

  const remember = (key: string, claims: JWTPayload): Known => {
    const at = now()
    const entry: Known = {
      claims,
      until: Math.min((claims.exp ?? 0) * 1000, at + signatureKeptMs),
      holder: rules.holder(claims),
      holderUntil: at + holderKeptMs,
    }
    known.set(key, entry)
    const oldest = known.keys().next().value
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
    return entry
  }

  const verify = async (token: string): Promise<Result.Result<VerifiedToken, TokenRefused>> => {
    if (token.length > longestToken) return refused('forged')
    const key = createHash('sha256').update(token).digest('base64')
    let entry = known.get(key)
    if (!entry || entry.until <= now()) {
      known.delete(key)
      const claims = await verified(token)
      if (Result.isFailure(claims)) return Result.fail(claims.failure)
      entry = remember(key, claims.success)
    } else if (entry.holderUntil <= now()) {
      entry.holder = rules.holder(entry.claims)
      entry.holderUntil = now() + holderKeptMs
    }
    const { claims } = entry
    try {
      return Result.map(await entry.holder, (holder) => ({ ...holder, expiresAt: (claims.exp ?? 0) * 1000 }))
    } catch (cause) {
      known.delete(key)
      throw cause
    }
  }

  /** Asks anew about everybody: somebody was just signed out. */
  const forgetHolders = (): void => {
    for (const entry of known.values()) entry.holderUntil = 0
  }

  return { verify, forgetHolders }
}
