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
  leaveOutFailed: 'Failed to decline',
  takenBack: 'Proposal withdrawn',
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
  notBegun: 'You can ask others once the review has started.',
  oneOfTheTwo: 'The employee and the reviewer cannot give extra feedback.',
  otherLeft: 'One of these people has left.',
  groupNotAsked: 'This review has no questions for some of these people.',
  unknownOther: 'This person no longer exists.',
  feedbackClosed: 'Feedback is closed. No more people can be asked and no more answers added.',
  feedbackGiven: 'You have submitted your feedback.',
  feedbackDeclined: 'You declined to give feedback.',
  nobodyAsked: 'No one has been asked for feedback yet.',
  onlyTheEmployeeProposes: 'Only the employee can propose people. You can ask people directly.',
  nobodyProposes: 'Employees cannot propose people for feedback in your company.',
  tooManyProposed: `At most ${PROPOSED_MOST} people are proposed in a review.`,
  notProposed: 'One of these people was not proposed.',
  proposalDecided: 'This has already been decided, so it cannot be withdrawn.',
  askedAlready: 'One of these people has already been asked.',
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
    ? `Your answer is shown without your name, and only if at least ${smallestGroup} people answer.`
    : 'Your name is shown with what you write.'

/** How many have answered, where it may be told. */
export const answeredWords = (
  { asked, answered }: { readonly asked: number; readonly answered: number | null },
  promise: FeedbackPromise,
): string => {
  if (asked === 0) return 'No one asked'
  return `${asked} asked, ${answered ?? fewer(promise).toLowerCase()} answered`
}

/** Why nothing of a group is shown. */
export const tooFewWords = (promise: FeedbackPromise): string =>
  promise.isAnonymous ? `${fewer(promise)} people answered, so their feedback is hidden.` : 'No one answered.'

const fewer = ({ isAnonymous, smallestGroup }: FeedbackPromise): string =>
  isAnonymous ? `Fewer than ${smallestGroup}` : 'None'

/** `On average 3.4 of 5` */
export const writtenAverage = (average: number, steps: number): string =>
  `On average ${Math.round(average * 10) / 10} of ${steps}`
