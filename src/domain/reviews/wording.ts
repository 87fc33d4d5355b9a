/** What performance reviews say. All ours: § 8 has no sentences for them. */
import type { ReviewRefusal } from './access.ts'
import type { CycleState } from './cycles/lifecycle.ts'
import {
  type Between,
  isPaused,
  mayBegin,
  type NextStep,
  nextStep,
  type ReviewAct,
  type ReviewActRefusal,
  type ReviewStage,
  type Standing,
  type SubmitAct,
  waitsFor,
} from './lifecycle.ts'
import type { ReviewTab } from './listing.ts'

export type ReviewDenial =
  | ReviewRefusal
  | ReviewActRefusal
  | 'notBegun'
  | 'submitted'
  | 'goneOn'
  | 'notDiscussing'
  | 'pointHasNote'
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
  ownReview: 'Someone else manages your own review. An administrator sets reporting lines.',
  onlyTheReviewer: 'Only the reviewer, the managers above and administrators can do this.',
  onlyTheEmployee: 'Only the employee can acknowledge the report.',
  onlyTheOthers: 'Only a manager above or an administrator outside the review can continue without them.',
  notASide: 'Only the employee and the reviewer can write in a review.',
  notYourSide: 'Each person writes and submits their own answers.',
  notYourFile: 'Only the person who added a file can delete it.',
  managerPoint: 'Only the reviewer can add points for managers.',
  notYourReport: 'Only managers and administrators can start reviews. An administrator sets reporting lines.',
  adminsStart:
    'Only administrators can start reviews in your company. An administrator can allow managers in the review settings.',
  notFromThisStage: 'This is not possible in the review’s current status.',
  alreadySubmitted: 'You have already submitted.',
  notSubmitted: 'You have not submitted yet.',
  nothingAsked: 'No questions for this person.',
  reasonMissing: 'Enter a reason. Both of you can read it.',
  notBegun: 'This review has not started yet.',
  submitted: 'This has been submitted. To change it, take it back with a reason.',
  goneOn: 'The review has moved on and can no longer be edited.',
  notDiscussing: 'Take notes during the discussion.',
  pointHasNote: 'This point has a note. Clear the note to remove it.',
  locked: 'This review is complete. Reopen it to make changes.',
  dueTooSoon: 'The due date cannot be before the start date.',
  notAChoice: 'Choose one from the list, or none.',
  unknownPart: 'This question does not apply here.',
  unknownTemplate: 'This template no longer exists.',
  unknownReviewer: 'This reviewer no longer exists.',
  reviewerLeft: 'The reviewer has left.',
  employeeLeft: 'This person has left.',
  sameTwo: 'People cannot review themselves. Choose another reviewer.',
  adminOnly: 'Only administrators can change the review settings.',
}

/** § 4 The two lists. */
export const tabNames: Record<ReviewTab, string> = { pending: 'Pending', completed: 'Completed' }

export const stageNames: Record<ReviewStage, string> = {
  Scheduled: 'Scheduled',
  Writing: 'Being written',
  Submitted: 'Submitted',
  Discussing: 'Being discussed',
  Report: 'Report',
  Acknowledged: 'Acknowledged',
  Complete: 'Complete',
}

/** Of the cycle that a review belongs to. */
export const cycleStateNames: Record<CycleState, string> = { Running: 'Running', Paused: 'Paused', Ended: 'Ended' }

// ── The record ─────────────────────────────────────────────────────────────────────────────────────────────────────

export const actNames: Record<ReviewAct | SubmitAct, string> = {
  begin: 'Start',
  submit: 'Submit',
  withdraw: 'Take back',
  goOn: 'Continue without them',
  discuss: 'Start the discussion',
  report: 'Write the report',
  revise: 'Back to previous step',
  acknowledge: 'Acknowledge',
  complete: 'Mark as complete',
  reopen: 'Reopen',
}

/** Who may, in words. */
export const actsBy: Record<ReviewAct | SubmitAct, string> = {
  begin: 'Automatically on its date, or earlier by the employee, the reviewer, the managers above or an administrator',
  submit: 'By each person, for their own answers',
  withdraw: 'By each person, for their own answers, with a reason',
  goOn: 'By a manager above or an administrator outside the review, with a reason',
  discuss: 'By the reviewer, the managers above or an administrator',
  report: 'By the reviewer, the managers above or an administrator',
  revise: 'By the reviewer, the managers above or an administrator, with a reason',
  acknowledge: 'By the employee',
  complete: 'By the reviewer, the managers above or an administrator',
  reopen: 'By the reviewer, the managers above or an administrator, with a reason',
}

/** As its history tells it. */
export const actsDone: Record<ReviewAct | SubmitAct | 'changeReviewer' | 'beginByItself', string> = {
  begin: 'Started the review',
  beginByItself: 'Started automatically',
  submit: 'Submitted',
  withdraw: 'Took back submitted answers',
  goOn: 'Continued without',
  discuss: 'Started the discussion',
  report: 'Wrote the report',
  revise: 'Went back a step',
  acknowledge: 'Acknowledged the report',
  complete: 'Marked as complete',
  reopen: 'Reopened',
  changeReviewer: 'Changed the reviewer',
}

/** What is said in passing. */
export const recordWording = {
  saved: 'Review saved',
  saveFailed: 'Failed to save review',
  actFailed: 'Failed to change review',
  removed: 'Review deleted',
  removeFailed: 'Failed to delete review',
  submitted: 'Answers submitted',
  withdrawn: 'Answers taken back',
  notAllSaved: 'Some changes are not saved yet. Check the messages below and try again.',
  uploadFailed: 'Failed to add files',
  fileRemoved: 'File deleted',
  fileRemoveFailed: 'Failed to delete file',
  fileFailed: 'Failed to download file',
  noCheckIn: 'You have no planned check-ins. Plan one first.',
} as const

interface Two {
  readonly employee: string
  readonly reviewer: string
}

/** What is waited for; null once it is complete. */
export const turnWords = (standing: Standing & Between, { employee, reviewer }: Two): string | null => {
  if (isPaused(standing)) return pausedWords(standing)
  switch (nextStep(standing)) {
    case 'begin':
      return (
        cannotBegin(standing) ?? `It starts automatically on its date. ${reviewer} or ${employee} can start it earlier.`
      )
    case 'write': {
      const [one, other] = waitsFor(standing)
      return other === undefined
        ? `Waiting for ${one === 'employee' ? employee : reviewer} to submit.`
        : `${employee} and ${reviewer} are writing.`
    }
    case 'discuss':
      return `Waiting for ${reviewer} to start the discussion.`
    case 'report':
      return `Waiting for ${reviewer} to write the report.`
    case 'acknowledge':
      return `Waiting for ${employee} to acknowledge the report.`
    case 'complete':
      return `Waiting for ${reviewer} to complete the review.`
    case null:
      return null
  }
}

const cannotBegin = (review: Between): string | null => {
  const may = mayBegin(review)
  if (may.allowed) return null
  return may.because === 'reviewerLeft'
    ? 'The reviewer has left. The review starts once there is a new one.'
    : 'The employee has left. The review will not start.'
}

const pausedWords = ({ cycle }: Standing): string =>
  cycle?.state === 'Ended'
    ? 'The cycle of this review has ended. Everything written is kept.'
    : 'The cycle of this review is paused until it is resumed. Everything written is kept.'

/** The same, said to the one whose turn it is. */
export const ownTurnWords = (standing: Standing & Between): string | null => {
  const step = nextStep(standing)
  if (step === 'begin') return cannotBegin(standing) ?? ownWords.begin
  if (standing.stage === 'Discussing') return 'Your turn: take notes, then write the report.'
  return step && ownWords[step]
}

const ownWords: Record<NextStep, string> = {
  begin: 'It starts automatically on its date. You can start it earlier.',
  write: 'Your turn: write and submit your answers.',
  discuss: 'Your turn: start the discussion.',
  report: 'Your turn: write the report.',
  acknowledge: 'Your turn: read and acknowledge the report.',
  complete: 'Your turn: complete the review.',
}
