import { mayEdit, mayRemove, mayTerminate } from '../../domain/employees/access.ts'
import { activeAdmins, mayStopBeingAdmin } from '../../domain/employees/admins.ts'
import { mayKeep } from '../../domain/employees/leaving.ts'
import { mayDo } from '../../domain/employees/lifecycle.ts'
import type { Employee, EmployeeSummary } from '../../domain/employees/nouns.ts'
import { denials, type EmployeeDenial } from '../../domain/employees/wording.ts'
import type { Decision } from '../../domain/kernel/decision.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Actor } from '../../domain/permissions/actor.ts'

/** Why something cannot be done now, in one sentence; undefined when it can. */
export type Denied = string | undefined

/** The first rule that says no speaks. */
export const denied = (...decisions: ReadonlyArray<Decision<EmployeeDenial>>): Denied => {
  for (const decision of decisions) if (!decision.allowed) return denials[decision.because]
  return undefined
}

export interface Offers {
  readonly edit: Denied
  readonly deactivate: Denied
  readonly activate: Denied
  readonly terminate: Denied
  readonly keep: Denied
  readonly remove: Denied
}

/** What a person's page offers the actor. The same rules answer on the server. */
export const offersFor = (actor: Actor, employee: Employee, people: ReadonlyArray<EmployeeSummary>): Offers => {
  const { id } = employee
  const leaves = mayStopBeingAdmin(id, activeAdmins(people))
  return {
    edit: denied(mayEdit(actor, id)),
    deactivate: denied(mayDo(actor, employee, 'deactivate'), leaves),
    activate: denied(mayDo(actor, employee, 'activate')),
    terminate: denied(mayTerminate(actor, id), mayDo(actor, employee, 'terminate'), leaves),
    keep: denied(mayKeep(actor, id, employee.leaving !== null)),
    remove: denied(mayRemove(actor, id), mayDo(actor, employee, 'remove'), leaves),
  }
}

/** Deactivating several at once is deactivating one after the other. */
export const deniedToDeactivate = (ids: ReadonlyArray<EmployeeId>, people: ReadonlyArray<EmployeeSummary>): Denied => {
  let left = activeAdmins(people)
  for (const id of ids) {
    const sentence = denied(mayStopBeingAdmin(id, left))
    if (sentence !== undefined) return sentence
    left = left.filter((admin) => admin !== id)
  }
  return undefined
}
