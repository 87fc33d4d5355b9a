/**
 * § 6 Per-employee administration (by admins): admin privileges can be set. Two-factor authentication can be enabled or
 * reset. A login can be created, its password updated (optionally notifying the employee) and removed.
 *
 * Ours: an account belongs to its owner, and may open several clients. No administrator of one of them acts on what opens
 * the others: they say whether this client is entered with a second factor, and may end the login here. What is only
 * invited has no account yet that anybody could act on. Nobody does to their own login what would let somebody with their
 * unlocked computer keep it; asking oneself for a second factor is no such thing. A tenant always keeps an active admin.
 *
 * Ours: where a person's address is changed, the one they sign in with follows once its owner has confirmed it. It
 * is as good as a password, since anyone who reads its mail can choose a new one; so it is an administrator's to
 * change, never their own, and not what opens other clients or is kept elsewhere.
 */
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import type { EmployeeId } from '../../kernel/ids.ts'
import { adminAccess } from '../../permissions/access.ts'
import type { Actor } from '../../permissions/actor.ts'
import { mayStopBeingAdmin } from '../admins.ts'
import type { Employee } from '../nouns.ts'
import type { UserAccount } from './nouns.ts'

type Asked = Pick<Actor, 'employeeId' | 'privileges'>
type EmploymentStatus = Pick<Employee, 'isActive'>
type Credentials = Pick<UserAccount, 'worksElsewhere' | 'isKeptElsewhere'>
type Login = Credentials & Pick<UserAccount, 'state'>

export type CredentialDenial = 'adminOnly' | 'ownLogin' | 'worksElsewhere' | 'keptElsewhere'

export const mayManageAccounts = (actor: Asked): Decision<'adminOnly'> => adminAccess(actor)

/** A login is made for a person who has none; for one who has not used theirs yet, the invitation is sent again. */
export const mayInvite = (
  actor: Asked,
  employee: EmploymentStatus,
  account: Pick<UserAccount, 'state'> | null,
): Decision<'adminOnly' | 'notActive' | 'hasLogin'> => {
  const admin = mayManageAccounts(actor)
  if (!admin.allowed) return admin
  if (!employee.isActive) return denied('notActive')
  return account?.state === 'active' ? denied('hasLogin') : allowed
}

export const maySetPassword = (
  actor: Asked,
  employeeId: EmployeeId,
  account: Login,
): Decision<CredentialDenial | 'notAccepted'> => {
  const credentials = mayActOnCredentials(actor, employeeId, account)
  return credentials.allowed && account.state === 'invited' ? denied('notAccepted') : credentials
}

/** It is asked of everyone who enters this client, so what else their account opens plays no part. */
export const mayRequireTwoFactor = (
  actor: Asked,
  employeeId: EmployeeId,
  { isKeptElsewhere }: Pick<UserAccount, 'isKeptElsewhere'>,
  isRequired: boolean,
): Decision<'adminOnly' | 'ownLogin' | 'keptElsewhere'> => {
  const admin = isRequired ? mayManageAccounts(actor) : mayRemoveLogin(actor, employeeId)
  return admin.allowed && isKeptElsewhere ? denied('keptElsewhere') : admin
}

/** Whether the authenticator app goes with the demand for it: not what another client may ask for as well. */
export const forgetsTwoFactor = ({ state, worksElsewhere }: Pick<UserAccount, 'state' | 'worksElsewhere'>): boolean =>
  state === 'active' && !worksElsewhere

export const mayResetTwoFactor = (
  actor: Asked,
  employeeId: EmployeeId,
  account: Credentials & Pick<UserAccount, 'isTwoFactorSetUp'>,
): Decision<CredentialDenial | 'noTwoFactor'> => {
  const credentials = mayActOnCredentials(actor, employeeId, account)
  return credentials.allowed && !account.isTwoFactorSetUp ? denied('noTwoFactor') : credentials
}

export const mayRemoveLogin = (actor: Asked, employeeId: EmployeeId): Decision<'adminOnly' | 'ownLogin'> => {
  const admin = mayManageAccounts(actor)
  return admin.allowed && employeeId === actor.employeeId ? denied('ownLogin') : admin
}

/** The right is given only to active people, and never taken from the last who has it. */
export const maySetAdmin = (
  actor: Asked,
  employee: EmploymentStatus & Pick<Employee, 'id'>,
  isAdmin: boolean,
  activeAdmins: ReadonlyArray<EmployeeId>,
): Decision<'adminOnly' | 'notActive' | 'lastAdmin'> => {
  const admin = mayManageAccounts(actor)
  if (!admin.allowed) return admin
  if (!isAdmin) return mayStopBeingAdmin(employee.id, activeAdmins)
  return employee.isActive ? allowed : denied('notActive')
}

export const mayChangeAddress = (actor: Asked, employee: Pick<Employee, 'hasLogin'>): Decision<'signInAddress'> =>
  employee.hasLogin && !mayManageAccounts(actor).allowed ? denied('signInAddress') : allowed

/** Whether the account in use is to go along; an invitation, which nobody has used, always does. */
export const addressFollows = (actor: Asked, employeeId: EmployeeId, account: Credentials): boolean =>
  mayActOnCredentials(actor, employeeId, account).allowed

const mayActOnCredentials = (
  actor: Asked,
  employeeId: EmployeeId,
  account: Credentials,
): Decision<CredentialDenial> => {
  const own = mayRemoveLogin(actor, employeeId)
  if (!own.allowed) return own
  if (account.isKeptElsewhere) return denied('keptElsewhere')
  return account.worksElsewhere ? denied('worksElsewhere') : allowed
}
