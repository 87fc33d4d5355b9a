import type { ReviewId } from '../../domain/kernel/ids.ts'
import { wording } from '../../domain/reviews/areaWording.ts'
import { changingMany } from '../checkIns/changingMany.ts'
import { tell } from '../kit/tell.ts'

/** One thing of many reviews. System ids: `reviews/many`, `reviewDialogs`, `reviewOutcome`. */
export const changingReviews = changingMany<ReviewId>({
  of: 'review',
  spread: (speaking) => tell(speaking, 'reviews', { type: 'reviews.changed' }),
  undone: wording.manyUndone,
  failed: wording.manyFailed,
})
