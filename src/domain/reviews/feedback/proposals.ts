/**
 * The employee proposes whom to ask for feedback on them; whoever manages the review asks them or leaves them out (ours). What
 * becomes of a proposal is that decision alone: it says nothing of who else is asked, and nothing of who has answered.
 */
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import type { EmployeeId } from '../../kernel/ids.ts'
import { line, recordOf } from '../../kernel/record.ts'
import type { Actor } from '../../permissions/actor.ts'

export const proposalStates = ['Proposed', 'Asked', 'LeftOut'] as const
export type ProposalState = (typeof proposalStates)[number]

/** In one review: who may be proposed without end could name everybody. */
export const PROPOSED_MOST = 20

/** What is said of all who are proposed at once. */
export const proposalFields = recordOf({ reason: line('Reason', 200, 'Say why they can give feedback') })

/** Nobody else proposes: whoever manages the review asks. */
export const mayPropose = (
  actor: Pick<Actor, 'employeeId'>,
  { employeeId }: { readonly employeeId: EmployeeId },
  takesProposals: boolean,
): Decision<'onlyTheEmployeeProposes' | 'nobodyProposes'> => {
  if (actor.employeeId !== employeeId) return denied('onlyTheEmployeeProposes')
  return takesProposals ? allowed : denied('nobodyProposes')
}

/** With those who were proposed before. */
export const mayBeProposed = (count: number): Decision<'tooManyProposed'> =>
  count > PROPOSED_MOST ? denied('tooManyProposed') : allowed

/** The employee is told no untruth: of who is asked already nobody says that they are not. */
export const mayLeaveOut = ({ isAsked }: { readonly isAsked: boolean }): Decision<'askedAlready'> =>
  isAsked ? denied('askedAlready') : allowed

/** By the employee, while nothing is decided of it: whether somebody is asked beside it makes no difference. */
export const mayTakeBackProposal = ({ state }: { readonly state: ProposalState }): Decision<'proposalDecided'> =>
  state === 'Proposed' ? allowed : denied('proposalDecided')
