import { Schema } from 'effect'
import { EmployeeId, UserId } from '../../kernel/ids.ts'
import { InstantUtc, Version } from '../../kernel/nouns.ts'

/** § 7 GET employees/{id}/userAccount: how a person signs in. Only administrators are told. */
export const UserAccount = Schema.Struct({
  userId: UserId,
  /** The address the person signs in with; it follows the one of their record, unless it opens other clients too. */
  email: Schema.String,
  /** Somebody who is invited has not chosen a password yet. */
  state: Schema.Literals(['invited', 'active']),
  /** The link that is on its way, or waits to be used; null when there is none that works. */
  invitation: Schema.NullOr(
    Schema.Struct({ expiresUtc: InstantUtc, mail: Schema.Literals(['waiting', 'sent', 'failed']) }),
  ),
  /** An administrator chose the password; the person chooses their own at the next sign-in. */
  isPasswordProvisional: Schema.Boolean,
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
  password: Schema.String.check(Schema.isMaxLength(512), Schema.isPattern(/^[^\p{Cc}\p{Cs}]*$/u)),
  employeeId: EmployeeId,
  notifyEmployee: Schema.Boolean,
})
export type PasswordUpdate = typeof PasswordUpdate.Type

/** § 7 PUT employees/{id}/setAdminPrivileges */
export const AdminPrivileges = Schema.Struct({ version: Version, isAdmin: Schema.Boolean })
export type AdminPrivileges = typeof AdminPrivileges.Type

export const LeftoverKind = Schema.Literals(['reports', 'policies', 'goals', 'positions', 'reviews', 'assets'])
export type LeftoverKind = typeof LeftoverKind.Type

/** What still stands out with somebody who is about to leave. */
export const Leftover = Schema.Struct({
  kind: LeftoverKind,
  count: Schema.Int,
  /** What the first of them are called. */
  names: Schema.Array(Schema.String),
})
export type Leftover = typeof Leftover.Type
