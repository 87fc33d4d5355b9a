import { Effect } from 'effect'
import { ReviewCyclesGroup } from '../../../contract/reviewCycles.ts'
import { calibrationOf } from '../../../domain/reviews/cycles/calibration.ts'
import { answer } from '../../http/calls.ts'
import { notFound, reply } from '../../http/envelope.ts'
import { TenantSql, transact } from '../../store/database.ts'
import { cycleToCalibrate, reviewsToCalibrate } from './calibration.store.ts'
import { insideCycles } from './guards.ts'

/** Only the numbers leave the server: what was written is open to who may read the review. */
export const calibration = answer(ReviewCyclesGroup.endpoints.calibration, function* ({ params: { id } }) {
  const caller = yield* insideCycles
  return reply(
    yield* transact(caller, function* () {
      const [cycle] = yield* TenantSql.use(cycleToCalibrate(id))
      if (cycle === undefined) return yield* Effect.fail(notFound)
      return calibrationOf(caller, cycle, yield* TenantSql.use(reviewsToCalibrate(id)))
    }),
  )
})
