import { answerFields } from '../../../domain/home/inbox/answer.fields.ts'
import { wording } from '../../../domain/home/inbox/inboxWording.ts'
import type { KeptFeedback } from '../../../domain/home/inbox/nouns.ts'
import type { InboxQuestion } from '../../../domain/home/inbox/question.ts'
import type { FeedbackId } from '../../../domain/kernel/ids.ts'
import { settingsOf } from '../../kit/settings.machine.ts'
import { tell } from '../../kit/tell.ts'
import { windowedListOf } from '../../kit/windowedList.machine.ts'
import type { Searchable } from '../../kit/windowedList.ts'
import type { AnsweredFeedback } from './inbox.ports.ts'

/** What one has sent, the latest first, a window at a time. System id: `sentFeedback`. */
export const sentFeedback = windowedListOf<Searchable, KeptFeedback>('sentFeedback', ({ id }) => id)

/** What everybody has sent, for admins. System id: `feedbackInbox`. */
export const feedbackInbox = windowedListOf<InboxQuestion, KeptFeedback>('feedbackInbox', ({ id }) => id)

/** One of them, and its answer. System id: `feedbackAnswer`. */
export const feedbackAnswer = settingsOf<typeof answerFields.fields, AnsweredFeedback, FeedbackId>({
  id: 'feedbackAnswer',
  formId: 'feedbackAnswerForm',
  fields: answerFields,
  messages: { saved: wording.answered, failed: wording.answerFailed },
  spread: (speaking) => tell(speaking, 'home/feedback', { type: 'feedback.changed' }),
})
