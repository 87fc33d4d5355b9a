/** What the check-ins say. All ours: § 8 has no sentences for check-ins. */
import type { CheckInRefusal } from './access.ts'
import type { CheckInAction, CheckInActRefusal, CheckInStatus } from './lifecycle.ts'
import type { CheckInTab } from './listing.ts'
import type { SeriesRefusal } from './series.ts'

export const wording = {
  added: 'Check-in scheduled',
  addedMany: 'Check-ins scheduled',
  saved: 'Check-in saved',
  removed: 'Check-in deleted',
  commentRemoved: 'Comment deleted',
  seriesChanged: 'Series changed',
  templateAdded: 'Template added',
  templateSaved: 'Template saved',
  templateRemoved: 'Template deleted',
  templateArchived: 'Template archived',
  templateUnarchived: 'Template unarchived',
  saveFailed: 'Failed to save check-in',
  removeFailed: 'Failed to delete check-in',
  commentFailed: 'Failed to add comment',
  commentRemoveFailed: 'Failed to delete comment',
  actFailed: 'Failed to change check-in',
  seriesFailed: 'Failed to change series',
  onlyOfSeries: 'Only one of a series is skipped.',
  notAllSaved: 'What was written last has not been saved yet. Look below what is in its way, and try again.',
  templateFailed: 'Failed to save template',
  templateRemoveFailed: 'Failed to delete template',
  manyUndone: 'Check-ins changed back',
  manyFailed: 'Failed to change check-ins',
  csvFailed: 'Failed to export check-ins',
  inviteFailed: 'Failed to download invitation',
  privateNote: 'Only you see this. Nobody else does, not even an administrator.',
} as const

export type CheckInDenial =
  | CheckInRefusal
  | CheckInActRefusal
  | SeriesRefusal
  | 'locked'
  | 'reviewerLeft'
  | 'employeeLeft'
  | 'sameTwo'
  | 'unknownReviewer'
  | 'unknownLocation'
  | 'unknownTemplate'
  | 'unknownOwner'
  | 'unknownQuestion'
  | 'noManager'
  | 'nameTaken'
  | 'ofSeries'
  | 'dueTooSoon'

export const denials: Record<CheckInDenial, string> = {
  notYourCheckIn: 'Only the two who meet, the line above and administrators see a check-in.',
  notAParticipant: 'Only the two who meet write in a check-in.',
  notYourSide: 'Each side writes its own answers.',
  notYourComment: 'Only the author of a comment may delete it.',
  reviewerNotInLine: 'Choose your manager, or somebody above them.',
  notYourReport:
    'You may plan check-ins for yourself and for the people who report to you. An administrator decides who reports to whom.',
  onlyTheReviewer: 'Only the reviewer, the line above and administrators may do this.',
  adminOnly: 'Only administrators may change templates.',
  notFromThisState: 'This cannot be done with the check-in as it is now.',
  preparedAlready: 'You have said already that you are prepared.',
  notPreparedYet: 'You have not said that you are prepared.',
  reasonMissing: 'Say why it is opened again.',
  locked: 'This check-in is complete. Open it again to change it.',
  heldAlready: 'This check-in has taken place already.',
  outOfOrder: 'It has to stay between the check-in before it and the one after it.',
  noSuchOccurrence: 'There is no such check-in in the series.',
  seriesEnded: 'The series has ended.',
  dayPast: 'Choose today or a later day.',
  reviewerLeft: 'The reviewer does not work here any more.',
  employeeLeft: 'This person does not work here any more.',
  sameTwo: 'Nobody checks in with themself. Choose another reviewer.',
  unknownReviewer: 'There is no such reviewer.',
  unknownLocation: 'There is no such place any more.',
  unknownTemplate: 'There is no such template any more.',
  unknownOwner: 'Only one of the two who meet can own it.',
  unknownQuestion: 'There is no such question in this check-in.',
  noManager: 'Somebody among them has no manager. Choose a reviewer.',
  nameTaken: 'There is a template of this name already.',
  ofSeries: 'One of a series is not deleted. Skip it, or end the series.',
  dueTooSoon: 'It cannot be due before its day.',
}

/** § 4 The two lists. */
export const tabNames: Record<CheckInTab, string> = { pending: 'Pending', completed: 'Completed' }

export const statusNames: Record<CheckInStatus, string> = {
  Scheduled: 'Scheduled',
  PreparedByOne: 'Prepared by one',
  PreparedByBoth: 'Prepared by both',
  Held: 'Held',
  Complete: 'Complete',
  Skipped: 'Skipped',
}

export const actionNames: Record<CheckInAction, string> = {
  prepare: 'I am prepared',
  unprepare: 'Not prepared after all',
  hold: 'Mark as held',
  complete: 'Complete',
  reopen: 'Open again',
  skip: 'Skip',
  restore: 'Hold it after all',
}

/** What has been done, in its history. */
export const actsDone: Record<CheckInAction, string> = {
  prepare: 'Prepared',
  unprepare: 'Not prepared after all',
  hold: 'Marked as held',
  complete: 'Completed',
  reopen: 'Opened again',
  skip: 'Skipped',
  restore: 'Held after all',
}

/** Who takes each step, for the picture of its life. */
export const actionsBy = 'The two who meet prepare it; the reviewer, the line above or an administrator do the rest'
