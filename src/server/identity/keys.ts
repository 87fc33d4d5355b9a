/**
 * Signing and cookie keys live in the database, so that every process signs and accepts the same. A signing key is
 * published as `next` long before it signs, and as `previous` for as long as what it signed can be shown.
 */
import { randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { IdentityQueries, IdentitySql } from './sql.ts'

interface SigningKey {
  readonly kid: string
  readonly state: 'next' | 'active' | 'previous'
  readonly jwk: JWK
}

export interface Keys {
  /** The key that signs comes first: oidc-provider takes the first that fits. */
  readonly signing: readonly SigningKey[]
  readonly cookies: readonly string[]
}

/** Two processes starting at once must not each make an active key. */
const onlyOneAtATime = (tx: IdentityQueries) =>
  tx.query(`select pg_advisory_xact_lock(hashtext('identity.signing_keys'))`, [])

const newSigningKey = async (): Promise<{ kid: string; jwk: JWK }> => {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  return { kid, jwk: { ...jwk, kid, alg: 'RS256', use: 'sig' } }
}

const add = async (tx: IdentityQueries, state: SigningKey['state']): Promise<void> => {
  const { kid, jwk } = await newSigningKey()
  await tx.query('insert into identity.signing_keys (kid, state, private_jwk) values ($1, $2, $3::text::jsonb)', [
    kid,
    state,
    JSON.stringify(jwk),
  ])
}

const read = async (tx: IdentityQueries): Promise<Keys> => {
  const signing = await tx.query<{ kid: string; state: SigningKey['state']; jwk: string }>(
    `select kid, state, private_jwk::text as jwk from identity.signing_keys
     order by array_position(array['active', 'next', 'previous'], state), changed_utc desc`,
    [],
  )
  const cookies = await tx.query<{ secret: string }>(
    'select secret from identity.cookie_keys order by created_utc desc',
    [],
  )
  return {
    signing: signing.map(({ kid, state, jwk }) => ({ kid, state, jwk: JSON.parse(jwk) as JWK })),
    cookies: cookies.map(({ secret }) => secret),
  }
}

export const readKeys = (sql: IdentityQueries): Promise<Keys> => read(sql)

/** Reads the keys; makes on the first start of the first process what is missing. */
export const ensureKeys = (sql: IdentitySql): Promise<Keys> =>
  sql.transaction(async (tx) => {
    await onlyOneAtATime(tx)
    const { signing, cookies } = await read(tx)
    if (!signing.some(({ state }) => state === 'active')) await add(tx, 'active')
    if (!signing.some(({ state }) => state === 'next')) await add(tx, 'next')
    if (cookies.length === 0) {
      await tx.query('insert into identity.cookie_keys (secret) values ($1)', [randomBytes(32).toString('base64url')])
    }
    return read(tx)
  })

/**
 * Keys are a quarter of a year old at most: then the published key begins to sign, a new one is published, and what nobody
 * can hold a token of any more goes.
 */
export const rotateOldSigningKeys = (sql: IdentitySql): Promise<Keys> =>
  sql.transaction(async (tx) => {
    await onlyOneAtATime(tx)
    const old = await tx.query(
      `select kid from identity.signing_keys where state = 'active' and changed_utc < now() - interval '90 days'`,
      [],
    )
    if (old.length > 0) await rotate(tx)
    return read(tx)
  })

const rotate = async (tx: IdentityQueries): Promise<void> => {
  await tx.query(
    `delete from identity.signing_keys where state = 'previous' and changed_utc < now() - interval '7 days'`,
    [],
  )
  for (const [from, to] of [
    ['active', 'previous'],
    ['next', 'active'],
  ] as const) {
    await tx.query('update identity.signing_keys set state = $2, changed_utc = now() where state = $1', [from, to])
  }
  await add(tx, 'next')
}

/** Equal when the same keys play the same parts. */
export const sameKeys = (a: Keys, b: Keys): boolean => partsOf(a) === partsOf(b)

const partsOf = ({ signing, cookies }: Keys): string =>
  JSON.stringify([signing.map(({ kid, state }) => [kid, state]), cookies.length])
