/**
 * Who plans a reorganisation, and who approves it. All ours (decision 0058).
 *
 * - Administrators plan, approve and publish: a plan moves people of any manager. A manager moves their own reports in the
 *   chart itself.
 * - Who sent it for approval does not approve it, as long as another administrator signs in here.
 */
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import type { EmployeeId } from '../../kernel/ids.ts'
import { adminAccess } from '../../permissions/access.ts'
import type { Actor } from '../../permissions/actor.ts'
import { isPossible, type PlanAct, type PlanState } from './lifecycle.ts'

export type PlanDenial = 'adminOnly' | 'notInThisState' | 'ownPlan' | 'noMoves'

export interface Acted {
  readonly state: PlanState
  readonly moves: ReadonlyArray<unknown>
  readonly sentBy: { readonly id: EmployeeId } | null
  /** An administrator signs in here who did not send it. */
  readonly hasOtherAdmin: boolean
}

export const mayChangePlan = (actor: Actor, { state }: Pick<Acted, 'state'>): Decision<PlanDenial> => {
  const admin = adminAccess(actor)
  if (!admin.allowed) return admin
  return state === 'Draft' ? allowed : denied('notInThisState')
}

export const mayActOnPlan = (actor: Actor, plan: Acted, act: PlanAct): Decision<PlanDenial> => {
  const admin = adminAccess(actor)
  if (!admin.allowed) return admin
  if (!isPossible(plan.state, act)) return denied('notInThisState')
  if (act === 'send' && plan.moves.length === 0) return denied('noMoves')
  if (act === 'approve' && plan.hasOtherAdmin && plan.sentBy?.id === actor.employeeId) return denied('ownPlan')
  return allowed
}
