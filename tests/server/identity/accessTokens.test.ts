import { Result } from 'effect'
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessTokens, type TokenHolder } from '../../../src/server/identity/accessTokens.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const seconds = noon / 1000
const ava: TokenHolder = { userId: 'ava', hasSecondFactor: false }

type Key = Awaited<ReturnType<typeof generateKeyPair>>
let ours: Key
let theirs: Key
let published: ReturnType<typeof createLocalJWKSet>

beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  published = createLocalJWKSet({
    keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'ours', alg: 'RS256', use: 'sig' }],
  })
})

const claims = { iss: 'http://localhost:4000/idp', aud: 'urn:tenure:api', sub: 'ava', iat: seconds, exp: seconds + 600 }

const signed = (
  payload: JWTPayload = {},
  header: { alg?: string; typ?: string; kid?: string } = {},
  key: CryptoKey | Uint8Array = ours.privateKey,
): Promise<string> =>
  new SignJWT({ ...claims, ...payload })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'ours', ...header })
    .sign(key)

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const verifier = (
  options: {
    now?: () => number
    holder?: () => Promise<Result.Result<TokenHolder, { _tag: 'TokenRefused'; because: 'signedOut' }>>
  } = {},
) =>
  accessTokens(
    {
      keys: () => published,
      issuer: claims.iss,
      audience: claims.aud,
      type: 'at+jwt',
      holder: options.holder ?? (async () => Result.succeed(ava)),
    },
    options.now ?? (() => noon),
  )

describe('an access token', () => {
  it('of ours is accepted, until it ends', async () => {
    expect(await verifier().verify(await signed())).toEqual(Result.succeed({ ...ava, expiresAt: noon + 600_000 }))
  })

  const without = (name: string) => signed({ [name]: undefined })
  it.each<[string, () => Promise<string>]>([
    ['nothing', async () => ''],
    ['no token at all', async () => 'hello'],
    ['alg none', async () => `${base64({ alg: 'none', typ: 'at+jwt' })}.${base64(claims)}.`],
    ['alg None in other letters', async () => `${base64({ alg: 'nOnE', typ: 'at+jwt' })}.${base64(claims)}.`],
    [
      'a signature by the public key as a password',
      async () =>
        signed({}, { alg: 'HS256' }, new TextEncoder().encode(JSON.stringify(await exportJWK(ours.publicKey)))),
    ],
    ['another key under our key id', () => signed({}, {}, theirs.privateKey)],
    ['an unknown key id', () => signed({}, { kid: 'theirs' })],
    ['another issuer', () => signed({ iss: 'https://evil.example/idp' })],
    ['our issuer with a slash more', () => signed({ iss: `${claims.iss}/` })],
    ['no issuer', () => without('iss')],
    ['another audience', () => signed({ aud: 'urn:other:api' })],
    ['no audience', () => without('aud')],
    ['an ID token’s audience', () => signed({ aud: 'tenure-spa' })],
    ['type JWT, as an ID token has', () => signed({}, { typ: 'JWT' })],
    ['type logout+jwt', () => signed({}, { typ: 'logout+jwt' })],
    ['no expiry', () => without('exp')],
    ['no subject', () => without('sub')],
    ['no time of issue', () => without('iat')],
    ['not valid yet', () => signed({ nbf: seconds + 1 })],
    [
      'a claim changed after signing',
      async () => {
        const [header, , signature] = (await signed()).split('.')
        return `${header}.${base64({ ...claims, sub: 'max' })}.${signature}`
      },
    ],
    ['a cut signature', async () => (await signed()).slice(0, -4)],
    [
      'a critical header we do not know',
      async () => `${base64({ alg: 'RS256', typ: 'at+jwt', crit: ['x'], x: 1 })}.${base64(claims)}.AAAA`,
    ],
    ['nine kilobytes', () => signed({ filling: 'x'.repeat(9000) })],
  ])('with %s is refused', async (_name, token) => {
    expect(await verifier().verify(await token())).toEqual(Result.fail({ _tag: 'TokenRefused', because: 'forged' }))
  })

  it('ends at its second, also while it is remembered', async () => {
    let now = noon
    const { verify } = verifier({ now: () => now })
    const token = await signed({ exp: seconds + 30 })
    now = noon + 29_999
    expect(Result.isSuccess(await verify(token))).toBe(true)
    now = noon + 30_000
    expect(await verify(token)).toEqual(Result.fail({ _tag: 'TokenRefused', because: 'expired' }))
  })

  it('is asked about again after five seconds, and at once when somebody was signed out', async () => {
    let now = noon
    let asked = 0
    let signedIn: 'in' | 'out' = 'in'
    const { verify, forgetHolders } = verifier({
      now: () => now,
      holder: async () => {
        asked++
        return signedIn === 'in' ? Result.succeed(ava) : Result.fail({ _tag: 'TokenRefused', because: 'signedOut' })
      },
    })
    const token = await signed()
    await Promise.all(Array.from({ length: 50 }, () => verify(token)))
    asked = 0
    now = noon + 4_999
    await verify(token)
    expect(asked).toBe(0)
    signedIn = 'out'
    now = noon + 5_000
    expect(await verify(token)).toEqual(Result.fail({ _tag: 'TokenRefused', because: 'signedOut' }))
    signedIn = 'in'
    forgetHolders()
    expect(Result.isSuccess(await verify(token))).toBe(true)
  })

  it('gets no verdict while the database is away, and one afterwards', async () => {
    let isAway = true
    const { verify } = verifier({
      holder: async () => {
        if (isAway) throw new Error('no database')
        return Result.succeed(ava)
      },
    })
    const token = await signed()
    await expect(verify(token)).rejects.toThrow('no database')
    isAway = false
    expect(Result.isSuccess(await verify(token))).toBe(true)
  })
})
