/**
 * The one who acts, as the rules see them: the signed-in person in one tenant. The server's `Caller` is one as it
 * stands; the browser makes one of the logged-in employee.
 */
import type { EmployeeId } from '../kernel/ids.ts'
import type { Privileges } from './nouns.ts'

export interface Actor {
  readonly employeeId: EmployeeId
  /** Direct reports, inactive ones too. */
  readonly underlings: ReadonlyArray<EmployeeId>
  readonly privileges: Privileges
}

export const actorOf = (loggedIn: {
  readonly id: EmployeeId
  readonly underlings: ReadonlyArray<EmployeeId>
  readonly privileges: Privileges
}): Actor => ({ employeeId: loggedIn.id, underlings: loggedIn.underlings, privileges: loggedIn.privileges })
