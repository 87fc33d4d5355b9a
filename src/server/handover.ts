import { assetsLeft } from './assets/assets.handover.ts'
import { checkInsLeft } from './checkIns/checkIns.handover.ts'
import { type HandoverSource, positionsLeft, reportsLeft } from './employees/accounts/handover.ts'
import { goalsLeft } from './goals/goals.handover.ts'
import { policiesLeft } from './policies/policies.handover.ts'
import { reviewsLeft } from './reviews/reviews.handover.ts'

/** What the dialog that terminates lists, in its order. An area that gives people something to do adds its line. */
export const handover: ReadonlyArray<HandoverSource> = [
  reportsLeft,
  positionsLeft,
  goalsLeft,
  checkInsLeft,
  reviewsLeft,
  policiesLeft,
  assetsLeft,
]
