import { Effect } from 'effect'
import type { Decision } from '../../domain/kernel/decision.ts'
import type { EmployeeId, ReviewId } from '../../domain/kernel/ids.ts'
import { maySeeReview } from '../../domain/reviews/access.ts'
import { denials } from '../../domain/reviews/wording.ts'
import { personWithLine } from '../checkIns/checkIns.store.ts'
import { decidedBy } from '../http/denied.ts'
import { changedMeanwhile, notFound } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { rowsOf } from '../store/database.ts'
import { partiesOf, reviewToChange } from './reviews.store.ts'

export const insideReviews = callerWho({ module: 'performanceReviews' })

/** Who calls, and about whom, if they may see this review: to everybody else there is none (§ 6). */
export const callerAbout = Effect.fn(function* (id: ReviewId) {
  const caller = yield* insideReviews
  const [parties] = yield* rowsOf(caller, partiesOf(id))
  if (parties === undefined || !maySeeReview(caller, parties)) return yield* Effect.fail(notFound)
  return { caller, parties }
})

/** The same with the review as stored, locked for a change; at a version, where the change was decided on one. */
export const toChange = Effect.fn(function* (id: ReviewId, version?: number) {
  const caller = yield* insideReviews
  const before = yield* reviewToChange(id)
  if (before === undefined || !maySeeReview(caller, before)) return yield* Effect.fail(notFound)
  if (version !== undefined && before.version !== version) return yield* Effect.fail(changedMeanwhile)
  return { caller, before }
})

/** Somebody else, who works here. */
export const reviewerOf = Effect.fn(function* (reviewerId: EmployeeId, employeeId: EmployeeId) {
  if (reviewerId === employeeId) return yield* refusedFor('sameTwo', 'reviewerId')
  const reviewer = yield* personWithLine(reviewerId)
  if (reviewer === undefined) return yield* refusedFor('unknownReviewer', 'reviewerId')
  if (!reviewer.isActive) return yield* refusedFor('reviewerLeft', 'reviewerId')
})

const decided = decidedBy(denials)
export const { permit, acceptable, refusedFor } = decided
/** What is stored stands against it; a reason that is missing is the caller's to give. */
export const unlessStored = (may: Decision<keyof typeof denials>) =>
  !may.allowed && may.because === 'reasonMissing' ? acceptable(may, 'reason') : decided.unlessStored(may)
