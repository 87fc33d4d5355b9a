import { Effect, Layer } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { seesManagerPoints } from '../../domain/reviews/access.ts'
import { jsonReply } from '../http/envelope.ts'
import { collectionHandlers } from '../organisation/collection.handlers.ts'
import { rowsOf } from '../store/database.ts'
import { defaultDiscussionPoints, performanceReviewTemplates, pointsForBoth } from './collections.ts'
import { insideReviews } from './guards.ts'

const module = { module: 'performanceReviews' } as const

export const collectionsHandlers = Layer.mergeAll(
  HttpApiBuilder.group(Api, 'defaultDiscussionPoints', (handlers) =>
    handlers.handleAll({
      ...collectionHandlers('defaultDiscussionPoints', defaultDiscussionPoints, module),
      list: Effect.fn(function* () {
        const caller = yield* insideReviews
        const { list } = seesManagerPoints(caller) ? defaultDiscussionPoints : pointsForBoth
        const [row] = yield* rowsOf(caller, list)
        return jsonReply(row?.body ?? '[]')
      }),
    }),
  ),
  HttpApiBuilder.group(Api, 'performanceReviewTemplates', (handlers) =>
    handlers.handleAll(collectionHandlers('performanceReviewTemplates', performanceReviewTemplates, module)),
  ),
)
