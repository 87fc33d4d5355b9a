/**
 * How feedback is collected (ours): people are asked while the two write, each answers once or declines, and it ends for good
 * when somebody closes it or the review is submitted by both. Nobody who was asked is taken away again, and nothing is shown
 * before the end: from what came and went it would be seen who has answered, and what.
 */
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import { type Lifecycle, stateAfter } from '../../kernel/lifecycle.ts'
import { isWritten, type ReviewStage } from '../lifecycle.ts'

export const feedbackStates = ['Open', 'Submitted', 'Declined'] as const
export type FeedbackState = (typeof feedbackStates)[number]

export const feedbackActs = ['submit', 'decline'] as const
export type FeedbackAct = (typeof feedbackActs)[number]

/** Of one who is asked. What is submitted stays: somebody who took it back would be seen by what is missing. */
const chart: Lifecycle<FeedbackState, FeedbackAct> = {
  Open: { submit: 'Submitted', decline: 'Declined' },
  Submitted: {},
  Declined: {},
}

export interface Collecting {
  readonly stage: ReviewStage
  readonly isClosed: boolean
}

/** What a review asks about is known when it begins; what is written by both goes on without more. */
export const mayCollect = ({ stage, isClosed }: Collecting): Decision<'notBegun' | 'feedbackClosed'> => {
  if (stage === 'Scheduled') return denied('notBegun')
  return isClosed || isWritten({ stage }) ? denied('feedbackClosed') : allowed
}

/** Where nobody was asked there is nothing to close. */
export const mayClose = ({
  stage,
  isBegun,
}: {
  readonly stage: ReviewStage
  readonly isBegun: boolean
}): Decision<'notBegun' | 'feedbackClosed' | 'nobodyAsked'> =>
  isBegun ? mayCollect({ stage, isClosed: false }) : denied('nobodyAsked')

interface Given extends Collecting {
  readonly state: FeedbackState
}

type GivingRefusal = 'notBegun' | 'feedbackClosed' | 'feedbackGiven' | 'feedbackDeclined'

/** Whether what one is asked may still be written, submitted or declined. */
export const mayGive = ({ state, ...collecting }: Given): Decision<GivingRefusal> => {
  if (state === 'Submitted') return denied('feedbackGiven')
  return state === 'Declined' ? denied('feedbackDeclined') : mayCollect(collecting)
}

/** Whether that is what was done. */
export const isGiven = (state: FeedbackState, act: FeedbackAct): boolean =>
  state !== 'Open' && state === stateAfter(chart, 'Open', act)

/** Where an act that may be done leads. */
export const feedbackStateAfter = (state: FeedbackState, act: FeedbackAct): FeedbackState =>
  stateAfter(chart, state, act) ?? state
