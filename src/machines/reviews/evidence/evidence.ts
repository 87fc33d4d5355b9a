import type { ReviewId } from '../../../domain/kernel/ids.ts'
import type { ReviewEvidence } from '../../../domain/reviews/evidence/nouns.ts'
import { readingOf } from '../../kit/reading.machine.ts'

/** What happened with the employee of a review, beside what is written (`kit/reading.machine.ts`). System id: `reviews/evidence`. */
export const evidenceReading = readingOf<{ readonly id: ReviewId }, ReviewEvidence>('reviewEvidence')
