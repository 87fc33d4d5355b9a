/** What administrators do with how a person signs in, and with the admin right (§ 6 Per-employee administration). */
import { Effect } from 'effect'
import { AccountsGroup } from '../../../contract/accounts.ts'
import { CurrentCaller } from '../../../contract/middleware.ts'
import type { UserAccount } from '../../../domain/employees/accounts/nouns.ts'
import {
  forgetsTwoFactor,
  mayManageAccounts,
  mayRequireTwoFactor,
  mayResetTwoFactor,
  maySetAdmin,
} from '../../../domain/employees/accounts/rules.ts'
import { type AccountDenial, denials } from '../../../domain/employees/accounts/wording.ts'
import type { Decision } from '../../../domain/kernel/decision.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { answer, change } from '../../http/calls.ts'
import { conflicting, forbidden, unacceptable } from '../../http/denied.ts'
import { noContent, notFound, reply } from '../../http/envelope.ts'
import {
  forgetTotp,
  type LoginRow,
  loginRow,
  requireSecondFactor,
  takeLogin,
} from '../../identity/credentials.store.ts'
import { Logins } from '../../identity/logins.ts'
import { rowsOf, transact } from '../../store/database.ts'
import { asDecidedOn, endSessions, missed, seen } from '../changes.ts'
import { activeAdmins, employee, employeeRow, structureLock } from '../employees.store.ts'
import { employeeNow, setAdminRole } from './account.store.ts'

const calls = AccountsGroup.endpoints

/** § 7 GET employees/{id}/userAccount: 204 where there is none. */
export const readAccount = answer(calls.read, function* ({ params: { id } }) {
  const caller = yield* administrator(id)
  const [row] = yield* rowsOf(caller, loginRow(id))
  if (row !== undefined) return reply(yield* asAccount(row))
  const [person] = yield* rowsOf(caller, employee(caller, id))
  return person === undefined ? yield* Effect.fail(notFound) : noContent
})

/** § 7 POST employees/{id}/setMFA */
export const setTwoFactor = answer(calls.setTwoFactor, function* ({ params: { id }, payload: isRequired }) {
  const caller = yield* administrator(id)
  return reply(
    yield* transact(caller, function* () {
      const account = yield* takenAccount(id)
      yield* permitted(mayRequireTwoFactor(caller, id, account, isRequired))
      yield* requireSecondFactor(id, account, isRequired)
      if (!isRequired && forgetsTwoFactor(account)) yield* forgetTotp(account.userId)
      yield* recordChange(caller, { ...aboutAccount(account, id), action: 'updated', fields: ['twoFactor'] })
      return yield* takenAccount(id)
    }),
  )
})

/** § 7 POST employees/{id}/resetMFASettings: for a lost phone. Anyone who holds the phone is signed out. */
export const resetTwoFactor = answer(calls.resetTwoFactor, function* ({ params: { id } }) {
  const caller = yield* administrator(id)
  const account = yield* transact(caller, function* () {
    const account = yield* takenAccount(id)
    yield* permitted(mayResetTwoFactor(caller, id, account))
    yield* forgetTotp(account.userId)
    yield* recordChange(caller, { ...aboutAccount(account, id), action: 'reset', fields: ['twoFactor'] })
    return yield* takenAccount(id)
  })
  yield* endSessions(account.userId)
  return reply(account)
})

/** § 7 PUT employees/{id}/setAdminPrivileges */
export const setAdminPrivileges = change(calls.setAdminPrivileges, function* ({ params: { id }, payload }) {
  const { version, isAdmin, notes = '' } = payload
  const caller = yield* administrator(id)
  yield* structureLock
  const before = yield* asDecidedOn(id, version)
  yield* permitted(maySetAdmin(caller, { ...before, id }, isAdmin, yield* activeAdmins))
  if (!(yield* setAdminRole(id, isAdmin, version))) return yield* missed(id)
  yield* recordChange(caller, {
    kind: 'account',
    id,
    person: id,
    action: 'updated',
    fields: ['isAdmin', ...(notes.trim() === '' ? [] : ['notes'])],
    values: [
      { field: 'isAdmin', before: before.isAdmin ? 'yes' : 'no', after: isAdmin ? 'yes' : 'no' },
      { field: 'notes', before: null, after: notes.trim() || null },
    ],
  })
  return yield* employeeNow(caller, id)
})

/** Who calls, if they may see the person and manage accounts. */
export const administrator = (id: EmployeeId) =>
  Effect.gen(function* () {
    const caller = yield* CurrentCaller
    yield* seen(caller, id)
    const may = mayManageAccounts(caller)
    return may.allowed ? caller : yield* Effect.fail(forbidden(may, denials))
  })

/** The account as it is, and as it stays until the transaction ends. */
export const takenAccount = (id: EmployeeId) =>
  Effect.gen(function* () {
    const row = yield* takeLogin(id)
    if (row !== undefined) return yield* asAccount(row)
    const person = yield* employeeRow(id)
    return yield* Effect.fail(person === undefined ? notFound : noLogin)
  })

const noLogin = unacceptable({ allowed: false, because: 'noLogin' }, denials)

const asAccount = ({ displayName: _, ...row }: LoginRow) =>
  Effect.map(Logins, ({ keepsCredentials }): UserAccount => ({ ...row, isKeptElsewhere: !keepsCredentials }))

export const aboutAccount = ({ userId }: Pick<UserAccount, 'userId'>, person: EmployeeId) => ({
  kind: 'account' as const,
  id: userId,
  person,
})

/** What the actor may not is 403; what stands against it is 409; what nobody could is 422. */
export const permitted = (decision: Decision<AccountDenial>) => {
  if (decision.allowed) return Effect.void
  switch (decision.because) {
    case 'hasLogin':
    case 'addressTaken':
      return Effect.fail(conflicting(decision, denials))
    case 'notActive':
    case 'noTwoFactor':
    case 'noLogin':
    case 'notAccepted':
    case 'lastAdmin':
      return Effect.fail(unacceptable(decision, denials))
    default:
      return Effect.fail(forbidden(decision, denials))
  }
}
