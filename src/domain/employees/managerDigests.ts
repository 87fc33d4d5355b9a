/**
 * Who is told of what a person owes (ours): their manager; where nobody who can be told manages them, the administrators.
 * Nobody is told of themself a second time.
 */
import type { EmployeeId } from '../kernel/ids.ts'

/** A manager without one is told in person, and nobody says that they were written to. */
export const hasAddress = ({ email }: { readonly email: string }): boolean => email.includes('@')

interface Listener {
  readonly id: EmployeeId
  readonly isAdmin: boolean
}

interface Owing {
  readonly employeeId: EmployeeId
  /** Null: there is none, or none who can be told. */
  readonly managerId: EmployeeId | null
}

export const isToldOf = (to: Listener, { employeeId, managerId }: Owing): boolean =>
  to.id !== employeeId && (managerId === null ? to.isAdmin : managerId === to.id)

/** What each of them is told, in one message; a manager who has nothing to hear gets none. */
export const digestsFor = <To extends Listener, About extends Owing>(
  listeners: ReadonlyArray<To>,
  owing: ReadonlyArray<About>,
): ReadonlyArray<{ readonly to: To; readonly about: ReadonlyArray<About> }> =>
  listeners
    .map((to) => ({ to, about: owing.filter((one) => isToldOf(to, one)) }))
    .filter(({ about }) => about.length > 0)
