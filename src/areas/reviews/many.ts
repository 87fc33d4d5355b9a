import { manyReviewsGateway } from '../../infra/gateways/reviews/many.gateway.ts'
import { changingReviews } from '../../machines/reviews/changingMany.ts'
import { areaOf } from '../manifest.ts'

/** Loaded when reviews are selected. */
export const area = areaOf({ machine: ({ run }) => changingReviews.provide(manyReviewsGateway(run)) })
