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
  onlyOfSeries: 'Only a check-in in a series can be skipped.',
  notAllSaved: 'Your latest changes are not saved yet. Check the messages below and try again.',
  templateFailed: 'Failed to save template',
  templateRemoveFailed: 'Failed to delete template',
  manyUndone: 'Check-ins changed back',
  manyFailed: 'Failed to change check-ins',
  csvFailed: 'Failed to export check-ins',
  inviteFailed: 'Failed to download invitation',
  privateNote: 'Only you can see this. Not even administrators can.',
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
  notYourCheckIn: 'Only the employee, the reviewer, the managers above and administrators can see a check-in.',
  notAParticipant: 'Only the employee and the reviewer can write answers, notes and items.',
  notYourSide: 'Each person writes their own answers.',
  notYourComment: 'Only the author can delete a comment.',
  reviewerNotInLine: 'Choose your manager or someone above them.',
  notYourReport: 'You can plan check-ins for yourself and your direct reports. An administrator sets reporting lines.',
  onlyTheReviewer: 'Only the reviewer, the managers above and administrators can do this.',
  adminOnly: 'Only administrators can change templates.',
  notFromThisState: 'This is not possible in the check-in’s current status.',
  preparedAlready: 'You are already marked as ready.',
  notPreparedYet: 'You are not marked as ready.',
  reasonMissing: 'Enter a reason for reopening it.',
  locked: 'This check-in is complete. Reopen it to make changes.',
  heldAlready: 'This check-in has already taken place.',
  outOfOrder: 'The date must be between the previous check-in and the next one.',
  noSuchOccurrence: 'This check-in is not in the series.',
  seriesEnded: 'The series has ended.',
  dayPast: 'Choose today or a later date.',
  reviewerLeft: 'The reviewer has left.',
  employeeLeft: 'This person has left.',
  sameTwo: 'You cannot be your own reviewer. Choose someone else.',
  unknownReviewer: 'This reviewer no longer exists.',
  unknownLocation: 'This location no longer exists.',
  unknownTemplate: 'This template no longer exists.',
  unknownOwner: 'The owner must be the employee or the reviewer.',
  unknownQuestion: 'This question is not in the check-in.',
  noManager: 'At least one of them has no manager. Choose a reviewer.',
  nameTaken: 'A template with this name already exists.',
  ofSeries: 'A check-in in a series cannot be deleted. Skip it, or end the series.',
  dueTooSoon: 'The due date cannot be before the check-in.',
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
  prepare: 'I’m ready',
  unprepare: 'I’m not ready',
  hold: 'Mark as held',
  complete: 'Mark as complete',
  reopen: 'Reopen',
  skip: 'Skip',
  restore: 'Reinstate',
}

/** What has been done, in its history. */
export const actsDone: Record<CheckInAction, string> = {
  prepare: 'Prepared',
  unprepare: 'I’m not ready',
  hold: 'Marked as held',
  complete: 'Completed',
  reopen: 'Reopened',
  skip: 'Skipped',
  restore: 'Reinstated',
}

const eitherSide = 'The employee or the reviewer'
const thoseAbove = 'The reviewer, a manager above or an administrator'
/** Who takes each step, for the picture of its life. */
export const actionsBy: Record<CheckInAction, string> = {
  prepare: eitherSide,
  unprepare: eitherSide,
  hold: thoseAbove,
  complete: thoseAbove,
  reopen: thoseAbove,
  skip: thoseAbove,
  restore: thoseAbove,
}
