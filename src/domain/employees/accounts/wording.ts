/** What the rules of accounts say when they deny, and what is said about an account (ours; § 8 stands in ../wording.ts). */
import type { CredentialDenial } from './rules.ts'

export type AccountDenial =
  | CredentialDenial
  | 'notActive'
  | 'hasLogin'
  | 'noLogin'
  | 'addressTaken'
  | 'noTwoFactor'
  | 'notAccepted'
  | 'lastAdmin'

export const denials: Record<AccountDenial, string> = {
  adminOnly: 'Only an administrator may do this.',
  ownLogin: 'This is your own login. Ask another administrator.',
  worksElsewhere:
    'This person signs in to another client with the same account, so their password and authenticator app are theirs alone. You can require two-factor authentication for this client, and remove their login here; neither touches the other client.',
  keptElsewhere:
    'Passwords and two-factor authentication are kept by your organisation’s sign-in service. Change them there.',
  notActive: 'This is only possible for somebody who is active.',
  hasLogin: 'This person has a login already, and uses it.',
  noLogin: 'This person has no login any more.',
  addressTaken: 'Somebody else here signs in with this email address.',
  notAccepted: 'They have not accepted the invitation yet, so there is no password to set. Send the invitation again.',
  noTwoFactor: 'Two-factor authentication has not been set up yet, so there is nothing to reset.',
  lastAdmin: 'This is the last administrator. Make somebody else an administrator first.',
}

/** To the person, where a client asks for more than the password they came with. */
export const entryDenials = {
  secondFactorNeeded: 'This client asks for two-factor authentication. Sign in again to set it up.',
} as const

export const failures = {
  act: 'Failed to change the account',
  invite: 'Failed to create the login',
  setPassword: 'Failed to update the password',
  removeLogin: 'Failed to remove the login',
} as const

export const successes = { passwordSet: 'The password has been changed' } as const
