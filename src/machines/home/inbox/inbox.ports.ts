import type { FeedbackAnswered, KeptFeedback } from '../../../domain/home/inbox/nouns.ts'
import type { InboxQuestion } from '../../../domain/home/inbox/question.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { FeedbackId } from '../../../domain/kernel/ids.ts'
import type { Port } from '../../kit/port.ts'
import type { CountRows, LoadWindow, Searchable } from '../../kit/windowedList.ts'

/** Feedback with its answer, as its form takes it: `feedback` is its id. */
export type AnsweredFeedback = Omit<KeptFeedback, 'id'> & { readonly feedback: FeedbackId }
type Answer = FeedbackAnswered & { readonly feedback: FeedbackId }

export type InboxPorts = {
  loadSent: LoadWindow<Searchable, KeptFeedback>
  loadInbox: LoadWindow<InboxQuestion, KeptFeedback>
  countInbox: CountRows<InboxQuestion>
  loadFeedback: Port<FeedbackId, AnsweredFeedback, Failure>
  saveAnswer: Port<Answer, AnsweredFeedback, Failure>
}
