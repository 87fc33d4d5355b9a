import type { ReviewId } from '../../domain/kernel/ids.ts'
import { wording } from '../../domain/reviews/areaWording.ts'
import { newFields } from '../../domain/reviews/planning.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce } from '../kit/announce.ts'
import { type PlanningActor, planningOf } from '../kit/planning.machine.ts'
import { tell } from '../kit/tell.ts'
import { reviewPlanForm } from './planForm.ts'

interface ReviewOpened {
  readonly id: ReviewId
}

/** The page on which a review is planned (`kit/planning.machine.ts`); it leads to its page. System id: `reviewPlanning`. */
export const reviewPlanning = planningOf({
  id: 'reviewPlanning',
  form: reviewPlanForm,
  blankOf: (_: ReviewOpened) => ({ ...newFields.blank, name: 'Performance review' }),
  planned: (speaking, { id }) => {
    announce(speaking, { kind: 'success', text: wording.added })
    tell(speaking, 'reviews', { type: 'reviews.changed' })
    tell(speaking, 'navigation', { type: 'navigation.asked', to: pathTo('pr', { id }), replace: true })
  },
  failed: wording.saveFailed,
})

export type ReviewPlanningActor = PlanningActor<ReviewOpened>
