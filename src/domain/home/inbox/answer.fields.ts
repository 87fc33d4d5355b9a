/** What an admin says of feedback (`kernel/record.ts`): what becomes of it, and a word to whoever sent it. All ours. */
import type { FeedbackId } from '../../kernel/ids.ts'
import { choice, field, recordOf, text } from '../../kernel/record.ts'
import { denials, statusNames } from './inboxWording.ts'
import { saysWhy } from './statuses.ts'

const ANSWER_MAX = 2_000

export const answerFields = recordOf(
  {
    // Whose page it is.
    feedback: field<FeedbackId>('Feedback', { blank: '' as FeedbackId }),
    status: choice('Status', statusNames, 'received'),
    answer: text('Answer', ANSWER_MAX),
  },
  (draft) => ({ answer: saysWhy(draft).allowed ? null : denials.saysNotWhy }),
)
