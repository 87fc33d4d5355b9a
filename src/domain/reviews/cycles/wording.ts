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
  previewFailed: 'Failed to look who is in it',
  actFailed: 'Failed to change the cycle',
  nudgeFailed: 'Failed to tell those who are late',
  askFailed: 'Failed to ask others',
  takeBackFailed: 'Failed to take the cycle back',
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
  adminOnly: 'Only administrators look after cycles of reviews.',
  notInThisState: 'This cannot be done with the cycle as it is now.',
  notRunning: 'Nobody is told while the cycle does not run.',
  unknownTemplate: 'There is no such template any more.',
  unknownReviewer: 'There is no such reviewer.',
  asksNobodyElse: 'The reviews of this cycle ask nothing of others.',
  incomplete: 'Something that this cycle needs is missing.',
}

export const actNames: Record<CycleAct, string> = { pause: 'Pause', resume: 'Go on', end: 'End the cycle' }

export const actsDone: Record<CycleAct, string> = {
  pause: 'Cycle paused',
  resume: 'Cycle goes on',
  end: 'Cycle ended',
}

export const stepNames: Record<CycleStep, string> = {
  notBegun: 'Not begun',
  writing: 'Being written',
  oneIn: 'One side submitted',
  discussing: 'Being discussed',
  report: 'Report',
  complete: 'Complete',
  late: 'Late',
}

/** Why somebody is not planned now. */
export const refusals: Record<CycleRefusal, string> = {
  left: 'Does not work here any more',
  inIt: 'Has a review in this cycle already',
  over: 'The day it was due has passed',
  later: `Is planned when their day is ${AHEAD_DAYS} days away`,
  noStartDay: 'Has no start date',
  noManager: 'Has no manager',
  ownReviewer: 'Would review themself',
  reviewerLeft: 'The reviewer does not work here any more',
}

export const keptNames: Record<'begun' | 'changed', string> = {
  begun: 'Has begun',
  changed: 'Was changed since',
}

export const nudgeRefusals: Record<NudgeRefusal, string> = {
  toldToday: 'Was told today already',
  cannotBeTold: 'Has no login or no email address',
}

/** Why nobody is asked in a review. */
export const askingRefusals: Record<AskingRefusal, string> = {
  ownReview: 'Is your own review',
  notBegun: 'Has not begun',
  feedbackClosed: 'Feedback is closed',
  employeeLeft: 'Does not work here any more',
  nobodyToAsk: 'Nobody else is there to be asked',
}

const reviews = (count: number): string => (count === 1 ? '1 review' : `${count} reviews`)
const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)

/** `Planned 12 reviews. 3 people were left out.` */
export const plannedWords = (planned: number, skipped: number): string =>
  skipped === 0
    ? `Planned ${reviews(planned)}.`
    : `Planned ${reviews(planned)}. ${people(skipped)} ${skipped === 1 ? 'was' : 'were'} left out.`

export const takenBackWords = (removed: number, kept: number): string =>
  kept === 0
    ? `Took back ${reviews(removed)}.`
    : `Took back ${reviews(removed)}. ${reviews(kept)} ${kept === 1 ? 'stays' : 'stay'}, and the cycle is paused.`

/** `12 people would be asked in 9 reviews.` */
export const wouldAskWords = (counts: { readonly reviews: number; readonly people: number }): string =>
  counts.people === 0
    ? 'Nobody would be asked.'
    : `${people(counts.people)} would be asked in ${reviews(counts.reviews)}.`

/** `Asked 12 people in 9 reviews.` */
export const askedWords = (counts: { readonly reviews: number; readonly people: number }): string =>
  counts.people === 0 ? 'Nobody else was asked.' : `Asked ${people(counts.people)} in ${reviews(counts.reviews)}.`

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
  if (kind === 'byDates') return 'One day for everybody'
  return kind === 'byStart'
    ? `Every year, ${months === 1 ? 'a month' : count} after the day they started`
    : `Every ${count} after their last review`
}

// ── Calibration ────────────────────────────────────────────────────────────────────────────────────────────────────

export const groupingNames: Record<Grouping, string> = { reviewer: 'By reviewer', department: 'By department' }
export const groupingHeaders: Record<Grouping, string> = { reviewer: 'Reviewer', department: 'Department' }
export const sideNames: Record<OutlierSide, string> = { above: 'Above', below: 'Below' }

export const noDepartmentName = 'No department'
export const wholeCycleName = 'The whole cycle'

export const standingOutRule = `A group stands out when its median is clearly away from that of the whole; a review, when it lies far outside the middle half of its group. Groups of fewer than ${GROUP_LEAST} reviews are not judged, and less than 10 points is no difference.`

/** A score as a report says it, in whole hundredths. */
type Written = (score: number) => string

const hundredths = (score: number): number => Math.round(score * 100)

/** `Max Oduya rates 17 points above the whole: the median is 83 % against 66 %.` */
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
      ? `${name} rates ${points} points above the whole: the median is ${own} against ${others}.`
      : `${name} rates ${points} points below the whole: the median is ${own} against ${others}.`
  return standsOut === 'above'
    ? `${name} is rated ${points} points above the whole: the median is ${own} against ${others}.`
    : `${name} is rated ${points} points below the whole: the median is ${own} against ${others}.`
}

/** `Eve Marlowe’s 92 % is far above the scores Max Oduya gives (middle half: 50 % to 67 %).` */
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
      ? `${employee}’s ${score} is far above the scores of the whole cycle (middle half: ${lower} to ${upper}).`
      : `${employee}’s ${score} is far below the scores of the whole cycle (middle half: ${lower} to ${upper}).`
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
  ...(notRated === 0 ? [] : [`Submitted with nothing rated: ${notRated}.`]),
  ...(own === 0 ? [] : ['Your own review is left out until it is shared with you.']),
]

/** What stands over those of whom a preview says the same. */
export const previewGroups = {
  planned: 'Planned now',
  asked: 'Would be asked',
  askedOften: `Would be asked in more than ${ASKED_OFTEN} reviews`,
} as const
