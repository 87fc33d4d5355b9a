import type { KeptFeedback } from '../../domain/home/inbox/nouns.ts'
import type { Feedback } from '../../domain/home/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { Port } from '../kit/port.ts'

export type FeedbackPorts = {
  sendFeedback: Port<{ readonly feedback: Feedback }, KeptFeedback, Failure>
}
