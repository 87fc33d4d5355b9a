/**
 * Who may take away the evidence about a person (ours, from § 6 Employee access): an admin, their manager and the person;
 * and policy managers, as the evidence about a policy names everybody whom it binds.
 */
import { mayAccess } from '../employees/access.ts'
import { allowed, type Decision } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import type { Actor } from '../permissions/actor.ts'
import { managesPolicies } from './access.ts'

export const mayTakeEvidenceOf = (actor: Actor, employeeId: EmployeeId): Decision<'notYourReport'> =>
  managesPolicies(actor) ? allowed : mayAccess(actor, employeeId)
