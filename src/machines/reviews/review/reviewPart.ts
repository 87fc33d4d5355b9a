import * as Result from 'effect/Result'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { ItemId, ReviewId, ReviewSubmitId } from '../../../domain/kernel/ids.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import {
  both,
  merged,
  type Stored,
  storedIn,
  type Written,
  writtenOf,
  writtenProblem,
} from '../../../domain/reviews/writing.ts'
import { partOf } from '../../kit/part.ts'
import type { LoadPart, PartInput, RemovePart, SavePart } from '../../kit/partShape.ts'
import type { OfParts } from '../../kit/parts.ports.ts'
import type { ReviewPorts } from './review.ports.ts'

/** One answer or note of a review while it is written (`kit/part.machine.ts`). */
export const reviewPart = partOf<Written, Stored>({
  id: 'reviewPart',
  about: 'review',
  writtenOf,
  merged,
  both,
  problem: writtenProblem,
})

/** One port for answers and notes. */
export const savingPart =
  ({
    saveAnswer,
    savePoint,
    saveAction,
  }: Pick<ReviewPorts, 'saveAnswer' | 'savePoint' | 'saveAction'>): SavePart<Written, Stored> =>
  ({ id: of, key, content, version }, signal): Promise<Result.Result<Stored, Failure>> => {
    const id = of as ReviewId
    if (content.kind === 'point') {
      const { item, note } = content
      return savePoint({ id, point: { pointId: key as ItemId, item, note, version } }, signal)
    }
    const [submitId, itemId] = key.split('/') as [ReviewSubmitId, ItemId]
    if (content.kind === 'action') {
      const { kind: _, ...action } = content
      return saveAction({ id, actionId: itemId, action: { ...action, version } }, signal)
    }
    const { kind: _, ...answer } = content
    return saveAnswer({ id, submitId, itemId, answer: { ...answer, version } }, signal)
  }

/** Points and actions are taken away; an answer is emptied. */
export const removingPart =
  ({ removePoint, removeAction }: Pick<ReviewPorts, 'removePoint' | 'removeAction'>): RemovePart =>
  ({ id: of, key, version }, signal) => {
    const id = of as ReviewId
    const [, actionId] = key.split('/')
    return actionId === undefined
      ? removePoint({ id, pointId: key as ItemId, version }, signal)
      : removeAction({ id, actionId: actionId as ItemId, version }, signal)
  }

export const loadingPart =
  ({ loadReview }: Pick<ReviewPorts, 'loadReview'>): LoadPart<Stored> =>
  async ({ id, key }, signal) =>
    Result.map(await loadReview({ id: id as ReviewId }, signal), (review) => storedIn(review, key))

/** One that is begun: over what there is. */
export const partInput = (of: OfParts, review: PerformanceReview, key: string, content: Written): PartInput<Written> =>
  reviewPart.begun(of, key, content, storedIn(review, key))
