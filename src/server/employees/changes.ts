import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { Refusal } from '../../contract/envelope.ts'
import { mayAccess } from '../../domain/employees/access.ts'
import { denials, wording } from '../../domain/employees/wording.ts'
import type { EmployeeId, UserId } from '../../domain/kernel/ids.ts'
import { answered, type ChangeOf } from '../audit/audit.store.ts'
import { isPerson } from '../audit/trail.store.ts'
import { unacceptable } from '../http/denied.ts'
import { changedMeanwhile, notFound, refuse } from '../http/envelope.ts'
import { Logins } from '../identity/logins.ts'
import { rowsOf } from '../store/database.ts'
import { employee, employeeRow } from './employees.store.ts'

/** A person the caller may not see is not there: the same answer as for a random id. */
export const seen = (caller: Caller, id: EmployeeId) =>
  mayAccess(caller, id).allowed ? Effect.void : Effect.fail(notFound)

/** To those who may see everybody a random id is still nobody's. */
export const there = Effect.fn(function* (caller: Caller, id: EmployeeId) {
  if (!(yield* rowsOf(caller, isPerson(id)))[0]?.found) return yield* Effect.fail(notFound)
})

/** The person as stored, if the write that is coming was decided on just this version. */
export const asDecidedOn = Effect.fn(function* (id: EmployeeId, version: number) {
  const row = yield* employeeRow(id)
  if (row === undefined) return yield* Effect.fail(notFound)
  return row.version === version ? row : yield* Effect.fail(changedMeanwhile)
})

/** A write changed nothing: there is no such person, or it is of another version. */
export const missed = (id: EmployeeId) =>
  Effect.flatMap(employeeRow(id), (row) => Effect.fail(row === undefined ? notFound : changedMeanwhile))

/** What every change of a person ends with. */
export const recorded = (
  caller: Caller,
  id: EmployeeId,
  change: Pick<ChangeOf<'employee'>, 'action' | 'fields' | 'values'>,
) => answered(caller, { ...change, kind: 'employee', id }, employee(caller, id))

export const emailIsInUse = refuse(409, 'email_in_use', wording.emailInUse, 'email')
const refuseUnknown = (because: 'unknownDepartment' | 'unknownManager' | 'unknownPolicy', field: string) =>
  unacceptable({ allowed: false, because }, denials, field)

export const unknownManager = refuseUnknown('unknownManager', 'reportsTo')
const unknownDepartment = refuseUnknown('unknownDepartment', 'departmentId')
export const unknownPolicy = refuseUnknown('unknownPolicy', 'documentIds')

/** What the keys of the table say no to. Asking first would leave a gap between the question and the write. */
export const onEmployeeKeys: Readonly<Record<string, () => Refusal<409> | Refusal<422>>> = {
  employees_email_key: () => emailIsInUse,
  employees_tenant_id_department_id_fkey: () => unknownDepartment,
  employees_tenant_id_reports_to_fkey: () => unknownManager,
}

/** After the commit. The membership no longer lets anybody in, so a provider that fails here changes nothing. */
export const endSessions = (userId: UserId | undefined) =>
  Effect.gen(function* () {
    if (userId === undefined) return
    const logins = yield* Logins
    yield* Effect.ignore(Effect.tryPromise(() => logins.endSessionsOf(userId)))
  })
