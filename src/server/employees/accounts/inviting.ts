/** How somebody comes to an account: by joining the one of their address, by another link, by another address. */
import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { addressFollows, mayChangeAddress } from '../../../domain/employees/accounts/rules.ts'
import { denials } from '../../../domain/employees/accounts/wording.ts'
import { sameEmail } from '../../../domain/employees/emails.ts'
import { denials as employeeDenials } from '../../../domain/employees/wording.ts'
import type { EmployeeId, UserId } from '../../../domain/kernel/ids.ts'
import { conflicting, forbidden } from '../../http/denied.ts'
import {
  endLogin,
  forgetCredentials,
  insertMembership,
  invite,
  requireTotp,
  setAddress,
  takeAccountAt,
  takeLogin,
} from '../../identity/credentials.store.ts'
import { Logins } from '../../identity/logins.ts'
import { addressGoneMail, addressSetMail, welcomeMail } from '../../identity/wording.ts'
import { post } from '../../mail/post.ts'
import { onConstraint } from '../../store/failures.ts'
import { emailIsInUse } from '../changes.ts'
import { type Invited, whoIsInvited } from './account.store.ts'

/**
 * Whoever signs in elsewhere already keeps their password, if it is certainly theirs; one that only an administrator of
 * another client has chosen would let that administrator in here.
 */
export const join = Effect.fn(function* (
  { tenantId }: Caller,
  employeeId: EmployeeId,
  { email, fullName, clientName }: Invited,
) {
  const { keepsCredentials, publicUrl } = yield* Logins
  const account = yield* takeAccountAt(email, fullName)
  const { userId, isActivated, isProved } = account
  yield* onConstraint(insertMembership(tenantId, employeeId, userId), {
    memberships_pkey: () => conflicting({ allowed: false, because: 'addressTaken' }, denials),
  })
  if (keepsCredentials && !(isActivated && isProved)) {
    yield* forgetCredentials(userId)
    yield* invite({ tenantId, userId, email, clientName, publicUrl })
  } else {
    yield* post({ tenantId, key: `welcome:${crypto.randomUUID()}`, to: email, ...welcomeMail(clientName, publicUrl) })
  }
  return account
})

export const inviteAgain = Effect.fn(function* (
  { tenantId }: Caller,
  { userId, email }: { readonly userId: UserId; readonly email: string },
  { clientName }: Invited,
) {
  const { keepsCredentials, publicUrl } = yield* Logins
  if (keepsCredentials) yield* invite({ tenantId, userId, email, clientName, publicUrl })
  else
    yield* post({ tenantId, key: `welcome:${crypto.randomUUID()}`, to: email, ...welcomeMail(clientName, publicUrl) })
  return userId
})

/**
 * The record has another address now. An invitation is void and leaves anew, for whoever reads the new one; an account in
 * use keeps its password.
 */
export const followAddress = Effect.fn(function* (caller: Caller, employeeId: EmployeeId) {
  const { tenantId } = caller
  const login = yield* takeLogin(tenantId, employeeId)
  const person = yield* whoIsInvited(tenantId, employeeId)
  if (login === undefined || person === undefined || sameEmail(login.email, person.email)) return
  const may = mayChangeAddress(caller, { hasLogin: true })
  if (!may.allowed) return yield* Effect.fail(forbidden(may, employeeDenials, 'email'))
  if (!login.isActivated) {
    yield* endLogin(tenantId, employeeId)
    const { userId, isActivated } = yield* join(caller, employeeId, person)
    if (login.isTwoFactorRequired && !isActivated) yield* requireTotp(userId, true)
    return
  }
  const { keepsCredentials, publicUrl } = yield* Logins
  if (!addressFollows(caller, employeeId, { ...login, isKeptElsewhere: !keepsCredentials })) return
  yield* onConstraint(setAddress(login.userId, person.email), { users_email: () => emailIsInUse })
  const key = `address:${crypto.randomUUID()}`
  yield* post({ tenantId, key: `${key}:gone`, to: login.email, ...addressGoneMail(person.clientName) })
  yield* post({ tenantId, key: `${key}:set`, to: person.email, ...addressSetMail(person.clientName, publicUrl) })
})
