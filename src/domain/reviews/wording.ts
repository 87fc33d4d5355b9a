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
  ownReview: 'Somebody else looks after your own review. An administrator decides who reports to whom.',
  onlyTheReviewer: 'Only the reviewer, the line above and administrators may do this.',
  onlyTheEmployee: 'Only the employee acknowledges the report.',
  onlyTheOthers: 'Only the line above or an administrator who takes no part may go on without one of the two.',
  notASide: 'Only the employee and the reviewer write in a review.',
  notYourSide: 'Each side writes and submits its own answers.',
  notYourFile: 'Only the person who added a file may delete it.',
  managerPoint: 'Only the reviewer adds points for managers.',
  notYourReport: 'You may start reviews of the people who report to you. An administrator decides who reports to whom.',
  adminsStart:
    'Here only administrators start reviews. An administrator can open it to managers in the settings of reviews.',
  notFromThisStage: 'This cannot be done with the review as it is now.',
  alreadySubmitted: 'You have submitted already.',
  notSubmitted: 'You have not submitted yet.',
  nothingAsked: 'Nothing is asked of this side.',
  reasonMissing: 'Say why. Both of you will read it.',
  notBegun: 'This review has not begun yet.',
  submitted: 'This has been submitted. Take it back, and say why, to change it.',
  goneOn: 'The review has gone on. Nothing is written in it any more.',
  notDiscussing: 'Notes are written while the review is discussed.',
  pointHasNote: 'Something is noted on this point. Clear the note to remove it.',
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
  Report: 'Report',
  Acknowledged: 'Acknowledged',
  Complete: 'Complete',
}

/** Of the cycle that a review belongs to. */
export const cycleStateNames: Record<CycleState, string> = { Running: 'Running', Paused: 'Paused', Ended: 'Ended' }

// ── The record ─────────────────────────────────────────────────────────────────────────────────────────────────────

export const actNames: Record<ReviewAct | SubmitAct, string> = {
  begin: 'Begin',
  submit: 'Submit',
  withdraw: 'Take back',
  goOn: 'Go on without',
  discuss: 'Start the discussion',
  report: 'Write the report',
  revise: 'Back to the step before',
  acknowledge: 'Acknowledge',
  complete: 'Mark as complete',
  reopen: 'Open again',
}

/** Who may, in words. */
export const actsBy: Record<ReviewAct | SubmitAct, string> = {
  begin: 'By itself on its day, or sooner by either of the two, the line above or an administrator',
  submit: 'By each side, for its own answers',
  withdraw: 'By each side, for its own answers, with a reason',
  goOn: 'By the line above or an administrator who takes no part, with a reason',
  discuss: 'By the reviewer, the line above or an administrator',
  report: 'By the reviewer, the line above or an administrator',
  revise: 'By the reviewer, the line above or an administrator, with a reason',
  acknowledge: 'By the employee',
  complete: 'By the reviewer, the line above or an administrator',
  reopen: 'By the reviewer, the line above or an administrator, with a reason',
}

/** As its history tells it. */
export const actsDone: Record<ReviewAct | SubmitAct | 'changeReviewer' | 'beginByItself', string> = {
  begin: 'Began the writing',
  beginByItself: 'Began by itself on its day',
  submit: 'Submitted',
  withdraw: 'Took back what was submitted',
  goOn: 'Went on without',
  discuss: 'Started the discussion',
  report: 'Wrote the report',
  revise: 'Went back a step',
  acknowledge: 'Acknowledged the report',
  complete: 'Marked as complete',
  reopen: 'Opened again',
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
  notAllSaved: 'Not all that was written has been saved yet. Look for it below, then try again.',
  uploadFailed: 'Failed to add files',
  fileRemoved: 'File deleted',
  fileRemoveFailed: 'Failed to delete file',
  fileFailed: 'Failed to download file',
  noCheckIn: 'No check-in in which you take part is planned. Plan one first.',
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
      return cannotBegin(standing) ?? `It begins by itself on its day. ${reviewer} or ${employee} can begin it sooner.`
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
    ? 'The reviewer does not work here any more. It begins once there is another one.'
    : 'The employee does not work here any more. It does not begin.'
}

const pausedWords = ({ cycle }: Standing): string =>
  cycle?.state === 'Ended'
    ? 'The cycle of this review has ended. Nobody is waited for; what is written stays.'
    : 'The cycle of this review is paused. Nobody is waited for until it goes on; what is written stays.'

/** The same, said to the one whose turn it is. */
export const ownTurnWords = (standing: Standing & Between): string | null => {
  const step = nextStep(standing)
  if (step === 'begin') return cannotBegin(standing) ?? ownWords.begin
  if (standing.stage === 'Discussing') return 'It is your turn: note what was said, then write the report.'
  return step && ownWords[step]
}

const ownWords: Record<NextStep, string> = {
  begin: 'It begins by itself on its day. You can begin it sooner.',
  write: 'It is your turn: write your answers, and submit them.',
  discuss: 'It is your turn: start the discussion.',
  report: 'It is your turn: write the report.',
  acknowledge: 'It is your turn: read the report and acknowledge it.',
  complete: 'It is your turn: complete the review.',
}
