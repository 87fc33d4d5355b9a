/** What cycles of reviews say. All ours. */

import { remindedSaid } from '../../kernel/reminded.ts'
import { GROUP_LEAST, type Grouping, type Side as OutlierSide, type Spread } from '../calibration.ts'
import { ASKED_OFTEN, type AskingRefusal } from './askingOthers.ts'
import type { CycleAct } from './lifecycle.ts'
import type { CycleCalibration, CycleNudged } from './nouns.ts'
import type { NudgeRefusal } from './nudging.ts'
import type { CycleRules } from './planning.ts'
import { AHEAD_DAYS, type CycleRefusal } from './planning.ts'
import type { CycleStep } from './progress.ts'

export const wording = {
  saveFailed: 'Failed to plan the cycle',
  previewFailed: 'Failed to load the preview',
  actFailed: 'Failed to change the cycle',
  nudgeFailed: 'Failed to send reminders',
  askFailed: 'Failed to ask others',
  takeBackFailed: 'Failed to undo the cycle',
} as const

export const denials: Record<
  | 'adminOnly'
  | 'notInThisState'
  | 'notRunning'
  | 'unknownTemplate'
  | 'unknownReviewer'
  | 'incomplete'
  | 'asksNobodyElse',
  string
> = {
  adminOnly: 'Only administrators can manage review cycles.',
  notInThisState: 'This is not possible in the cycle’s current status.',
  notRunning: 'No reminders are sent while the cycle is not running.',
  unknownTemplate: 'This template no longer exists.',
  unknownReviewer: 'This reviewer no longer exists.',
  asksNobodyElse: 'The reviews in this cycle have no questions for others.',
  incomplete: 'The cycle is missing some details.',
}

export const actNames: Record<CycleAct, string> = { pause: 'Pause', resume: 'Continue', end: 'End the cycle' }

export const actsDone: Record<CycleAct, string> = {
  pause: 'Cycle paused',
  resume: 'Cycle resumed',
  end: 'Cycle ended',
}

export const stepNames: Record<CycleStep, string> = {
  notBegun: 'Not started',
  writing: 'Being written',
  oneIn: 'One side submitted',
  discussing: 'Submitted or being discussed',
  report: 'Report',
  complete: 'Complete',
  late: 'Overdue',
}

/** Why somebody is not planned now. */
export const refusals: Record<CycleRefusal, string> = {
  left: 'Has left',
  inIt: 'Already has a review in this cycle',
  over: 'The due date has passed',
  later: `Will be planned ${AHEAD_DAYS} days before their date`,
  noStartDay: 'Has no start date',
  noManager: 'Has no manager',
  ownReviewer: 'Would review themselves',
  reviewerLeft: 'The reviewer has left',
}

export const keptNames: Record<'begun' | 'changed', string> = {
  begun: 'Has started',
  changed: 'Was changed since',
}

export const nudgeRefusals: Record<NudgeRefusal, string> = {
  toldToday: 'Already reminded today',
  cannotBeTold: 'Has no login or no email address',
}

/** Why nobody is asked in a review. */
export const askingRefusals: Record<AskingRefusal, string> = {
  ownReview: 'Is your own review',
  notBegun: 'Not started',
  feedbackClosed: 'Feedback is closed',
  employeeLeft: 'Has left',
  nobodyToAsk: 'There is no one else to ask',
}

const reviews = (count: number): string => (count === 1 ? '1 review' : `${count} reviews`)
const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)

/** `Planned 12 reviews. 3 people were left out.` */
export const plannedWords = (planned: number, skipped: number): string =>
  skipped === 0
    ? `Planned ${reviews(planned)}.`
    : `Planned ${reviews(planned)}. ${people(skipped)} ${skipped === 1 ? 'was' : 'were'} skipped.`

export const takenBackWords = (removed: number, kept: number): string =>
  kept === 0
    ? `Deleted ${reviews(removed)}.`
    : `Deleted ${reviews(removed)}. ${reviews(kept)} ${kept === 1 ? 'stays' : 'stay'}, and the cycle is paused.`

/** `12 people would be asked in 9 reviews.` */
export const wouldAskWords = (counts: { readonly reviews: number; readonly people: number }): string =>
  counts.people === 0
    ? 'No one would be asked.'
    : `${people(counts.people)} would be asked in ${reviews(counts.reviews)}.`

/** Of the button: `Ask 12 people` */
export const askWords = (count: number): string => (count === 0 ? 'Ask' : `Ask ${people(count)}`)

/** `Asked 12 people in 9 reviews.` */
export const askedWords = (counts: { readonly reviews: number; readonly people: number }): string =>
  counts.people === 0 ? 'No one else was asked.' : `Asked ${people(counts.people)} in ${reviews(counts.reviews)}.`

/** Of several reviews that wait for one person, one reminder each; who was not told is counted once for each reason. */
export const nudgedSaid = ({ told, notTold }: CycleNudged) => {
  const because = (reason: NudgeRefusal): number =>
    new Set(notTold.filter((one) => one.because === reason).map(({ person }) => person.id)).size
  return remindedSaid({
    sent: told,
    alreadyReminded: because('toldToday'),
    withoutAddress: because('cannotBeTold'),
  })
}

/** `Every 12 months from when they started` */
export const rhythmWords = ({ kind, months }: Pick<CycleRules, 'kind' | 'months'>): string => {
  const count = months === 1 ? 'month' : `${months} months`
  if (kind === 'byDates') return 'On one date for everyone'
  return kind === 'byStart'
    ? `Every year, ${months === 1 ? 'a month' : count} after their start date`
    : `Every ${count} after their last review`
}

// ── Calibration ────────────────────────────────────────────────────────────────────────────────────────────────────

export const groupingNames: Record<Grouping, string> = { reviewer: 'By reviewer', department: 'By department' }
export const groupingHeaders: Record<Grouping, string> = { reviewer: 'Reviewer', department: 'Department' }
export const sideNames: Record<OutlierSide, string> = { above: 'Above', below: 'Below' }

export const noDepartmentName = 'No department'
export const wholeCycleName = 'The whole cycle'

export const standingOutRule = `A group stands out when its median differs clearly from the overall median. A review stands out when it is far outside the middle half of its group. Groups of fewer than ${GROUP_LEAST} reviews and differences below 10 points are ignored.`

/** A score as a report says it, in whole hundredths. */
type Written = (score: number) => string

const hundredths = (score: number): number => Math.round(score * 100)

/** `Max Oduya rates 17 points above the whole: the median is 83% against 66%.` */
export const groupWords = (
  by: Grouping,
  group: { readonly name: string; readonly standsOut: OutlierSide } & Pick<Spread, 'median'>,
  whole: Pick<Spread, 'median'>,
  written: Written,
): string => {
  const { name, standsOut } = group
  const points = Math.abs(hundredths(group.median) - hundredths(whole.median))
  const [own, others] = [written(group.median), written(whole.median)]
  if (by === 'reviewer')
    return standsOut === 'above'
      ? `${name} rates ${points} points above the overall median: ${own} against ${others}.`
      : `${name} rates ${points} points below the overall median: ${own} against ${others}.`
  return standsOut === 'above'
    ? `${name} is rated ${points} points above the overall median: ${own} against ${others}.`
    : `${name} is rated ${points} points below the overall median: ${own} against ${others}.`
}

/** `Eve Marlowe’s 92% is far above the scores Max Oduya gives (middle half: 50% to 67%).` */
export const outlierWords = (
  by: Grouping,
  review: { readonly employee: string; readonly score: number; readonly side: OutlierSide },
  /** Of the group by its name; of the whole, where the group is too small, there is none. */
  others: Pick<Spread, 'lowerQuartile' | 'upperQuartile'> & { readonly name: string | null },
  written: Written,
): string => {
  const { employee, side } = review
  const { name } = others
  const [score, lower, upper] = [review.score, others.lowerQuartile, others.upperQuartile].map(written)
  const isAbove = side === 'above'
  if (name === null)
    return isAbove
      ? `${employee}’s ${score} is far above the scores in the whole cycle (middle half: ${lower} to ${upper}).`
      : `${employee}’s ${score} is far below the scores in the whole cycle (middle half: ${lower} to ${upper}).`
  if (by === 'reviewer')
    return isAbove
      ? `${employee}’s ${score} is far above the scores ${name} gives (middle half: ${lower} to ${upper}).`
      : `${employee}’s ${score} is far below the scores ${name} gives (middle half: ${lower} to ${upper}).`
  return isAbove
    ? `${employee}’s ${score} is far above the scores in ${name} (middle half: ${lower} to ${upper}).`
    : `${employee}’s ${score} is far below the scores in ${name} (middle half: ${lower} to ${upper}).`
}

/** `22 reviews have a score: 15 shared with the employee already, 7 not yet.` */
export const sharedWords = (count: number, shared: number): string => {
  if (count === 1)
    return shared === 1
      ? '1 review has a score. It is shared with the employee already.'
      : '1 review has a score. It is not shared with the employee yet.'
  if (shared === count) return `${count} reviews have a score. All are shared with the employee already.`
  if (shared === 0) return `${count} reviews have a score. None is shared with the employee yet.`
  return `${count} reviews have a score: ${shared} shared with the employee already, ${count - shared} not yet.`
}

/** What is missing in the plot, and why. */
export const withoutWords = ({ notSubmitted, notRated, own }: CycleCalibration['without']): ReadonlyArray<string> => [
  ...(notSubmitted === 0 ? [] : [`Not submitted by the reviewer: ${notSubmitted}.`]),
  ...(notRated === 0 ? [] : [`Submitted without ratings: ${notRated}.`]),
  ...(own === 0 ? [] : ['Your own review is hidden until it is shared with you.']),
]

/** What stands over those of whom a preview says the same. */
export const previewGroups = {
  planned: 'Planned now',
  asked: 'Reviews with new requests',
  askedOften: `Would be asked in more than ${ASKED_OFTEN} reviews`,
} as const
