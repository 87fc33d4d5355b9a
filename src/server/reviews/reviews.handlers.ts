import { Layer } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { collectionHandlers } from '../organisation/collection.handlers.ts'
import { defaultDiscussionPoints, performanceReviewTemplates } from './reviews.store.ts'

export const reviewsHandlers = Layer.mergeAll(
  HttpApiBuilder.group(Api, 'defaultDiscussionPoints', (handlers) =>
    handlers.handleAll(collectionHandlers('defaultDiscussionPoints', defaultDiscussionPoints)),
  ),
  HttpApiBuilder.group(Api, 'performanceReviewTemplates', (handlers) =>
    handlers.handleAll(collectionHandlers('performanceReviewTemplates', performanceReviewTemplates)),
  ),
)
