/**
 * The secret in the address of a feed: which client it is of, and 256 random bits. Since it says the client, it is looked for
 * under that client's row-level security, like everything else; only its hash is kept.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'

const RANDOM_BYTES = 32

export const newSecret = (tenantId: TenantId): string =>
  Buffer.concat([Buffer.from(tenantId.replaceAll('-', ''), 'hex'), randomBytes(RANDOM_BYTES)]).toString('base64url')

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** 48 bytes: no padding, and one way only to write them. */
const file = /^([\w-]{64})\.ics$/

/** Of `<secret>.ics`; undefined of what can be none. */
export const secretIn = (name: string): { readonly secret: string; readonly tenantId: TenantId } | undefined => {
  const secret = file.exec(name)?.[1]
  if (secret === undefined) return undefined
  const hex = Buffer.from(secret, 'base64url').toString('hex', 0, 16)
  return { secret, tenantId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as TenantId }
}

export const feedPath = (secret: string): string => `${pathTo('calendar')}/${secret}.ics`
