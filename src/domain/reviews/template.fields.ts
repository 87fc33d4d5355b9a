/** The fields of a template of reviews (`kernel/record.ts`): sections with questions, in an order of their own. All ours. */
import {
  askedNames,
  sectionsProblem as problemOfSections,
  type SectionOf,
  sectionFields,
} from '../checkIns/template.fields.ts'
import type { ItemId } from '../kernel/ids.ts'
import { choice, type Draft, field, line, number, recordOf, type Saved, text, yesNo } from '../kernel/record.ts'
import { isAboutEach, kindNames, type QuestionKind } from './questionKinds.ts'

export const QUESTIONS_MOST = 30
export const CHOICES_MOST = 10
export const CHOICE_MAX = 60
const WEIGHT_MOST = 100

const stepFields = recordOf({ name: line('Name', CHOICE_MAX) })

/** A name that is written: where it stands among the others may change, and what it says. */
export interface Step {
  readonly id: string
  readonly name: string
}

const steps = (names: ReadonlyArray<string>): ReadonlyArray<Step> => names.map((name, at) => ({ id: `${at}`, name }))

const choicesProblem = (choices: ReadonlyArray<Step>): string | null => {
  if (choices.length > CHOICES_MOST) return `At most ${CHOICES_MOST}`
  for (const { name } of choices) {
    const problem = stepFields.fields.name.problem(name)
    if (problem !== null) return problem
  }
  const said = choices.map(({ name }) => name.trim().toLowerCase())
  return new Set(said).size < said.length ? 'Each name stands once' : null
}

export const questionFields = recordOf(
  {
    text: line('Question', 300),
    help: text('Help', 500),
    asked: choice('Asked of', askedNames, 'both'),
    kind: choice('Answered', kindNames, 'text'),
    /** The steps of a scale, from the lowest up, or what is chosen from. */
    choices: field<ReadonlyArray<Step>, ReadonlyArray<string>>('Steps', {
      blank: [],
      problem: choicesProblem,
      toSaved: (choices) => choices.map(({ name }) => name.trim()),
      toTyped: steps,
    }),
    weight: {
      ...number(
        'Weight',
        { least: 0, most: WEIGHT_MOST, isWhole: true },
        `Enter a whole number from 0 to ${WEIGHT_MOST}`,
      ),
      blank: '1',
    },
  },
  ({ kind, choices }) => {
    if (kind === 'text') return choices.length > 0 ? { choices: 'An answer in words has no steps' } : {}
    // What is asked about each may be rated, or only written about.
    return choices.length < (isAboutEach(kind) ? 0 : 2) || choices.length === 1 ? { choices: 'Name at least two' } : {}
  },
)
export interface Question extends Saved<typeof questionFields.fields> {
  readonly id: ItemId
}
export type TemplateSection = SectionOf<Question>

export type QuestionDraft = Draft<typeof questionFields.fields> & { readonly id: ItemId }
type SectionDraft = SectionOf<QuestionDraft>

export const blankQuestion = (id: ItemId): QuestionDraft => ({ id, ...questionFields.blank })

/** Answered in another manner: steps are given to what is answered by them, and taken from what is answered in words. */
export const ofKind = (
  kind: QuestionKind,
  { choices }: Pick<QuestionDraft, 'choices'>,
): Pick<QuestionDraft, 'kind' | 'choices'> => ({
  kind,
  choices: kind === 'text' ? [] : choices.length === 0 && !isAboutEach(kind) ? steps(['', '']) : choices,
})

/** Whether it counts in the score: it is answered by steps of a scale. */
export const isRated = ({
  kind,
  choices,
}: {
  readonly kind: QuestionKind
  readonly choices: ReadonlyArray<unknown>
}): boolean => kind === 'scale' || (isAboutEach(kind) && choices.length > 0)

const sectionsProblem = problemOfSections<QuestionDraft>({
  questionsMost: QUESTIONS_MOST,
  problemOf: (question) => Object.values(questionFields.problems(question))[0] ?? null,
})

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
  description: text('What it is for', 1000),
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
