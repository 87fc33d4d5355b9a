/** What is written in a review: each answer and each note by itself, so that two who write never write over each other. */
import { Effect } from 'effect'
import { versionOf } from '../../contract/paths.ts'
import { ReviewsGroup } from '../../contract/reviews.ts'
import type { ItemId, ReviewId } from '../../domain/kernel/ids.ts'
import { maySeePoint, mayWritePoint, mayWriteSide, type PointType } from '../../domain/reviews/access.ts'
import { isAnswer, questionOf } from '../../domain/reviews/answers.ts'
import {
  isSameDeed,
  mayAnswer,
  mayDiscuss,
  mayRemovePoint,
  maySubmit,
  stageSubmittedBy,
} from '../../domain/reviews/lifecycle.ts'
import { answered } from '../audit/audit.store.ts'
import { change } from '../http/calls.ts'
import { changedMeanwhile, notFound, refuse } from '../http/envelope.ts'
import { bodyOf } from '../store/body.ts'
import { acceptable, permit, toChange, unlessStored } from './guards.ts'
import { insertEvent, lastDeed, review, submitOf, updateStage } from './reviews.store.ts'
import { tell } from './telling.ts'
import {
  answerTo,
  deletePoint,
  insertPoint,
  point,
  pointToChange,
  submitSide,
  updateNote,
  withdrawSide,
  writeAnswer,
} from './writing.store.ts'

const calls = ReviewsGroup.endpoints

/** § 7 PUT performancereviewsubmits/{reviewId}. Submitting twice is answered with the same receipt, and so is taking back. */
export const submit = change(
  calls.submit,
  function* ({ params: { reviewId: id }, payload: { submitId, act, reason } }) {
    const { caller, before } = yield* toChange(id)
    const submitted = yield* submitOf(id, submitId)
    if (submitted === undefined) return yield* Effect.fail(notFound)
    const { side } = submitted
    yield* permit(mayWriteSide(caller, before, side))
    const isCondensed = caller.flags.includes('condensedPerformanceReviews')
    const may = maySubmit({ ...before, isCondensed }, act, { side, reason })
    const asItIs = review(id, caller.employeeId)
    if (!may.allowed && may.because === 'alreadySubmitted') return yield* bodyOf(asItIs)
    if (!may.allowed && may.because === 'notSubmitted') {
      const asked = { action: act, by: caller.employeeId, reason }
      if (isSameDeed(yield* lastDeed(id, caller.employeeId), asked)) return yield* bodyOf(asItIs)
    }
    yield* unlessStored(may)
    yield* act === 'submit' ? submitSide({ id, side }) : withdrawSide({ id, side })
    const submittedBy = { ...before.submittedBy, [side]: act === 'submit' }
    yield* updateStage(id, stageSubmittedBy(submittedBy, before.asks))
    yield* insertEvent(id, caller.employeeId, act, reason.trim())
    yield* tell(caller, { id, step: act, reason, before })
    const about = { kind: 'performanceReview', id, person: before.employeeId, name: before.name } as const
    return yield* answered(
      caller,
      act === 'submit' ? { ...about, action: 'submitted' } : { ...about, action: 'updated', fields: ['submitted'] },
      asItIs,
    )
  },
)

/** § 7 PUT PerformanceReviews/{id}/Submit/{submitId}/Items/{itemId}: the item is the question. */
export const saveAnswer = change(calls.saveAnswer, function* ({ params: { id, submitId, itemId }, payload }) {
  const { caller, before } = yield* toChange(id)
  const submitted = yield* submitOf(id, submitId)
  if (submitted === undefined) return yield* Effect.fail(notFound)
  const { side } = submitted
  yield* permit(mayWriteSide(caller, before, side))
  const question = questionOf(before.sections, itemId, side)
  if (question === undefined) return yield* Effect.fail(notFound)
  yield* unlessStored(mayAnswer(before, side))
  yield* acceptable(isAnswer(question, payload), 'chosen')
  const where = { id, side, question: itemId, by: caller.employeeId }
  if (!(yield* writeAnswer(where, payload))) return yield* Effect.fail(changedMeanwhile)
  return yield* bodyOf(answerTo({ id, side }, itemId))
})

/** The point, or none where nothing was added yet, while the caller may write on it. */
const pointOf = Effect.fn(function* (id: ReviewId, pointId: ItemId, added?: PointType) {
  const { caller, before } = yield* toChange(id)
  const stored = yield* pointToChange(id, pointId)
  const type = stored?.type ?? added
  // To the employee there is no point for managers, and no refusal that would tell of one.
  if (type === undefined || (stored !== undefined && !maySeePoint(caller, before, stored.type)))
    return yield* Effect.fail(notFound)
  yield* permit(mayWritePoint(caller, before, type))
  yield* unlessStored(mayDiscuss(before))
  return stored
})

/** Ours: DELETE performanceReviewDiscussions/{id}/points/{pointId}, as long as nothing is noted on it. */
export const removePoint = change(calls.removePoint, function* ({ params: { id, pointId }, headers }) {
  const stored = yield* pointOf(id, pointId)
  if (stored === undefined) return yield* Effect.fail(notFound)
  if (stored.version !== versionOf(headers)) return yield* Effect.fail(changedMeanwhile)
  yield* unlessStored(mayRemovePoint(stored))
  yield* deletePoint(pointId)
})

/** § 7 PUT performanceReviewDiscussions/{id}: a note on a point, or a point of their own, added where the version is 0. */
export const discuss = change(calls.discuss, function* ({ params: { id }, payload }) {
  const stored = yield* pointOf(id, payload.pointId, payload.item.type)
  const asItIs = point(id, payload.pointId)
  if (stored === undefined) {
    if (payload.version !== 0 || !(yield* insertPoint(id, payload))) return yield* Effect.fail(notFound)
    return yield* bodyOf(asItIs)
  }
  if (stored.type !== payload.item.type || stored.text !== payload.item.text) return yield* Effect.fail(anotherPoint)
  // The same note again is no conflict: somebody who was not answered asks once more.
  if (stored.note === payload.note) return yield* bodyOf(asItIs)
  if (stored.version !== payload.version) return yield* Effect.fail(changedMeanwhile)
  yield* updateNote(payload.pointId, payload.note)
  return yield* bodyOf(asItIs)
})

const anotherPoint = refuse(409, 'already_exists', 'This id was used before, for another point.')
