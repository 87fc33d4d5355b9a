/** What requests for a change say. All ours: § 8 has no sentences for them. */
import { denials, type EmployeeDenial } from '../wording.ts'
import type { ChangeState } from './lifecycle.ts'

export const changeProblems = { nothingAsked: 'Change at least one field' } as const

export type ChangeRefusal =
  | EmployeeDenial
  | 'notYourRequest'
  | 'editsOwnRecord'
  | 'openAlready'
  | 'nothingAsked'
  | 'notOpen'
  | 'outdated'
  | 'reasonNeeded'

export const changeDenials: Readonly<Record<ChangeRefusal, string>> = {
  ...denials,
  ownRecord: 'Nobody decides about a change of their own record. Your manager or an administrator does.',
  notYourRequest: 'Only the person themself may do this.',
  editsOwnRecord: 'You may edit your own record yourself.',
  openAlready: 'You have asked for a change already. Withdraw it to ask for another.',
  nothingAsked: 'All of this stands in your record already.',
  notOpen: 'This request has been decided or withdrawn already.',
  outdated: 'The record has changed since this was asked for. Open the profile to see what stands there now.',
  reasonNeeded: 'Say why, so that they know what to do.',
}

export const stateNames: Readonly<Record<ChangeState, string>> = {
  open: 'Waiting',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  closed: 'Closed',
}

export const wording = {
  ask: 'Ask for a change',
  asked: 'Change asked for',
  askFailed: 'The change could not be asked for',
  accepted: 'Change accepted',
  acceptFailed: 'The change could not be accepted',
  declined: 'Change declined',
  declineFailed: 'The change could not be declined',
  withdrawn: 'Request withdrawn',
  withdrawFailed: 'The request could not be withdrawn',
  showFailed: 'The emergency contacts could not be loaded',
  loadFailed: 'Requests could not be loaded',
  reason: 'Reason',
  reasonHint: 'They read it on their profile and in the message about it.',
} as const

export const declineQuestion = (fullName: string) => ({
  title: 'Decline the change',
  text: `${fullName}’s record stays as it is.`,
  confirmLabel: 'Decline',
})

export const withdrawQuestion = {
  title: 'Withdraw the request',
  text: 'Your record stays as it is. You can ask again at any time.',
  confirmLabel: 'Withdraw',
} as const
