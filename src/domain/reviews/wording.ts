/** What performance reviews say. All ours: § 8 has no sentences for them. */
import type { ReviewRefusal } from './access.ts'
import type { ReviewActRefusal, ReviewStage } from './lifecycle.ts'
import type { ReviewTab } from './listing.ts'

export const wording = {
  added: 'Performance review planned',
  saveFailed: 'Failed to save performance review',
  settingsSaved: 'Settings saved',
  settingsFailed: 'Failed to save settings',
  templateAdded: 'Template added',
  templateSaved: 'Template saved',
  templateRemoved: 'Template deleted',
  templateArchived: 'Template archived',
  templateUnarchived: 'Template unarchived',
  templateFailed: 'Failed to save template',
  templateRemoveFailed: 'Failed to delete template',
} as const

export type ReviewDenial =
  | ReviewRefusal
  | ReviewActRefusal
  | 'notBegun'
  | 'submitted'
  | 'goneOn'
  | 'notDiscussing'
  | 'locked'
  | 'dueTooSoon'
  | 'notAChoice'
  | 'unknownPart'
  | 'unknownTemplate'
  | 'unknownReviewer'
  | 'reviewerLeft'
  | 'employeeLeft'
  | 'sameTwo'
  | 'adminOnly'

export const denials: Record<ReviewDenial, string> = {
  ownReview: 'Somebody else looks after your own review.',
  onlyTheReviewer: 'Only the reviewer, the line above and administrators may do this.',
  onlyTheEmployee: 'Only the employee acknowledges the report.',
  onlyTheOthers: 'Only the line above or an administrator who takes no part may go on without one of the two.',
  notASide: 'Only the employee and the reviewer write in a review.',
  notYourSide: 'Each side writes and submits its own answers.',
  notYourFile: 'Only the person who added a file may delete it.',
  managerPoint: 'Only the reviewer adds points for managers.',
  notYourReport: 'You may start reviews of the people who report to you.',
  adminsStart: 'Here only administrators start reviews.',
  notFromThisStage: 'This cannot be done with the review as it is now.',
  alreadySubmitted: 'You have submitted already.',
  notSubmitted: 'You have not submitted yet.',
  nothingAsked: 'Nothing is asked of this side.',
  reasonMissing: 'Say why. Both of you will read it.',
  notBegun: 'This review has not begun yet.',
  submitted: 'This has been submitted. Take it back, and say why, to change it.',
  goneOn: 'The review has gone on. Nothing is written in it any more.',
  notDiscussing: 'Notes are written while the review is discussed.',
  locked: 'This review is complete. Open it again to change it.',
  dueTooSoon: 'It cannot be due before it begins.',
  notAChoice: 'Choose one of those there are, or none.',
  unknownPart: 'The question is not asked about this.',
  unknownTemplate: 'There is no such template any more.',
  unknownReviewer: 'There is no such reviewer.',
  reviewerLeft: 'The reviewer does not work here any more.',
  employeeLeft: 'This person does not work here any more.',
  sameTwo: 'Nobody reviews themself. Choose another reviewer.',
  adminOnly: 'Only administrators may change the settings of reviews.',
}

/** § 4 The two lists. */
export const tabNames: Record<ReviewTab, string> = { pending: 'Pending', completed: 'Completed' }

export const stageNames: Record<ReviewStage, string> = {
  Scheduled: 'Scheduled',
  Writing: 'Being written',
  Submitted: 'Submitted',
  Discussing: 'Being discussed',
  Report: 'To acknowledge',
  Acknowledged: 'Acknowledged',
  Complete: 'Complete',
}
