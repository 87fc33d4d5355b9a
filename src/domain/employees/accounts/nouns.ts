import { Schema } from 'effect'
import { EmployeeId, UserId } from '../../kernel/ids.ts'
import { NOTES_MAX, plainLine } from '../../kernel/inputProblems.ts'
import { InstantUtc, text, Version } from '../../kernel/nouns.ts'
import { longestPasswordSent } from '../passwords.ts'

/** An invitation waits for the owner of the address; a login that is active has been accepted by its owner. */
export const LoginState = Schema.Literals(['invited', 'active'])
export type LoginState = typeof LoginState.Type

/**
 * § 7 GET employees/{id}/userAccount: how a person signs in. Only administrators are told. Of somebody who is invited it
 * is the same whether or not the address has an account already.
 */
export const UserAccount = Schema.Struct({
  /** Of an invitation until it is accepted, then of the account. */
  userId: UserId,
  /** The address the person signs in with. */
  email: Schema.String,
  /** The one they are to sign in with once its owner has confirmed that; null when none is awaited. */
  awaitedEmail: Schema.NullOr(Schema.String),
  state: LoginState,
  /** The link that is on its way, or waits to be used; null when there is none that works. */
  invitation: Schema.NullOr(
    Schema.Struct({ expiresUtc: InstantUtc, mail: Schema.Literals(['waiting', 'held', 'sent', 'failed', 'dropped']) }),
  ),
  /** The invited person has declined. */
  isDeclined: Schema.Boolean,
  /** An administrator chose the password; the person chooses their own at the next sign-in. */
  isPasswordProvisional: Schema.Boolean,
  /** This client is entered with a second factor. What others ask of the person is not said here. */
  isTwoFactorRequired: Schema.Boolean,
  /** The person's authenticator app is known. */
  isTwoFactorSetUp: Schema.Boolean,
  /** The same account opens another client too. */
  worksElsewhere: Schema.Boolean,
  /** Password and second factor are kept by a hosted provider, and set there. */
  isKeptElsewhere: Schema.Boolean,
})
export type UserAccount = typeof UserAccount.Type

/** § 7 POST /api/users/{tenantId} */
export const NewLogin = Schema.Struct({ employeeId: EmployeeId })
export type NewLogin = typeof NewLogin.Type

/** § 7 POST users/{userId}/updatepassword. What may be a password is the domain's to say; this is only its form. */
export const PasswordUpdate = Schema.Struct({
  password: Schema.String.check(Schema.isMaxLength(longestPasswordSent), Schema.isPattern(plainLine)),
  employeeId: EmployeeId,
  notifyEmployee: Schema.Boolean,
})
export type PasswordUpdate = typeof PasswordUpdate.Type

/** § 7 PUT employees/{id}/setAdminPrivileges; the notes of the confirmation (§ 2.6) go into the record of changes. */
export const AdminPrivileges = Schema.Struct({
  version: Version,
  isAdmin: Schema.Boolean,
  notes: Schema.optional(text(NOTES_MAX)),
})
export type AdminPrivileges = typeof AdminPrivileges.Type

export const HandoverKind = Schema.Literals([
  'reports',
  'policies',
  'goals',
  'checkIns',
  'positions',
  'reviews',
  'assets',
])
export type HandoverKind = typeof HandoverKind.Type

/** What a leaver has still to hand over. */
export const Handover = Schema.Struct({
  kind: HandoverKind,
  count: Schema.Int,
  /** What the first of them are called. */
  names: Schema.Array(Schema.String),
})
export type Handover = typeof Handover.Type
