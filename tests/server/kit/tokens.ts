import { Result } from 'effect'
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { VerifyAccessToken } from '../../../src/server/http/bearer.ts'
import { accessTokens } from '../../../src/server/identity/accessTokens.ts'

const issuer = 'http://localhost:4000/idp'
const audience = 'urn:tenure:api'

export interface TokenIssuer {
  readonly verify: VerifyAccessToken
  /** A token as our provider makes them; what is given takes the place of the usual. */
  readonly tokenFor: (userId: string, otherwise?: Partial<TokenParts>) => Promise<string>
  /** The usual one, which a person goes on with while it lasts, as in a browser: signing takes longer than most answers. */
  readonly keptTokenFor: (userId: string, hasSecondFactor: boolean) => Promise<string>
}

interface TokenParts {
  readonly issuer: string
  readonly audience: string
  readonly type: string
  readonly expiresIn: number
  /** Of a sign-in that proved one. */
  readonly hasSecondFactor: boolean
}

/** One for all servers of a process: to make it takes longer than to start a server. */
let pair: ReturnType<typeof generateKeyPair> | undefined

/** Real RS256 keys and the product's own verification; only the sign-in is left out. */
export const makeTokenIssuer = async (): Promise<TokenIssuer> => {
  pair ??= generateKeyPair('RS256')
  const { privateKey, publicKey } = await pair
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }] })
  const { verify } = accessTokens({
    keys: () => keys,
    issuer,
    audience,
    type: 'at+jwt',
    holder: async ({ sub = '', hasSecondFactor }) =>
      Result.succeed({ userId: sub, hasSecondFactor: hasSecondFactor === true }),
  })
  const tokenFor: TokenIssuer['tokenFor'] = (userId, otherwise = {}) => {
    const parts = { issuer, audience, type: 'at+jwt', expiresIn: 600, hasSecondFactor: false, ...otherwise }
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ hasSecondFactor: parts.hasSecondFactor })
      .setProtectedHeader({ alg: 'RS256', kid: 'test', typ: parts.type })
      .setSubject(userId)
      .setIssuer(parts.issuer)
      .setAudience(parts.audience)
      .setIssuedAt(now - 1)
      .setExpirationTime(now + parts.expiresIn)
      .sign(privateKey)
  }
  const kept = new Map<string, { readonly token: Promise<string>; readonly until: number }>()
  return {
    verify,
    tokenFor,
    keptTokenFor: (userId, hasSecondFactor) => {
      const key = `${userId} ${hasSecondFactor}`
      const known = kept.get(key)
      if (known !== undefined && Date.now() < known.until) return known.token
      const token = tokenFor(userId, { hasSecondFactor })
      kept.set(key, { token, until: Date.now() + 300_000 })
      return token
    },
  }
}
