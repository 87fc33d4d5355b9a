/**
 * An employment ends: the reports go to somebody else, the login ends (and the account, where it opens no other client),
 * the record stays. Now, or when a planned last day is over: the same either way.
 */
import { Effect } from 'effect'
import { mayStopBeingAdmin } from '../../domain/employees/admins.ts'
import { denials } from '../../domain/employees/wording.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Actor } from '../audit/audit.store.ts'
import { changeEntries } from '../audit/changeEntries.ts'
import { unacceptable } from '../http/denied.ts'
import { endLogin, type LoginRow } from '../identity/credentials.store.ts'
import { closeRequestOf } from './changeRequests/closing.ts'
import { activeAdmins, type EmployeeRow, nameOf } from './employees.store.ts'
import { dropLeaving, type Ending, updateTermination } from './leaving.store.ts'
import { reassignReports } from './profile.store.ts'
import { vacanciesHandedOver } from './vacancies/filling.ts'

interface Leaver {
  readonly id: EmployeeId
  readonly before: EmployeeRow
  readonly activeReports: number
}

/** Answers what is to be written down, and whose sessions end; nothing when the record is of another version by now. */
export const endEmployment = Effect.fn(function* (
  actor: Actor,
  { id, before, activeReports }: Leaver,
  to: Ending,
  heir: EmployeeId | null,
) {
  if (!(yield* updateTermination(id, { ...to, version: before.version }))) return undefined
  yield* dropLeaving(id)
  yield* closeRequestOf(actor, id)
  const heirName = activeReports === 0 ? undefined : yield* handOver(actor, id, heir)
  // Who takes over the reports takes them, too; where there are none, the leaver's own manager.
  yield* vacanciesHandedOver(actor, id, heir ?? before.reportsTo)
  const login = yield* endLogin(id)
  const fields = ['isActive', 'termination', ...(activeReports > 0 ? ['underlings'] : [])]
  const values = [
    { field: 'isActive', before: before.isActive ? 'yes' : 'no', after: 'no' },
    { field: 'terminationDate', before: before.termination?.date ?? null, after: to.date },
    { field: 'underlings', before: null, after: heirName ?? null },
  ]
  return { change: { action: 'terminated' as const, fields, values }, userId: signedOut(login) }
})

/** A person who works for another client too stays signed in there; here nothing lets them in any more. */
export const signedOut = (login: LoginRow | undefined) => (login?.worksElsewhere === false ? login.userId : undefined)

/** Gives the reports to somebody else, and writes it down for each of them; answers the name of who has them now. */
const handOver = Effect.fn(function* (actor: Actor, from: EmployeeId, to: EmployeeId | null) {
  const moved = yield* reassignReports(from, to)
  if (moved.length === 0) return undefined
  const [before, after] = [yield* nameOf(from), to === null ? null : yield* nameOf(to)]
  yield* changeEntries(
    actor,
    { action: 'updated', kind: 'employee', fields: ['reportsTo'] },
    moved.map((id) => ({ id, person: id, values: [{ field: 'reportsTo', before, after }] })),
  )
  return after ?? undefined
})

/** Whether somebody else would still be there to administer. */
export const adminStays = (id: EmployeeId) => Effect.map(activeAdmins, (admins) => mayStopBeingAdmin(id, admins))

export const notLastAdmin = (id: EmployeeId) =>
  Effect.flatMap(adminStays(id), (decision) =>
    decision.allowed ? Effect.void : Effect.fail(unacceptable(decision, denials)),
  )
