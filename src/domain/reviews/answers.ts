/**
 * What a review asks, and how it is answered. All ours. A review asks what its template asked when it was planned, about the
 * goals, core values and positions there are when it begins: later changes of either never reach it.
 */
import type { Side } from '../checkIns/access.ts'
import { sides } from '../checkIns/access.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { ItemId } from '../kernel/ids.ts'
import type { SubmittedBy } from './lifecycle.ts'
import { isAboutEach, type QuestionKind } from './questionKinds.ts'
import type { Question, TemplateSection } from './template.fields.ts'

export const ANSWER_MAX = 8000
export const PART_MAX = 2000
export const PARTS_MOST = 60

/** One thing that a question is asked about: a goal, a core value, a position. */
export interface Part {
  readonly id: ItemId
  readonly name: string
}

export interface AskedQuestion extends Question {
  readonly parts: ReadonlyArray<Part>
}
export interface AskedSection extends Omit<TemplateSection, 'questions'> {
  readonly questions: ReadonlyArray<AskedQuestion>
}

export type PartsOf = Readonly<
  Record<Extract<QuestionKind, 'goals' | 'coreValues' | 'responsibilities'>, ReadonlyArray<Part>>
>

/** What a template asks, before it is known about what. */
export const askedBy = (sections: ReadonlyArray<TemplateSection>): ReadonlyArray<AskedSection> =>
  sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...question, parts: [] })),
  }))

/** The same as it begins. */
export const askedAbout = (sections: ReadonlyArray<AskedSection>, partsOf: PartsOf): ReadonlyArray<AskedSection> =>
  sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({
      ...question,
      parts: isAboutEach(question.kind) ? partsOf[question.kind as keyof PartsOf].slice(0, PARTS_MOST) : [],
    })),
  }))

export const isAskedOf = ({ asked }: Pick<Question, 'asked'>, side: Side): boolean => asked === 'both' || asked === side

/** Whether anything is asked of others than the two. */
export const asksOthers = (sections: ReadonlyArray<TemplateSection>): boolean =>
  sections.some(({ questions }) => questions.some(({ others }) => others !== 'none'))

/** What a report holds of both: sections in which either is asked something, with that. */
export const askedOfTheTwo = (sections: ReadonlyArray<AskedSection>): ReadonlyArray<AskedSection> =>
  sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter((question) => sides.some((side) => isAskedOf(question, side))),
    }))
    .filter(({ questions }) => questions.length > 0)

export const questionOf = (sections: ReadonlyArray<AskedSection>, id: string, side: Side): AskedQuestion | undefined =>
  sections.flatMap(({ questions }) => questions).find((question) => question.id === id && isAskedOf(question, side))

/** Which side is asked anything: the other side does not wait for one that is not. */
export const asksOf = (sections: ReadonlyArray<TemplateSection>): SubmittedBy => {
  const [employee, reviewer] = sides.map((side) =>
    sections.some(({ questions }) => questions.some((question) => isAskedOf(question, side))),
  )
  return { employee: employee === true, reviewer: reviewer === true }
}

/** An answer: in words, by a step or a choice counted from 1, and about each part. What a question does not ask is empty. */
export interface Answer {
  readonly text: string
  readonly chosen: number | null
  readonly parts: ReadonlyArray<{ readonly id: ItemId; readonly text: string; readonly chosen: number | null }>
}

/** Whether a question can be answered so. */
export const isAnswer = (
  { kind, choices, parts }: AskedQuestion,
  answer: Answer,
): Decision<'notAChoice' | 'unknownPart'> => {
  const isChoice = (chosen: number | null) => chosen === null || chosen <= choices.length
  const isWhole = isAboutEach(kind) ? answer.chosen === null : isChoice(answer.chosen)
  if (!isWhole || !answer.parts.every(({ chosen }) => isChoice(chosen))) return denied('notAChoice')
  const known = new Set(parts.map(({ id }) => id))
  const isEachOnce = new Set(answer.parts.map(({ id }) => id)).size === answer.parts.length
  return isEachOnce && answer.parts.every(({ id }) => known.has(id)) ? allowed : denied('unknownPart')
}
