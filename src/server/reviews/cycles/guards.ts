import { Effect } from 'effect'
import type { ReviewCycleId } from '../../../domain/kernel/ids.ts'
import { adminAccess } from '../../../domain/permissions/access.ts'
import { denials } from '../../../domain/reviews/cycles/wording.ts'
import { decidedBy } from '../../http/denied.ts'
import { changedMeanwhile, notFound } from '../../http/envelope.ts'
import { insideReviews } from '../guards.ts'
import { cycleToChange } from './cycles.store.ts'

const decided = decidedBy(denials)
export const { unlessStored, refusedFor } = decided

/** Cycles are looked after by admins. */
export const insideCycles = Effect.gen(function* () {
  const caller = yield* insideReviews
  yield* decided.permit(adminAccess(caller))
  return caller
})

/** A cycle as stored, locked for a change; at a version, where the change was decided on one. */
export const toChange = Effect.fn(function* (id: ReviewCycleId, version?: number) {
  const caller = yield* insideCycles
  const before = yield* cycleToChange(id)
  if (before === undefined) return yield* Effect.fail(notFound)
  if (version !== undefined && before.version !== version) return yield* Effect.fail(changedMeanwhile)
  return { caller, before }
})
