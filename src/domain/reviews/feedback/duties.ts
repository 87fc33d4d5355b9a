/** What somebody who was asked for feedback, or decides who is asked, has to do, for the to-do list (ours). */
import type { EmployeeId, ReviewId } from '../../kernel/ids.ts'
import type { InstantUtc } from '../../kernel/nouns.ts'
import { isPaused, type Standing } from '../lifecycle.ts'
import { type FeedbackState, mayCollect, mayGive } from './lifecycle.ts'

export interface FeedbackDuty {
  readonly type: 'reviewFeedback' | 'reviewProposals'
  readonly id: ReviewId
  readonly title: string
  readonly detail: string
  readonly dueUtc: InstantUtc
  readonly employeeId: EmployeeId
}

/** Of a review that somebody was asked about. */
export interface AskedAbout extends Pick<Standing, 'stage' | 'cycle'> {
  readonly id: ReviewId
  readonly employee: string
  readonly employeeId: EmployeeId
  readonly state: FeedbackState
  readonly isClosed: boolean
  readonly dueDateUtc: InstantUtc
}

/** Whether somebody's feedback is waited for: they are asked to give it, and reminded. */
export const isAwaited = (asked: Pick<AskedAbout, 'stage' | 'cycle' | 'state' | 'isClosed'>): boolean =>
  mayGive(asked).allowed && !isPaused(asked)

export const feedbackDuties = (asked: ReadonlyArray<AskedAbout>): ReadonlyArray<FeedbackDuty> =>
  asked.filter(isAwaited).map(({ id, employee, employeeId, dueDateUtc }) => ({
    type: 'reviewFeedback',
    id,
    title: 'Feedback to give',
    detail: `Feedback on ${employee}`,
    dueUtc: dueDateUtc,
    employeeId,
  }))

/** Whether it waits to be decided who of those proposed is asked: the reviewer finds it to do, and is written to. */
export const isToDecide = (review: Pick<AskedAbout, 'stage' | 'cycle' | 'isClosed'>): boolean =>
  mayCollect(review).allowed && !isPaused(review)

/** Of a review by somebody in which people are proposed that they have decided nothing of. */
export const proposalDuties = (proposed: ReadonlyArray<Omit<AskedAbout, 'state'>>): ReadonlyArray<FeedbackDuty> =>
  proposed.filter(isToDecide).map(({ id, employee, employeeId, dueDateUtc }) => ({
    type: 'reviewProposals',
    id,
    title: 'Feedback to ask for',
    detail: `Proposed by ${employee}`,
    dueUtc: dueDateUtc,
    employeeId,
  }))
