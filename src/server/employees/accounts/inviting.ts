/** How an address comes to a login: its owner is invited, or confirms that they sign in with it from now on. */
import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { addressFollows, mayChangeAddress } from '../../../domain/employees/accounts/rules.ts'
import { denials } from '../../../domain/employees/accounts/wording.ts'
import { denials as employeeDenials } from '../../../domain/employees/wording.ts'
import { sameEmail } from '../../../domain/kernel/emails.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { conflicting, forbidden } from '../../http/denied.ts'
import { signsInHere, takeLogin } from '../../identity/credentials.store.ts'
import { askForAddress, forgetAddressChange, invite } from '../../identity/invitations.store.ts'
import { Logins } from '../../identity/logins.ts'
import { addressChangingMail } from '../../identity/wording.ts'
import { post } from '../../mail/post.ts'
import { type Invited, whoIsInvited } from './account.store.ts'

/** Answers what the invitation is called, and its link. */
export const inviteOwner = Effect.fn(function* (employeeId: EmployeeId, { email, fullName, clientName }: Invited) {
  const { publicUrl } = yield* Logins
  if (yield* signsInHere(email, employeeId)) return yield* Effect.fail(addressTaken)
  return yield* invite({ employeeId, email, displayName: fullName, clientName, publicUrl })
})

const addressTaken = conflicting({ allowed: false, because: 'addressTaken' }, denials)

/**
 * The record has another address now. An invitation is void and leaves anew, to the owner of the new one; an account in
 * use is its owner's as before, until the owner of the new one confirms it.
 */
export const followAddress = Effect.fn(function* (caller: Caller, employeeId: EmployeeId) {
  const login = yield* takeLogin(employeeId)
  const person = yield* whoIsInvited(employeeId)
  if (login === undefined || person === undefined) return
  const { email, clientName } = person
  if (sameEmail(login.email, email)) {
    if (login.awaitedEmail !== null) yield* forgetAddressChange(login.userId)
    return
  }
  const may = mayChangeAddress(caller, { hasLogin: true })
  if (!may.allowed) return yield* Effect.fail(forbidden(may, employeeDenials, 'email'))
  if (login.state === 'invited') {
    yield* inviteOwner(employeeId, person)
    return
  }
  const { keepsCredentials, publicUrl } = yield* Logins
  if (!addressFollows(caller, employeeId, { ...login, isKeptElsewhere: !keepsCredentials })) return
  yield* askForAddress({ userId: login.userId, clientName, email, publicUrl })
  const key = `address:${crypto.randomUUID()}`
  yield* post({ key, to: login.email, ...addressChangingMail(clientName) })
})
