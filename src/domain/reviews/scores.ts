/**
 * The score of a review, with weights, and how it came about (ours). A step of a scale counts from 0, the lowest, to 1, the
 * highest; a question about each part counts as the mean of the parts that were rated. The score is the weighted mean of the
 * questions that were rated: what nobody answered, and what has no weight, does not pull it down.
 */
import type { Side } from '../checkIns/access.ts'
import type { ItemId } from '../kernel/ids.ts'
import { type Answer, type AskedQuestion, isAskedOf } from './answers.ts'
import { isAboutEach } from './questionKinds.ts'

interface ScoreLine {
  readonly questionId: ItemId
  readonly weight: number
  /** From 0 to 1. */
  readonly rating: number
  /** How much of the score it is. */
  readonly share: number
}

export interface Score {
  readonly lines: ReadonlyArray<ScoreLine>
  /** From 0 to 1; null where nothing was rated. */
  readonly score: number | null
}

export interface SidesAnswer extends Rated {
  readonly side: Side
  readonly questionId: ItemId
}

/** Of an answer and of a question, what a score depends on. */
interface Rated extends Pick<Answer, 'chosen'> {
  readonly parts: ReadonlyArray<Pick<Answer['parts'][number], 'chosen'>>
}
interface RatedSection {
  readonly questions: ReadonlyArray<Pick<AskedQuestion, 'id' | 'asked' | 'kind' | 'choices' | 'weight'>>
}

export const scoreOf = (
  sections: ReadonlyArray<RatedSection>,
  answers: ReadonlyArray<SidesAnswer>,
  side: Side,
): Score => {
  const rated = sections
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const answer = answers.find((one) => one.side === side && one.questionId === question.id)
      const rating = answer === undefined ? null : ratingOf(question, answer)
      return rating === null || question.weight === 0 ? [] : [{ question, rating }]
    })
  const weights = rated.reduce((sum, { question }) => sum + question.weight, 0)
  const lines = rated.map(({ question: { id, weight }, rating }) => ({
    questionId: id,
    weight,
    rating,
    share: weight / weights,
  }))
  return {
    lines,
    score: lines.length === 0 ? null : lines.reduce((sum, { rating, share }) => sum + rating * share, 0),
  }
}

const ratingOf = (
  { kind, choices }: Pick<AskedQuestion, 'kind' | 'choices'>,
  { chosen, parts }: Rated,
): number | null => {
  const steps = choices.length - 1
  if (steps < 1) return null
  if (kind === 'scale') return chosen === null ? null : (chosen - 1) / steps
  if (!isAboutEach(kind)) return null
  const ratings = parts.flatMap((part) => (part.chosen === null ? [] : [(part.chosen - 1) / steps]))
  return ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
}

/** The names of the steps, the lowest first, where one scale is all that counts of what a side is asked; else none. */
export const scaleOf = (sections: ReadonlyArray<RatedSection>, side: Side): ReadonlyArray<string> => {
  const [scale = [], ...others] = sections
    .flatMap(({ questions }) => questions)
    .filter((question) => isAskedOf(question, side) && question.weight > 0 && question.choices.length > 1)
    .filter(({ kind }) => kind === 'scale' || isAboutEach(kind))
    .map(({ choices }) => choices)
  const isSame = (other: ReadonlyArray<string>) =>
    other.length === scale.length && other.every((name, at) => name === scale[at])
  return others.every(isSame) ? scale : []
}
