import * as Result from 'effect/Result'
import type { ItemId, ReviewId } from '../../../domain/kernel/ids.ts'
import type { FeedbackAnswer, OwnFeedback } from '../../../domain/reviews/feedback/nouns.ts'
import { both, merged, type WrittenAnswer, writtenProblem } from '../../../domain/reviews/writing.ts'
import { partOf } from '../../kit/part.ts'
import type { LoadPart, PartInput, SavePart } from '../../kit/partShape.ts'
import type { OfParts } from '../../kit/parts.ports.ts'
import type { FeedbackPorts } from './feedback.ports.ts'

/** One answer of somebody who was asked, while it is written (`kit/part.machine.ts`). Its key is the question. */
export const feedbackPart = partOf<WrittenAnswer, FeedbackAnswer>({
  id: 'feedbackPart',
  about: 'feedback',
  writtenOf: ({ text, chosen, parts }) => ({ kind: 'answer', text, chosen, parts }),
  merged: (three) => merged(three) as WrittenAnswer | null,
  both: (mine, theirs) => both(mine, theirs) as WrittenAnswer,
  problem: writtenProblem,
})

export const answerIn = ({ answers }: Pick<OwnFeedback, 'answers'>, questionId: string): FeedbackAnswer | null =>
  answers.find((answer) => answer.questionId === questionId) ?? null

export const savingOwn =
  ({ saveOwnAnswer }: Pick<FeedbackPorts, 'saveOwnAnswer'>): SavePart<WrittenAnswer, FeedbackAnswer> =>
  ({ id, key, content: { kind: _, ...answer }, version }, signal) =>
    saveOwnAnswer({ id: id as ReviewId, itemId: key as ItemId, answer: { ...answer, version } }, signal)

export const loadingOwn =
  ({ loadOwn }: Pick<FeedbackPorts, 'loadOwn'>): LoadPart<FeedbackAnswer> =>
  async ({ id, key }, signal) =>
    Result.map(await loadOwn({ id: id as ReviewId }, signal), (own) => answerIn(own, key))

/** One that is begun: over what there is. */
export const ownPartInput = (
  of: OfParts,
  own: OwnFeedback,
  key: string,
  content: WrittenAnswer,
): PartInput<WrittenAnswer> => feedbackPart.begun(of, key, content, answerIn(own, key))
