/**
 * § 4 Performance reviews: Complete or not Complete. Ours: the way there, as one table. Scheduled → writing, each side by
 * itself → submitted → discussing → report → acknowledged → complete. Where the flag condensed performance reviews is on,
 * nothing leads to discussing and acknowledged any more; what is there already goes on from where it is, so that toggling the
 * flag loses nothing.
 */

import { type Side, sides } from '../checkIns/access.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { actionsFrom, type Lifecycle, statesAfter } from '../kernel/lifecycle.ts'
import type { Day } from '../kernel/nouns.ts'
import type { CycleState } from './cycles/lifecycle.ts'

export const reviewStages = [
  'Scheduled',
  'Writing',
  'Submitted',
  'Discussing',
  'Report',
  'Acknowledged',
  'Complete',
] as const
export type ReviewStage = (typeof reviewStages)[number]

export const reviewActs = ['begin', 'goOn', 'discuss', 'report', 'revise', 'acknowledge', 'complete', 'reopen'] as const
export type ReviewAct = (typeof reviewActs)[number]

/** What a side does with what it wrote. */
export type SubmitAct = 'submit' | 'withdraw'

type Chart = Lifecycle<ReviewStage, ReviewAct | SubmitAct>

const chart: Chart = {
  Scheduled: { begin: 'Writing' },
  // Submitted once every side that is asked something has submitted.
  Writing: { submit: ['Writing', 'Submitted'], withdraw: 'Writing', goOn: 'Submitted' },
  Submitted: { withdraw: 'Writing', discuss: 'Discussing' },
  Discussing: { report: 'Report' },
  Report: { acknowledge: 'Acknowledged', goOn: 'Acknowledged', revise: 'Discussing' },
  Acknowledged: { complete: 'Complete', revise: 'Discussing' },
  Complete: { reopen: 'Report' },
}

const condensedChart: Chart = {
  ...chart,
  Submitted: { withdraw: 'Writing', report: 'Report' },
  Report: { complete: 'Complete', revise: 'Submitted' },
  Acknowledged: { complete: 'Complete', revise: 'Submitted' },
}

export const lifecycleOf = ({ isCondensed }: { readonly isCondensed: boolean }): Chart =>
  isCondensed ? condensedChart : chart

/** Of the table, where a review stands and where anything leads: condensed, what is left out is not drawn. */
export const stagesOnTheWay = ({ stage, isCondensed }: Pick<Standing, 'stage' | 'isCondensed'>) => {
  const of = lifecycleOf({ isCondensed })
  const ahead = reviewStages.flatMap((from) => actionsFrom(of, from).flatMap((act) => statesAfter(of, from, act) ?? []))
  return reviewStages.filter((one) => one === reviewStages[0] || one === stage || ahead.includes(one))
}

/** What a review goes on by; what a side does with its answers is none. */
export const isStep = (act: ReviewAct | SubmitAct): act is ReviewAct =>
  (reviewActs as ReadonlyArray<string>).includes(act)

/** Those that lead on stand before those that lead back. */
export const actsOffered = (review: Pick<Standing, 'stage' | 'isCondensed'>): ReadonlyArray<ReviewAct> =>
  actionsFrom(lifecycleOf(review), review.stage).filter(isStep)

/** Which side has submitted. */
export type SubmittedBy = Readonly<Record<Side, boolean>>

export interface Standing {
  readonly stage: ReviewStage
  readonly submittedBy: SubmittedBy
  /** Which side is asked something: nobody waits for the other. */
  readonly asks: SubmittedBy
  readonly isCondensed: boolean
  /** The cycle it belongs to, if to any. */
  readonly cycle: InCycle | null
}

export interface InCycle {
  readonly state: CycleState
}

/**
 * The one rule: in a cycle that is paused, or has ended, a review that has not been submitted waits for nobody and becomes
 * overdue by nothing. Letters, duties, list and page ask it. What is written stays, and may still be written and submitted.
 */
export const isPaused = ({ stage, cycle }: Pick<Standing, 'stage' | 'cycle'>): boolean =>
  cycle !== null && cycle.state !== 'Running' && !isWritten({ stage })

export type ReviewActRefusal =
  | 'notFromThisStage'
  | 'employeeLeft'
  | 'reviewerLeft'
  | 'alreadySubmitted'
  | 'notSubmitted'
  | 'nothingAsked'
  | 'reasonMissing'

/** These say why, and it is told to both. */
const withReason: ReadonlyArray<ReviewAct | SubmitAct> = ['goOn', 'withdraw', 'revise', 'reopen']
export const asksWhy = (act: ReviewAct | SubmitAct): boolean => withReason.includes(act)

const reasonGiven = (act: ReviewAct | SubmitAct, reason: string): Decision<'reasonMissing'> =>
  asksWhy(act) && reason.trim() === '' ? denied('reasonMissing') : allowed

export interface Between {
  readonly worksHere: Readonly<Record<Side, boolean>>
}

/** A review begins between two who work here, whoever begins it. */
export const mayBegin = ({ worksHere }: Between): Decision<'employeeLeft' | 'reviewerLeft'> => {
  if (!worksHere.employee) return denied('employeeLeft')
  return worksHere.reviewer ? allowed : denied('reviewerLeft')
}

export const mayAct = (review: Standing & Between, act: ReviewAct, reason: string): Decision<ReviewActRefusal> => {
  if (statesAfter(lifecycleOf(review), review.stage, act) === null) return denied('notFromThisStage')
  const between = act === 'begin' ? mayBegin(review) : allowed
  return between.allowed ? reasonGiven(act, reason) : between
}

/**
 * From the morning of its day on, also when a server was not there that morning: whoever plans it after that begins it. A cycle
 * that does not run begins nothing. `morning` is the last day whose morning has come (`lastMorning`).
 */
export const beginsByItself = (review: Standing & Between & { readonly scheduledDay: Day }, morning: Day): boolean =>
  review.scheduledDay <= morning && !isPaused(review) && mayAct(review, 'begin', '').allowed

/** Submitting twice is told apart from the first time, so that it can be answered with the same receipt. */
export const maySubmit = (
  review: Standing,
  act: SubmitAct,
  { side, reason }: { readonly side: Side; readonly reason: string },
): Decision<ReviewActRefusal> => {
  if (!review.asks[side]) return denied('nothingAsked')
  if (act === 'submit' && review.submittedBy[side]) return denied('alreadySubmitted')
  if (statesAfter(lifecycleOf(review), review.stage, act) === null) return denied('notFromThisStage')
  if (act === 'withdraw' && !review.submittedBy[side]) return denied('notSubmitted')
  return reasonGiven(act, reason)
}

/** One thing that was done with it: as the history keeps it, and as somebody asks for it. */
export interface ReviewDeed {
  readonly action: string
  readonly by: string | null
  readonly reason: string
}

/**
 * Whether the last thing done is the very one that is asked for: somebody whose answer was lost presses once more. Nothing is
 * done twice in a row, so it is answered with what stands; another person or another reason is another deed.
 */
export const isSameDeed = (last: ReviewDeed | undefined, asked: ReviewDeed): boolean =>
  last !== undefined && last.action === asked.action && last.by === asked.by && last.reason === asked.reason.trim()

/** Where an act that may be done leads. */
export const stageAfter = (review: Standing, act: ReviewAct): ReviewStage =>
  statesAfter(lifecycleOf(review), review.stage, act)?.[0] ?? review.stage

/** Where it stands with these submitted: a side that is asked nothing is not waited for. */
export const stageSubmittedBy = (submittedBy: SubmittedBy, asks: SubmittedBy): 'Writing' | 'Submitted' =>
  (submittedBy.employee || !asks.employee) && (submittedBy.reviewer || !asks.reviewer) ? 'Submitted' : 'Writing'

/** The one rule: only the last stage is Complete, and only the table leads there. */
export const isComplete = ({ stage }: { readonly stage: ReviewStage }): boolean => stage === 'Complete'

/** The day it is due has passed. */
export const isLate = (
  review: Pick<Standing, 'stage' | 'cycle'> & { readonly dueDateUtc: string },
  now: number,
): boolean => !isComplete(review) && !isPaused(review) && Date.parse(review.dueDateUtc) < now

/** § 4 What is shown outward. */
export const statusOf = (review: { readonly stage: ReviewStage }): 'Complete' | 'Pending' =>
  isComplete(review) ? 'Complete' : 'Pending'

export type NextStep = 'begin' | 'write' | 'discuss' | 'report' | 'acknowledge' | 'complete'

type Staged = Pick<Standing, 'stage' | 'isCondensed'>

/** What a review waits for; null once it is complete. */
export const nextStep = ({ stage, isCondensed }: Staged): NextStep | null => {
  const steps: Record<ReviewStage, NextStep | null> = {
    Scheduled: 'begin',
    Writing: 'write',
    Submitted: isCondensed ? 'report' : 'discuss',
    Discussing: 'report',
    Report: isCondensed ? 'complete' : 'acknowledge',
    Acknowledged: 'complete',
    Complete: null,
  }
  return steps[stage]
}

/** Whom it waits for: those who have not submitted, the employee to acknowledge, or whoever manages it. */
export const waitsFor = (review: Standing): ReadonlyArray<Side | 'manager'> => {
  const { submittedBy, asks } = review
  if (isPaused(review)) return []
  const step = nextStep(review)
  if (step === 'write') return sides.filter((side) => asks[side] && !submittedBy[side])
  if (step === 'acknowledge') return ['employee']
  return step === null ? [] : ['manager']
}

/** Whether it is the turn of one of the two: what whoever manages it does is asked of the reviewer. */
export const isTurnOf = (side: Side, review: Standing): boolean => {
  const waiting = waitsFor(review)
  return waiting.includes(side) || (side === 'reviewer' && waiting.includes('manager'))
}

/** Both sides are in, or somebody above has gone on without one: nothing is hidden from now on. */
export const isWritten = ({ stage }: { readonly stage: ReviewStage }): boolean =>
  stage !== 'Scheduled' && stage !== 'Writing'

/** A side writes until it submits. */
export const mayAnswer = (
  { stage, submittedBy }: Pick<Standing, 'stage' | 'submittedBy'>,
  side: Side,
): Decision<'notBegun' | 'submitted' | 'goneOn'> => {
  if (stage === 'Scheduled') return denied('notBegun')
  if (submittedBy[side]) return denied('submitted')
  return isWritten({ stage }) ? denied('goneOn') : allowed
}

/** Notes are written while it is discussed. */
export const mayDiscuss = ({ stage }: { readonly stage: ReviewStage }): Decision<'notDiscussing'> =>
  stage === 'Discussing' ? allowed : denied('notDiscussing')

/** Ours: what was said of a point is not lost with it. */
export const mayRemovePoint = ({ note }: { readonly note: string }): Decision<'pointHasNote'> =>
  note === '' ? allowed : denied('pointHasNote')

/** Its days, its name and its reviewer stand once it is complete, and so does it itself. */
export const mayChange = (review: { readonly stage: ReviewStage }): Decision<'locked'> =>
  isComplete(review) ? denied('locked') : allowed

/** Another reviewer submits anew, as long as both have not gone on from what was submitted. */
export const submittedUnder = (
  isSameReviewer: boolean,
  { stage, submittedBy, asks }: Pick<Standing, 'stage' | 'submittedBy' | 'asks'>,
): Pick<Standing, 'stage' | 'submittedBy'> => {
  if (isSameReviewer || (stage !== 'Writing' && stage !== 'Submitted') || !submittedBy.reviewer)
    return { stage, submittedBy }
  const left = { ...submittedBy, reviewer: false }
  return { stage: stageSubmittedBy(left, asks), submittedBy: left }
}

/** A file of a side goes in with what it submits; once it is discussed, both add what they like until it is complete. */
export const mayChangeFiles = (
  { stage, submittedBy }: Pick<Standing, 'stage' | 'submittedBy'>,
  side: Side | null,
  wasSubmitted: boolean,
): Decision<'locked' | 'submitted'> => {
  if (isComplete({ stage })) return denied('locked')
  const isIn = side !== null && submittedBy[side] && (stage === 'Writing' || stage === 'Submitted')
  return isIn || wasSubmitted ? denied('submitted') : allowed
}
