/** What positions say, when a rule denies and in passing. All ours: § 8 has no sentences for them. */

import { saysSomething } from '../kernel/inputProblems.ts'
import type { Position, PositionStatus } from './nouns.ts'
import type { PositionAction, PositionRefusal } from './positionLifecycle.ts'
import { denials } from './wording.ts'

export const positionWording = {
  added: 'Position added',
  saved: 'Position saved',
  removed: 'Position removed',
  approved: 'Position description approved',
  acknowledged: 'Position description acknowledged',
  saveFailed: 'Failed to save position',
  removeFailed: 'Failed to remove position',
  approveFailed: 'Failed to approve position description',
  acknowledgeFailed: 'Failed to acknowledge position description',
  becomesDraft: 'Saving this makes it a draft again: it has to be approved and acknowledged anew.',
  onlyCurrent: 'One position is always the current one. Make another the current one instead.',
  firstIsCurrent: 'It is the first, and so the current one.',
} as const

export const positionDenials: Record<PositionRefusal, string> = {
  notYourReport: denials.notYourReport,
  ownRecord: denials.ownRecord,
  adminOnly: 'The person has acknowledged this. Only an administrator may remove it.',
  ownPosition: 'Nobody approves their own position description.',
  notYourPosition: 'Only the person may acknowledge their position description.',
  nothingWritten: 'Nothing has been written yet. Write the position description first.',
  alreadyApproved: 'This has been approved already.',
  notApproved: 'This has not been approved yet.',
  alreadyAcknowledged: 'This has been acknowledged already.',
}

/** How far a description has come, in a sentence. */
export const positionStatusText = ({ status, description }: Pick<Position, 'status' | 'description'>): string =>
  status === 'Draft' && !saysSomething(description)
    ? 'Has to be written before it can be approved.'
    : statusTexts[status]

const statusTexts: Record<PositionStatus, string> = {
  Draft: 'Waits for the manager or an administrator to approve it.',
  Approved: 'Waits for the person to acknowledge it.',
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
  change: 'Change what it says',
  remove: 'Remove',
}

/** Who may (`mayDecideOnPosition`), in words. */
export const positionActionsBy: Record<PositionAction, string> = {
  approve: 'The manager or an administrator',
  acknowledge: 'The person',
  change: 'The manager or an administrator',
  remove: 'The manager or an administrator',
}
