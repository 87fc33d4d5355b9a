/** What the feedback of others says. All ours. */
import type { FeedbackGroup } from './groups.ts'
import { PROPOSED_MOST, type ProposalState } from './proposals.ts'
import type { FeedbackPromise } from './results.ts'

export const feedbackWording = {
  asked: 'Feedback asked for',
  askFailed: 'Failed to ask for feedback',
  closed: 'Feedback closed',
  closeFailed: 'Failed to close feedback',
  submitted: 'Feedback submitted',
  submitFailed: 'Failed to submit feedback',
  declined: 'Feedback declined',
  declineFailed: 'Failed to decline feedback',
  proposed: 'Proposal sent',
  proposeFailed: 'Failed to propose',
  leftOut: 'Not asked',
  leaveOutFailed: 'Failed to leave out',
  takenBack: 'Proposal taken back',
  takeBackFailed: 'Failed to take back',
} as const

export type FeedbackDenial =
  | 'notBegun'
  | 'oneOfTheTwo'
  | 'otherLeft'
  | 'groupNotAsked'
  | 'unknownOther'
  | 'feedbackClosed'
  | 'feedbackGiven'
  | 'feedbackDeclined'
  | 'nobodyAsked'
  | 'onlyTheEmployeeProposes'
  | 'nobodyProposes'
  | 'tooManyProposed'
  | 'notProposed'
  | 'proposalDecided'
  | 'askedAlready'

export const feedbackDenials: Record<FeedbackDenial, string> = {
  notBegun: 'Others are asked once the review has begun.',
  oneOfTheTwo: 'The employee and the reviewer give no feedback beside the review.',
  otherLeft: 'Somebody of these does not work here any more.',
  groupNotAsked: 'This review asks nothing of some of these people.',
  unknownOther: 'There is no such person.',
  feedbackClosed: 'Feedback is closed. Nobody is asked, and nothing is added any more.',
  feedbackGiven: 'You have submitted your feedback.',
  feedbackDeclined: 'You have declined to give feedback.',
  nobodyAsked: 'Nobody has been asked for feedback yet.',
  onlyTheEmployeeProposes: 'Only the employee proposes people. Ask them yourself.',
  nobodyProposes: 'Here employees do not propose who is asked.',
  tooManyProposed: `At most ${PROPOSED_MOST} people are proposed in a review.`,
  notProposed: 'Somebody of these was not proposed.',
  proposalDecided: 'It is decided by now, so it is not taken back.',
  askedAlready: 'Somebody of these has been asked already.',
}

/** What the employee is told of whom they have proposed. */
export const proposalNames: Record<ProposalState, string> = {
  Proposed: 'Proposed',
  Asked: 'Asked',
  LeftOut: 'Not asked',
}

export const groupNames: Record<FeedbackGroup, string> = { peers: 'Peers', reports: 'Direct reports' }

export const askedOfGroupNames: Record<FeedbackGroup, string> = {
  peers: 'Asked of peers',
  reports: 'Asked of direct reports',
}

/** What somebody who is asked is told before they write. */
export const promiseWords = ({ isAnonymous, smallestGroup }: FeedbackPromise): string =>
  isAnonymous
    ? `Your name is never shown, to anybody. What you write is shown only if at least ${smallestGroup} people answer.`
    : 'Your name is shown with what you write.'

/** How many have answered, where it may be told. */
export const answeredWords = (
  { asked, answered }: { readonly asked: number; readonly answered: number | null },
  promise: FeedbackPromise,
): string => {
  if (asked === 0) return 'Nobody asked'
  return `${asked} asked, ${answered ?? fewer(promise).toLowerCase()} answered`
}

/** Why nothing of a group is shown. */
export const tooFewWords = (promise: FeedbackPromise): string =>
  promise.isAnonymous
    ? `${fewer(promise)} people answered, so nothing is shown.`
    : 'Nobody answered, so nothing is shown.'

const fewer = ({ isAnonymous, smallestGroup }: FeedbackPromise): string =>
  isAnonymous ? `Fewer than ${smallestGroup}` : 'None'

/** `On average 3.4 of 5` */
export const writtenAverage = (average: number, steps: number): string =>
  `On average ${Math.round(average * 10) / 10} of ${steps}`
