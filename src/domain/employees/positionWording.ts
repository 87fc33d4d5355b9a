/** What positions say, when a rule denies and in passing. All ours: § 8 has no sentences for them. */

import { saysSomething } from '../kernel/inputProblems.ts'
import type { Position, PositionStatus } from './nouns.ts'
import type { PositionAction, PositionRefusal } from './positionLifecycle.ts'
import { denials } from './wording.ts'

export const positionWording = {
  added: 'Position added',
  saved: 'Position saved',
  addedApproved: 'Position added and approved',
  savedApproved: 'Position saved and approved',
  removed: 'Position deleted',
  approved: 'Position description approved',
  acknowledged: 'Position description acknowledged',
  saveFailed: 'Failed to save position',
  removeFailed: 'Failed to delete position',
  approveFailed: 'Failed to approve position description',
  acknowledgeFailed: 'Failed to acknowledge position description',
  becomesDraft: 'Saving makes this a draft again: it must be approved and acknowledged again.',
  onlyCurrent: 'There must be a current position. Make another one current instead.',
  firstIsCurrent: 'The first position is the current one.',
} as const

export const positionDenials: Record<PositionRefusal, string> = {
  notYourReport: denials.notYourReport,
  ownRecord: denials.ownRecord,
  adminOnly: 'The person has acknowledged this. Only an administrator can delete it.',
  ownPosition: 'You cannot approve your own position description.',
  notYourPosition: 'Only the person can acknowledge their position description.',
  nothingWritten: 'Write the position description first.',
  alreadyApproved: 'This has already been approved.',
  notApproved: 'This has not been approved yet.',
  alreadyAcknowledged: 'This has already been acknowledged.',
}

/** How far a description has come, in a sentence. */
export const positionStatusText = ({ status, description }: Pick<Position, 'status' | 'description'>): string =>
  status === 'Draft' && !saysSomething(description) ? 'Must be written before it can be approved.' : statusTexts[status]

const statusTexts: Record<PositionStatus, string> = {
  Draft: 'Waiting for the manager or an administrator to approve it.',
  Approved: 'Waiting for the person to acknowledge it.',
  Acknowledged: 'Approved, and acknowledged by the person.',
}

export const positionStatusNames: Record<PositionStatus, string> = {
  Draft: 'Draft',
  Approved: 'Approved',
  Acknowledged: 'Acknowledged',
}

export const positionActionNames: Record<PositionAction, string> = {
  approve: 'Approve',
  acknowledge: 'Acknowledge',
  change: 'Edit description',
  remove: 'Delete',
}

/** Who may (`mayDecideOnPosition`), in words. */
export const positionActionsBy: Record<PositionAction, string> = {
  approve: 'The manager or an administrator',
  acknowledge: 'The person',
  change: 'The manager or an administrator',
  remove: 'The manager or an administrator',
}
