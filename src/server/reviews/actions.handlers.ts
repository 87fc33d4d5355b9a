/** What is agreed in the discussion of a review, by either of the two, under versions as notes are. */
import { Effect } from 'effect'
import { versionOf } from '../../contract/paths.ts'
import { ReviewsGroup } from '../../contract/reviews.ts'
import type { ReviewId } from '../../domain/kernel/ids.ts'
import { mayWritePoint } from '../../domain/reviews/access.ts'
import { mayDiscuss } from '../../domain/reviews/lifecycle.ts'
import { change } from '../http/calls.ts'
import { changedMeanwhile, notFound } from '../http/envelope.ts'
import { bodyOf } from '../store/body.ts'
import { action, actionToChange, deleteAction, insertAction, updateAction } from './actions.store.ts'
import { permit, toChange, unlessStored } from './guards.ts'

const calls = ReviewsGroup.endpoints

/** Both read it: the rule is that of a note on a point for both. */
const discussing = Effect.fn(function* (id: ReviewId) {
  const { caller, before } = yield* toChange(id)
  yield* permit(mayWritePoint(caller, before, 1))
  yield* unlessStored(mayDiscuss(before))
})

/** Ours: PUT performancereviews/{id}/actions/{actionId}, added where the version is 0. */
export const saveAction = change(calls.saveAction, function* ({ params: { id, actionId }, payload }) {
  yield* discussing(id)
  const stored = yield* actionToChange(id, actionId)
  const asItIs = action(id, actionId)
  if (stored === undefined) {
    if (payload.version !== 0 || !(yield* insertAction(id, actionId, payload))) return yield* Effect.fail(notFound)
    return yield* bodyOf(asItIs)
  }
  const { text, owner, dueDay } = stored
  // The same again is no conflict: somebody who was not answered asks once more.
  if (text === payload.text && owner === payload.owner && dueDay === payload.dueDay) return yield* bodyOf(asItIs)
  if (stored.version !== payload.version) return yield* Effect.fail(changedMeanwhile)
  yield* updateAction(actionId, payload)
  return yield* bodyOf(asItIs)
})

/** Ours: DELETE performancereviews/{id}/actions/{actionId}. What it has become stays. */
export const removeAction = change(calls.removeAction, function* ({ params: { id, actionId }, headers }) {
  yield* discussing(id)
  const stored = yield* actionToChange(id, actionId)
  if (stored === undefined) return yield* Effect.fail(notFound)
  if (stored.version !== versionOf(headers)) return yield* Effect.fail(changedMeanwhile)
  yield* deleteAction(actionId)
})
