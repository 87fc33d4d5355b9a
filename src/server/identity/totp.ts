/** The second factor: one-time codes of an authenticator app (RFC 6238, SHA-1, six digits, 30 seconds). */
import { Secret, TOTP } from 'otpauth'
import type { Account, Accounts } from './accounts.ts'

const period = 30

const codesOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: 'Tenure', label, secret: Secret.fromBase32(secret), period })

/** Base32, 160 bits. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What an authenticator app on the same device opens. */
export const totpAddress = (secret: string, email: string): string => codesOf(secret, email).toString()

/** The 30 seconds a code belongs to, if it is right. One step of clock drift either way is allowed. */
export const totpStep = (secret: string, email: string, code: string, now: number): number | null => {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const drift = codesOf(secret, email).validate({ token, timestamp: now, window: 1 })
  return drift === null ? null : Math.floor(now / 1000 / period) + drift
}

/** Each step is accepted once. */
export const totpAccepted = async (
  accounts: Accounts,
  account: Account,
  code: string,
  now: number,
): Promise<boolean> => {
  if (account.totpSecret === null) return false
  const step = totpStep(account.totpSecret, account.email, code, now)
  return step !== null && accounts.claimTotpStep(account.userId, step)
}
