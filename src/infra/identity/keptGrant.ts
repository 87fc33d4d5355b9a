/** The access token, kept where the settings say, so that a signed-in reload asks nobody and loads no MSAL. */
import type { Grant } from './provider.ts'

const key = 'tenure.signIn.grant'

/** A token that lives shorter than this may die on its way to the server. */
const marginMs = 30_000

export interface KeptGrant {
  /** Null when there is none, or it is about to end. */
  valid(): Grant | null
  keep(grant: Grant): void
  forget(): void
}

export const keptGrant = (storage: Storage, now: () => number): KeptGrant => ({
  valid: () => {
    const grant = read(storage)
    return grant && grant.expiresAt - now() > marginMs ? grant : null
  },
  keep: (grant) => storage.setItem(key, JSON.stringify(grant)),
  forget: () => storage.removeItem(key),
})

const read = (storage: Storage): Grant | null => {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isGrant(value) ? value : null
  } catch {
    return null
  }
}

const isGrant = (value: unknown): value is Grant => {
  if (typeof value !== 'object' || value === null) return false
  const { accessToken, expiresAt, account } = value as Partial<Grant>
  return typeof accessToken === 'string' && typeof expiresAt === 'number' && typeof account?.userId === 'string'
}
