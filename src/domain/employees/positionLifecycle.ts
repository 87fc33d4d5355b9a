/**
 * § 4 Position descriptions can be approved and acknowledged.
 *
 * Ours: Draft, Approved, Acknowledged, in this order. Anyone who may access the person as their manager, or an admin,
 * approves, and nobody their own; only the person acknowledges. What was approved is never un-approved: a change of what
 * it says makes it a draft again. Managers and admins write it (§ 6 Editing); one that the person has acknowledged is
 * removed by admins only. A description that says nothing is neither approved nor acknowledged.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import { saysSomething } from '../kernel/inputProblems.ts'
import { type Lifecycle, stateAfter } from '../kernel/lifecycle.ts'
import { adminAccess } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import { mayAccess, mayEdit } from './access.ts'
import type { Position, PositionStatus } from './nouns.ts'

export type PositionState = PositionStatus | 'Removed'
export type PositionAction = 'approve' | 'acknowledge' | 'change' | 'remove'

export const positionLifecycle: Lifecycle<PositionState, PositionAction> = {
  Draft: { approve: 'Approved', change: 'Draft', remove: 'Removed' },
  Approved: { acknowledge: 'Acknowledged', change: 'Draft', remove: 'Removed' },
  Acknowledged: { change: 'Draft', remove: 'Removed' },
  Removed: {},
}

export type PositionRefusal =
  | 'notYourReport'
  | 'ownRecord'
  | 'adminOnly'
  | 'ownPosition'
  | 'notYourPosition'
  | 'nothingWritten'
  | 'alreadyApproved'
  | 'notApproved'
  | 'alreadyAcknowledged'

/** Who may, in any state. */
export const mayDecideOnPosition = (
  actor: Actor,
  { employeeId, status }: { readonly employeeId: EmployeeId; readonly status: PositionStatus },
  action: PositionAction,
): Decision<PositionRefusal> => {
  switch (action) {
    case 'approve':
      return employeeId === actor.employeeId ? denied('ownPosition') : mayAccess(actor, employeeId)
    case 'acknowledge':
      return employeeId === actor.employeeId ? allowed : denied('notYourPosition')
    case 'change':
      return mayEdit(actor, employeeId)
    case 'remove': {
      const edit = mayEdit(actor, employeeId)
      return edit.allowed && status === 'Acknowledged' ? adminAccess(actor) : edit
    }
  }
}

/** How far it has come, and what it says. */
type Written = Pick<Position, 'status' | 'description'>

/** Whether its state and its text allow it, regardless of the caller. */
export const isPossibleForPosition = (
  { status, description }: Written,
  action: PositionAction,
): Decision<'nothingWritten' | 'alreadyApproved' | 'notApproved' | 'alreadyAcknowledged'> => {
  if (stateAfter(positionLifecycle, status, action) !== null)
    return agreesToText(action) && !saysSomething(description) ? denied('nothingWritten') : allowed
  if (action === 'approve') return denied('alreadyApproved')
  return status === 'Draft' ? denied('notApproved') : denied('alreadyAcknowledged')
}

const agreesToText = (action: PositionAction): boolean => action === 'approve' || action === 'acknowledge'

/** Both at once: who, then what. */
export const mayActOnPosition = (
  actor: Actor,
  position: Written & { readonly employeeId: EmployeeId },
  action: PositionAction,
): Decision<PositionRefusal> => {
  const who = mayDecideOnPosition(actor, position, action)
  return who.allowed ? isPossibleForPosition(position, action) : who
}
