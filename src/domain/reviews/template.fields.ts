/** The fields of a template of reviews (`kernel/record.ts`): sections with questions, in an order of their own. All ours. */
import {
  askedNames as askedOfTwo,
  sectionsProblem as problemOfSections,
  type SectionOf,
  sectionFields,
} from '../checkIns/template.fields.ts'
import type { ItemId } from '../kernel/ids.ts'
import { choice, type Draft, field, line, number, recordOf, type Saved, text, yesNo } from '../kernel/record.ts'
import { isAboutEach, kindNames, type QuestionKind } from './questionKinds.ts'
import { stepsField, stepsOf } from './steps.ts'

export const QUESTIONS_MOST = 30
const WEIGHT_MOST = 100

/** Who of the two answers a question. What neither is asked is asked of others alone. */
export const askedNames = { ...askedOfTwo, neither: 'Neither' } as const

/** Which others it is asked of (`areas.md` 1.7, 10; ours): those who work with the employee, or for them. */
export const othersNames = {
  none: 'No one else',
  peers: 'Peers',
  reports: 'Direct reports',
  both: 'Peers and direct reports',
} as const

/** What is asked about each may be rated, or only written about. */
const choicesOfKind = (kind: QuestionKind, count: number): string | null => {
  if (kind === 'text') return count > 0 ? 'An answer in words has no steps' : null
  return count < (isAboutEach(kind) ? 0 : 2) || count === 1 ? 'Enter at least two' : null
}

export const questionFields = recordOf(
  {
    text: line('Question', 300),
    help: text('Help', 500),
    asked: choice('Asked of', askedNames, 'both'),
    others: choice('Feedback from others', othersNames, 'none'),
    kind: choice('Answer', kindNames, 'text'),
    /** The steps of a scale, from the lowest up, or what is chosen from. */
    choices: stepsField('Steps'),
    weight: {
      ...number(
        'Weight',
        { least: 0, most: WEIGHT_MOST, isWhole: true },
        `Enter a whole number from 0 to ${WEIGHT_MOST}`,
      ),
      blank: '1',
    },
  },
  ({ asked, others, kind, choices }) => ({
    others:
      asked === 'neither' && others === 'none'
        ? 'Ask someone'
        : kind === 'goals' && others !== 'none'
          ? // Whom a goal is shared with is its owner's to say.
            'Questions about goals cannot be for others, who may not have access to them'
          : null,
    choices: choicesOfKind(kind, choices.length),
  }),
)
export interface Question extends Saved<typeof questionFields.fields> {
  readonly id: ItemId
}
export type TemplateSection = SectionOf<Question>

export type QuestionDraft = Draft<typeof questionFields.fields> & { readonly id: ItemId }
type SectionDraft = SectionOf<QuestionDraft>

export const blankQuestion = (id: ItemId): QuestionDraft => ({ id, ...questionFields.blank })

/**
 * Answered in another manner: steps are given to what is answered by them, and taken from what is answered in words. A scale
 * begins with that of the client (`settings.fields.ts`).
 */
export const ofKind = (
  kind: QuestionKind,
  { choices }: Pick<QuestionDraft, 'choices'>,
  scale: ReadonlyArray<string>,
): Pick<QuestionDraft, 'kind' | 'choices'> => {
  const isGiven = choices.length === 0 && kind !== 'text' && !isAboutEach(kind)
  return { kind, choices: kind === 'text' ? [] : isGiven ? stepsOf(kind === 'scale' ? scale : ['', '']) : choices }
}

/** Whether it counts in the score: it is answered by steps of a scale. */
export const isRated = ({
  kind,
  choices,
}: {
  readonly kind: QuestionKind
  readonly choices: ReadonlyArray<unknown>
}): boolean => kind === 'scale' || (isAboutEach(kind) && choices.length > 0)

const questionsProblem = problemOfSections<QuestionDraft>({
  questionsMost: QUESTIONS_MOST,
  problemOf: (question) => Object.values(questionFields.problems(question))[0] ?? null,
})

/** A review is between the two: others are asked beside them. */
const sectionsProblem = (sections: ReadonlyArray<SectionDraft>): string | null =>
  questionsProblem(sections) ??
  (sections.some(({ questions }) => questions.some(({ asked }) => asked !== 'neither'))
    ? null
    : 'Add a question for the employee or the reviewer')

const toSaved = (sections: ReadonlyArray<SectionDraft>): ReadonlyArray<TemplateSection> =>
  sections.map(({ id, questions, ...section }) => ({
    id,
    ...sectionFields.toSaved(section),
    questions: questions.map((question) => ({ id: question.id, ...questionFields.toSaved(question) })),
  }))

const toTyped = (sections: ReadonlyArray<TemplateSection>): ReadonlyArray<SectionDraft> =>
  sections.map(({ id, questions, ...section }) => ({
    id,
    ...sectionFields.draftOf(section),
    questions: questions.map((question) => ({ id: question.id, ...questionFields.draftOf(question) })),
  }))

export const templateFields = recordOf({
  name: line('Name', 120),
  description: text('Description', 1000),
  isArchived: yesNo('Archived', false),
  sections: field<ReadonlyArray<SectionDraft>, ReadonlyArray<TemplateSection>>('Sections', {
    blank: [],
    problem: sectionsProblem,
    toSaved,
    toTyped,
  }),
})

export type TemplateDraft = Draft<typeof templateFields.fields>

/** A new template like one there is: only its name is still to be given. */
export const copied = ({ content }: { readonly content: Saved<typeof templateFields.fields> }): TemplateDraft => ({
  ...templateFields.draftOf(content),
  name: '',
  isArchived: false,
})

/** Why sections that are sent cannot stand; null when they can. */
export const sentProblem = (sections: ReadonlyArray<TemplateSection>): string | null =>
  sectionsProblem(toTyped(sections))
