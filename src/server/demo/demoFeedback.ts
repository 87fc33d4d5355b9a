import type { FeedbackStatus } from '../../domain/home/inbox/statuses.ts'
import type { Feedback } from '../../domain/home/nouns.ts'

/** What somebody sent, so many days ago, and what an admin said to it. */
export interface DemoFeedback extends Pick<Feedback, 'kind' | 'message'> {
  readonly by: string
  readonly daysAgo: number
  readonly page?: string
  readonly answered?: {
    readonly by: string
    readonly daysAgo: number
    readonly status: FeedbackStatus
    readonly answer: string
  }
}
