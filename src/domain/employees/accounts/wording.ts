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
  adminOnly: 'Only an administrator can do this.',
  ownLogin: 'This is your own login. Ask another administrator.',
  worksElsewhere:
    'This person uses the same account for another company, so only they can change their password and authenticator app. You can require two-factor authentication for this company and remove their login here. Neither affects the other company.',
  keptElsewhere:
    'Passwords and two-factor authentication are managed by your company’s sign-in service. Change them there.',
  notActive: 'This person is inactive. Reactivate them first.',
  hasLogin: 'This person already has a login and uses it.',
  noLogin: 'This person has no login any more.',
  addressTaken: 'Someone else here signs in with this email address.',
  notAccepted: 'They choose their password when they accept the invitation.',
  noTwoFactor: 'Two-factor authentication is not set up yet, so there is nothing to reset.',
  lastAdmin: 'This is the last administrator. Make someone else an administrator first.',
}

/** To the person, where a client asks for more than the password they came with. */
export const entryDenials = {
  secondFactorNeeded: 'This company requires two-factor authentication. Sign in again to set it up.',
} as const

export const failures = {
  act: 'Failed to change the account',
  invite: 'Failed to create the login',
  setPassword: 'Failed to update the password',
  removeLogin: 'Failed to remove the login',
} as const

export const successes = { passwordSet: 'The password has been changed' } as const
