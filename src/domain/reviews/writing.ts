/**
 * What is written in a review: answers, and notes on the points that are discussed, each saved by itself under a version of
 * its own. All ours (`areas.md` 1.7, 5): nothing of what somebody wrote is lost.
 */
import type { Side } from '../checkIns/access.ts'
import { askedOf } from '../checkIns/template.fields.ts'
import { withOne } from '../kernel/lists.ts'
import { mergedTexts } from '../kernel/mergedTexts.ts'
import { ANSWER_MAX, type Answer, type AskedQuestion, type AskedSection, PART_MAX } from './answers.ts'
import type {
  ActionSaved,
  AnswerSaved,
  PerformanceReview,
  PointSaved,
  ReviewAction,
  ReviewAnswer,
  ReviewPoint,
} from './nouns.ts'
import { actionFields, NOTE_MAX, pointFields } from './review.fields.ts'

export type WrittenAnswer = { readonly kind: 'answer' } & Omit<AnswerSaved, 'version'>
/** A note on a point; what the point says stays what it was. */
export type WrittenPoint = { readonly kind: 'point' } & Omit<PointSaved, 'version' | 'pointId'>
/** What is agreed. */
export type WrittenAction = { readonly kind: 'action' } & Omit<ActionSaved, 'version'>
export type Written = WrittenAnswer | WrittenPoint | WrittenAction

/** As the server has it. */
export type Stored = ReviewAnswer | ReviewPoint | ReviewAction

/** A browser may have kept anything, of an older release too. */
export const isWritten = (kept: unknown): kept is Written => {
  const { kind, text, note, parts, owner } = (kept ?? {}) as Partial<
    Omit<WrittenAnswer & WrittenPoint & WrittenAction, 'kind'> & Pick<Written, 'kind'>
  >
  if (kind === 'point') return typeof note === 'string'
  return typeof text === 'string' && (kind === 'answer' ? Array.isArray(parts) : typeof owner === 'string')
}

export const writtenOf = (stored: Stored): Written =>
  'owner' in stored
    ? { kind: 'action', text: stored.text, owner: stored.owner, dueDay: stored.dueDay }
    : 'item' in stored
      ? { kind: 'point', item: stored.item, note: stored.note }
      : { kind: 'answer', text: stored.text, chosen: stored.chosen, parts: stored.parts }

export const blankAnswer: WrittenAnswer = { kind: 'answer', text: '', chosen: null, parts: [] }
export const blankAction = (text: string): WrittenAction => ({ kind: 'action', text, owner: 'employee', dueDay: null })
export const blankPoint = (item: WrittenPoint['item']): WrittenPoint => ({ kind: 'point', item, note: '' })

export const answerIn = (
  { answers }: Pick<PerformanceReview, 'answers'>,
  questionId: string,
  side: Side,
): ReviewAnswer | null => answers.find((answer) => answer.questionId === questionId && answer.side === side) ?? null

/** The key of an answer names the side's submit and the question; that of a point is its id. */
export const answerKey = (submitId: string, questionId: string): string => `${submitId}/${questionId}`

export const actionKey = (id: string): string => `action/${id}`

/** What a key stands for; null while there is none. */
export const storedIn = ({ points, actions, submits, ...review }: PerformanceReview, key: string): Stored | null => {
  const [submitId, questionId] = key.split('/')
  if (submitId === 'action') return actions.find(({ id }) => id === questionId) ?? null
  if (questionId === undefined) return points.find(({ id }) => id === key) ?? null
  const side = submits.find(({ id }) => id === submitId)?.side
  return side === undefined ? null : answerIn(review, questionId, side)
}

/** The review with one answer or point as it is now; a new one stands last. */
export const withStored = (review: PerformanceReview, stored: Stored): PerformanceReview =>
  'owner' in stored
    ? { ...review, actions: withOne(review.actions, stored, ({ id }) => id === stored.id) }
    : 'item' in stored
      ? { ...review, points: withOne(review.points, stored, ({ id }) => id === stored.id) }
      : {
          ...review,
          answers: withOne(
            review.answers,
            stored,
            ({ questionId, side }) => questionId === stored.questionId && side === stored.side,
          ),
        }

/** Why it cannot be saved as it is; null when it can. */
export const writtenProblem = (written: Written): string | null => {
  if (written.kind === 'action') return actionFields.fields.text.problem(written.text)
  if (written.kind === 'point')
    return pointFields.fields.text.problem(written.item.text) ?? tooLong(written.note, NOTE_MAX)
  return (
    tooLong(written.text, ANSWER_MAX) ??
    written.parts.map(({ text }) => tooLong(text, PART_MAX)).find((problem) => problem !== null) ??
    null
  )
}

const tooLong = (text: string, most: number): string | null =>
  text.length > most ? `At most ${most} characters` : null

interface Three {
  /** As it was when I began. */
  readonly base: Written | null
  readonly mine: Written
  readonly theirs: Written
}

/**
 * What both wrote, where they wrote in different lines of a text, or about other parts; null where they meet, and somebody
 * has to decide. Of an answer both are the same side: at two desks, or one reviewer after another.
 */
export const merged = ({ base, mine, theirs }: Three): Written | null => {
  if (mine.kind === 'point') {
    if (theirs.kind !== 'point') return null
    const before = base?.kind === 'point' ? base.note : ''
    const note = mergedTexts({ base: before, mine: mine.note, theirs: theirs.note }, NOTE_MAX)
    return note === null ? null : { ...theirs, note }
  }
  if (mine.kind === 'action')
    return theirs.kind === 'action' ? mergedActions(base?.kind === 'action' ? base : null, mine, theirs) : null
  return theirs.kind === 'answer' ? mergedAnswers(base?.kind === 'answer' ? base : blankAnswer, mine, theirs) : null
}

const mergedActions = (
  base: WrittenAction | null,
  mine: WrittenAction,
  theirs: WrittenAction,
): WrittenAction | null => {
  const text = either(base?.text, mine.text, theirs.text)
  const owner = either(base?.owner, mine.owner, theirs.owner)
  const dueDay = either(base?.dueDay, mine.dueDay, theirs.dueDay)
  return text === meet || owner === meet || dueDay === meet ? null : { kind: 'action', text, owner, dueDay }
}

const mergedAnswers = (base: WrittenAnswer, mine: WrittenAnswer, theirs: WrittenAnswer): WrittenAnswer | null => {
  const text = mergedTexts({ base: base.text, mine: mine.text, theirs: theirs.text }, ANSWER_MAX)
  const chosen = either(base.chosen, mine.chosen, theirs.chosen)
  const ids = [...new Set([...theirs.parts, ...mine.parts].map(({ id }) => id))]
  const parts = ids.map((id) => {
    const [before, my, their] = [base, mine, theirs].map((one) => partIn(one, id))
    const said = mergedTexts({ base: before?.text ?? '', mine: my?.text ?? '', theirs: their?.text ?? '' }, PART_MAX)
    const step = either(before?.chosen ?? null, my?.chosen ?? null, their?.chosen ?? null)
    return said === null || step === meet ? null : { id, text: said, chosen: step }
  })
  if (text === null || chosen === meet || parts.includes(null)) return null
  return { kind: 'answer', text, chosen, parts: parts.filter((part) => part !== null) }
}

const meet = Symbol('meet')
const either = <A>(base: A | undefined, mine: A, theirs: A): A | typeof meet => {
  if (mine === theirs || mine === base) return theirs
  return theirs === base ? mine : meet
}

/** Both texts, mine under theirs; of what is chosen, mine. */
export const both = (mine: Written, theirs: Written): Written => {
  if (mine.kind === 'action') return mine
  if (mine.kind === 'point') return theirs.kind === 'point' ? { ...mine, note: below(theirs.note, mine.note) } : mine
  if (theirs.kind !== 'answer') return mine
  const only = theirs.parts.filter(({ id }) => partIn(mine, id) === undefined)
  return {
    ...mine,
    text: below(theirs.text, mine.text),
    parts: [
      ...only,
      ...mine.parts.map((part) => ({ ...part, text: below(partIn(theirs, part.id)?.text ?? '', part.text) })),
    ],
  }
}

const below = (one: string, other: string): string =>
  one === other || one.trim() === '' ? other : other.trim() === '' ? one : `${one}\n\n${other}`

export const partIn = ({ parts }: Pick<Answer, 'parts'>, id: string): Answer['parts'][number] | undefined =>
  parts.find((part) => part.id === id)

/** The answer with what is said about one part. */
export const withPart = (
  answer: WrittenAnswer,
  id: Answer['parts'][number]['id'],
  change: Partial<Omit<Answer['parts'][number], 'id'>>,
): WrittenAnswer => {
  const part = partIn(answer, id) ?? { id, text: '', chosen: null }
  return {
    ...answer,
    parts: [...answer.parts.filter((one) => one.id !== id), { ...part, ...change }],
  }
}

/** Whether something was said to it, about at least one of its parts. */
export const isAnswered = (answer: Answer | null): boolean =>
  answer !== null &&
  (answer.text.trim() !== '' ||
    answer.chosen !== null ||
    answer.parts.some(({ text, chosen }) => text.trim() !== '' || chosen !== null))

/** How many of a side's questions are answered: what is handed in is looked at before. */
export const answeredOf = (
  sections: ReadonlyArray<AskedSection>,
  side: Side,
  answerTo: (question: AskedQuestion) => Answer | null,
): { readonly asked: number; readonly answered: number } => {
  const questions = askedOf(sections, side).flatMap((section) => section.questions)
  return {
    asked: questions.length,
    answered: questions.filter((question) => isAnswered(answerTo(question))).length,
  }
}
