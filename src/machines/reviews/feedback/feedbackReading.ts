import type { FeedbackChoice, ReviewFeedback } from '../../../domain/reviews/feedback/nouns.ts'
import { readingOf } from '../../kit/reading.machine.ts'
import type { OfReview } from './feedback.ports.ts'

/** The feedback of others in the review that is open (`kit/reading.machine.ts`). System id: `reviewFeedback`. */
export const feedbackReading = readingOf<OfReview, ReviewFeedback>('reviewFeedback')

/** Who may be asked, or proposed, in it. System id: `reviewFeedbackChoices`. */
export const choicesReading = readingOf<OfReview, ReadonlyArray<FeedbackChoice>>('reviewFeedbackChoices')
