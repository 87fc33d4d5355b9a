/**
 * § 4 Employee: active or inactive. A terminate action exists.
 *
 * Ours: an inactive person can be terminated too; who was terminated can be reinstated, or the record removed;
 * every one of these is for admins. A last day ahead is no state: until it is over, all is as before.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { type Lifecycle, stateAfter } from '../kernel/lifecycle.ts'
import { adminAccess } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import type { Employee } from './nouns.ts'

export type EmployeeState = 'active' | 'inactive' | 'terminated' | 'removed'
export type EmployeeAction = 'deactivate' | 'activate' | 'terminate' | 'reinstate' | 'remove'

export const lifecycle: Lifecycle<EmployeeState, EmployeeAction> = {
  active: { deactivate: 'inactive', terminate: 'terminated', remove: 'removed' },
  inactive: { activate: 'active', terminate: 'terminated', remove: 'removed' },
  terminated: { reinstate: 'active', remove: 'removed' },
  removed: {},
}

export const stateOf = (employee: Pick<Employee, 'isActive' | 'termination'>): Exclude<EmployeeState, 'removed'> => {
  if (employee.termination !== null) return 'terminated'
  return employee.isActive ? 'active' : 'inactive'
}

export const mayDo = (
  actor: Actor,
  employee: Pick<Employee, 'isActive' | 'termination'>,
  action: EmployeeAction,
): Decision<'adminOnly' | 'notInThisState'> => {
  const admin = adminAccess(actor)
  if (!admin.allowed) return admin
  return stateAfter(lifecycle, stateOf(employee), action) === null ? denied('notInThisState') : allowed
}
