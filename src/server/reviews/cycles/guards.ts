import { Effect } from 'effect'
import type { Decision } from '../../../domain/kernel/decision.ts'
import type { ReviewCycleId } from '../../../domain/kernel/ids.ts'
import { adminAccess } from '../../../domain/permissions/access.ts'
import { denials } from '../../../domain/reviews/cycles/wording.ts'
import { conflicting, forbidden, unacceptable } from '../../http/denied.ts'
import { changedMeanwhile, notFound } from '../../http/envelope.ts'
import { insideReviews } from '../guards.ts'
import { cycleToChange } from './cycles.store.ts'

/** Cycles are looked after by admins. */
export const insideCycles = Effect.gen(function* () {
  const caller = yield* insideReviews
  const may = adminAccess(caller)
  return may.allowed ? caller : yield* Effect.fail(forbidden(may, denials))
})

/** A cycle as stored, locked for a change; at a version, where the change was decided on one. */
export const toChange = Effect.fn(function* (id: ReviewCycleId, version?: number) {
  const caller = yield* insideCycles
  const before = yield* cycleToChange(id)
  if (before === undefined) return yield* Effect.fail(notFound)
  if (version !== undefined && before.version !== version) return yield* Effect.fail(changedMeanwhile)
  return { caller, before }
})

type Reason = keyof typeof denials

/** What is stored stands against it. */
export const unlessStored = (may: Decision<Reason>) =>
  may.allowed ? Effect.void : Effect.fail(conflicting(may, denials))
export const refusedFor = (because: Reason, field?: string) =>
  Effect.fail(unacceptable({ allowed: false, because }, denials, field))
