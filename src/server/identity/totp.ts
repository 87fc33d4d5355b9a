/** The second factor: one-time codes of an authenticator app (RFC 6238, SHA-1, six digits, 30 seconds). */
import { Secret, TOTP } from 'otpauth'
import type { Account, Accounts } from './accounts.ts'

const period = 30

const codesOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: 'Tenure', label, secret: Secret.fromBase32(secret), period })

/** One step of clock drift either way is allowed; each step is accepted once. */
export const totpAccepted = async (
  accounts: Accounts,
  account: Account,
  code: string,
  now: number,
): Promise<boolean> => {
  if (account.totpSecret === null) return false
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return false
  const drift = codesOf(account.totpSecret, account.email).validate({ token, timestamp: now, window: 1 })
  if (drift === null) return false
  return accounts.claimTotpStep(account.userId, Math.floor(now / 1000 / period) + drift)
}
