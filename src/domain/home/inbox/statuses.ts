/**
 * What becomes of feedback, as an admin says it and whoever sent it reads it. All ours.
 *
 * Once somebody has taken it up it is never again as if nobody had read it; what was done or declined may be taken up
 * again. Whoever declines says why.
 */
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import { type Lifecycle, statesOf } from '../../kernel/lifecycle.ts'

export type FeedbackStatus = 'received' | 'inProgress' | 'done' | 'declined'
type FeedbackAction = 'take up' | 'finish' | 'decline'

const feedbackLifecycle: Lifecycle<FeedbackStatus, FeedbackAction> = {
  received: { 'take up': 'inProgress', finish: 'done', decline: 'declined' },
  inProgress: { finish: 'done', decline: 'declined' },
  done: { 'take up': 'inProgress', decline: 'declined' },
  declined: { 'take up': 'inProgress', finish: 'done' },
}

export const feedbackStatuses = statesOf(feedbackLifecycle)

/** As it is now, and as it may become. */
export const statusesFrom = (from: FeedbackStatus): ReadonlyArray<FeedbackStatus> =>
  feedbackStatuses.filter((to) => to === from || Object.values(feedbackLifecycle[from]).includes(to))

export type AnswerRefusal = 'receivedBefore' | 'saysNotWhy'

interface Answer {
  readonly status: FeedbackStatus
  readonly answer: string
}

export const mayAnswer = (from: FeedbackStatus, { status }: Pick<Answer, 'status'>): Decision<'receivedBefore'> =>
  statusesFrom(from).includes(status) ? allowed : denied('receivedBefore')

export const saysWhy = ({ status, answer }: Answer): Decision<'saysNotWhy'> =>
  status === 'declined' && answer.trim() === '' ? denied('saysNotWhy') : allowed
