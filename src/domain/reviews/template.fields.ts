/** The fields of a template of reviews (`kernel/record.ts`): sections with questions, in an order of their own. All ours. */
import { askedNames, sectionsProblem as problemOfSections, sectionFields } from '../checkIns/template.fields.ts'
import type { ItemId } from '../kernel/ids.ts'
import { choice, type Draft, field, line, number, recordOf, type Saved, text, yesNo } from '../kernel/record.ts'

/** How it is answered. The last three are asked about each goal, value or position there is. */
const kindNames = {
  text: 'In words',
  scale: 'On a scale',
  choice: 'By choosing one',
  goals: 'About each goal',
  coreValues: 'About each core value',
  responsibilities: 'About each position',
} as const
export type QuestionKind = keyof typeof kindNames

export const QUESTIONS_MOST = 30
export const CHOICES_MOST = 10
export const CHOICE_MAX = 60
const WEIGHT_MOST = 100

export const isAboutEach = (kind: QuestionKind): boolean =>
  kind === 'goals' || kind === 'coreValues' || kind === 'responsibilities'

const stepFields = recordOf({ name: line('Name', CHOICE_MAX) })

const choicesProblem = (choices: ReadonlyArray<string>): string | null => {
  if (choices.length > CHOICES_MOST) return `At most ${CHOICES_MOST}`
  for (const name of choices) {
    const problem = stepFields.fields.name.problem(name)
    if (problem !== null) return problem
  }
  const said = choices.map((name) => name.trim().toLowerCase())
  return new Set(said).size < said.length ? 'Each name stands once' : null
}

export const questionFields = recordOf(
  {
    text: line('Question', 300),
    help: text('Help', 500),
    asked: choice('Asked of', askedNames, 'both'),
    kind: choice('Answered', kindNames, 'text'),
    /** The steps of a scale, from the lowest up, or what is chosen from. */
    choices: field<ReadonlyArray<string>>('Steps', {
      blank: [],
      problem: choicesProblem,
      toSaved: (choices) => choices.map((name) => name.trim()),
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
export interface TemplateSection extends Saved<typeof sectionFields.fields> {
  readonly id: ItemId
  readonly questions: ReadonlyArray<Question>
}

type QuestionDraft = Draft<typeof questionFields.fields> & { readonly id: ItemId }
interface SectionDraft extends Draft<typeof sectionFields.fields> {
  readonly id: ItemId
  readonly questions: ReadonlyArray<QuestionDraft>
}

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

/** Why sections that are sent cannot stand; null when they can. */
export const sentProblem = (sections: ReadonlyArray<TemplateSection>): string | null =>
  sectionsProblem(toTyped(sections))
