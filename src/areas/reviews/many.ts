import { manyReviewsGateway } from '../../infra/gateways/reviews/many.gateway.ts'
import { changingReviews } from '../../machines/reviews/changingMany.ts'
import { area } from '../manifest.ts'

/** Loaded when reviews are selected. */
export const manyReviews = area({ machine: ({ run }) => changingReviews.provide(manyReviewsGateway(run)) })
