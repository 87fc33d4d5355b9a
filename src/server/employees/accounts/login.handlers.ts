/** § 7 Users: a login is made, its password set, and it is taken away. */
import { Effect } from 'effect'
import { AccountsGroup } from '../../../contract/accounts.ts'
import type { Caller } from '../../../contract/callers.ts'
import { CurrentCaller } from '../../../contract/middleware.ts'
import {
  mayInvite,
  mayManageAccounts,
  mayRemoveLogin,
  maySetPassword,
} from '../../../domain/employees/accounts/rules.ts'
import { passwordDenial, passwordSentence, shortestPassword } from '../../../domain/employees/passwords.ts'
import type { EmployeeId, UserId } from '../../../domain/kernel/ids.ts'
import { codeOf } from '../../../domain/kernel/reasonCode.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { answer } from '../../http/calls.ts'
import { done, notFound, refuse, reply } from '../../http/envelope.ts'
import { endLogin, loginRow, setProvisionalPassword, takeLogin } from '../../identity/credentials.store.ts'
import { Logins } from '../../identity/logins.ts'
import { hashPassword } from '../../identity/passwords.ts'
import { passwordSetMail } from '../../identity/wording.ts'
import { post } from '../../mail/post.ts'
import { rowsOf, transact } from '../../store/database.ts'
import { endSessions, seen } from '../changes.ts'
import { aboutAccount, administrator, permitted, takenAccount } from './account.handlers.ts'
import { nameOfClient, whoIsInvited } from './account.store.ts'
import { inviteOwner } from './inviting.ts'

const calls = AccountsGroup.endpoints

/**
 * § 7 POST /api/users/{tenantId}. Asked again before the person has used the link, it sends a new one. The answer is the
 * same whether or not the address has an account already.
 */
export const createLogin = answer(calls.createLogin, function* ({ payload: { employeeId } }) {
  const caller = yield* CurrentCaller
  yield* permitted(mayManageAccounts(caller))
  yield* seen(caller, employeeId)
  return reply(
    yield* transact(caller, function* () {
      const person = yield* whoIsInvited(employeeId)
      if (person === undefined) return yield* Effect.fail(notFound)
      const before = yield* takeLogin(employeeId)
      yield* permitted(mayInvite(caller, person, before ?? null))
      const { id: userId } = yield* inviteOwner(employeeId, person)
      yield* recordChange(caller, { ...aboutAccount({ userId }, employeeId), action: 'invited', fields: ['login'] })
      return yield* takenAccount(employeeId)
    }),
  )
})

/** § 7 POST users/{userId}/updatepassword. The person is signed out everywhere, and chooses their own on coming back. */
export const updatePassword = answer(calls.updatePassword, function* ({ params: { userId }, payload }) {
  const { password, employeeId, notifyEmployee } = payload
  const caller = yield* ofLogin(employeeId)
  const { publicUrl } = yield* Logins
  yield* acceptable(caller, employeeId, userId, password)
  // A tenth of a second of work, so it is not done while a connection and the account are held.
  const passwordHash = yield* Effect.promise(() => hashPassword(password))
  const account = yield* transact(caller, function* () {
    const account = yield* takenAccount(employeeId)
    if (account.userId !== userId) return yield* Effect.fail(notFound)
    yield* permitted(maySetPassword(caller, employeeId, account))
    yield* setProvisionalPassword(userId, passwordHash)
    yield* recordChange(caller, { ...aboutAccount(account, employeeId), action: 'updated', fields: ['password'] })
    if (notifyEmployee) {
      const mail = passwordSetMail(yield* nameOfClient, publicUrl)
      yield* post({ key: `password:${crypto.randomUUID()}`, to: account.email, ...mail })
    }
    return yield* takenAccount(employeeId)
  })
  yield* endSessions(userId)
  return reply(account)
})

/** The rules before the costly part of the work; they are asked again where they count. */
const acceptable = Effect.fn(function* (caller: Caller, employeeId: EmployeeId, userId: UserId, password: string) {
  const [row] = yield* rowsOf(caller, loginRow(employeeId))
  if (row === undefined || row.userId !== userId) return yield* Effect.fail(notFound)
  const { keepsCredentials } = yield* Logins
  yield* permitted(maySetPassword(caller, employeeId, { ...row, isKeptElsewhere: !keepsCredentials }))
  const hasSecondFactor = row.isTwoFactorSetUp
  const denial = passwordDenial(password, { ...row, hasSecondFactor })
  if (denial === null) return
  const sentence = passwordSentence(denial, shortestPassword(hasSecondFactor))
  return yield* Effect.fail(refuse(422, codeOf(denial), sentence, 'password'))
})

/** § 7 DELETE /api/users/{tenantId}/{employeeId}/{userId}. An account that opens another client as well is left alone. */
export const removeLogin = answer(calls.removeLogin, function* ({ params: { employeeId, userId } }) {
  const caller = yield* ofLogin(employeeId)
  yield* permitted(mayRemoveLogin(caller, employeeId))
  const isGone = yield* transact(caller, function* () {
    const login = yield* endLogin(employeeId)
    if (login === undefined || login.userId !== userId) return yield* Effect.fail(notFound)
    yield* recordChange(caller, { ...aboutAccount(login, employeeId), action: 'removed', fields: ['login'] })
    return login.state === 'active' && !login.worksElsewhere
  })
  if (isGone) yield* endSessions(userId)
  return done
})

/** The caller: one who may not manage accounts is told so whether or not the login is there. */
const ofLogin = (employeeId: EmployeeId) =>
  Effect.gen(function* () {
    yield* permitted(mayManageAccounts(yield* CurrentCaller))
    return yield* administrator(employeeId)
  })
