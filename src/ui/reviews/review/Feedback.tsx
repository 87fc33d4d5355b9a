import { Suspense } from 'react'
import { asksOthers } from '../../../domain/reviews/answers.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { laterTab } from '../../employees/laterTab.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'

interface FeedbackProps {
  readonly review: PerformanceReview
  readonly isRead?: true
}

/** Code and machines of its own, for reviews that ask others. */
const Section = laterTab<FeedbackProps>(
  async () => (await import('../feedback/FeedbackSection.tsx')).FeedbackSection,
  'reviews/feedback',
)

/** What others say, where the review asks them anything. */
export const Feedback = (props: FeedbackProps) =>
  asksOthers(props.review.sections) ? (
    <Suspense fallback={<Skeleton height={120} />}>
      <Section {...props} />
    </Suspense>
  ) : null
