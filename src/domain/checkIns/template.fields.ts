/** The fields of a template (`kernel/record.ts`): sections with questions, in an order of their own. All ours. */
import type { ItemId } from '../kernel/ids.ts'
import { choice, type Draft, field, line, recordOf, type Saved, text } from '../kernel/record.ts'

/** Who answers a question. */
export const askedNames = { both: 'Both', employee: 'The employee', reviewer: 'The reviewer' } as const

/** How it is answered. A scale runs from 1 to 5. */
export const answerNames = { text: 'In words', scale: 'From 1 to 5' } as const

export const SECTIONS_MOST = 12
export const QUESTIONS_MOST = 20

export const questionFields = recordOf({
  text: line('Question', 300),
  asked: choice('Asked of', askedNames, 'both'),
  kind: choice('Answer', answerNames, 'text'),
})
export const sectionFields = recordOf({ title: line('Title', 80) })

export interface Question extends Saved<typeof questionFields.fields> {
  readonly id: ItemId
}

/** A section, whatever is asked in it. */
export interface SectionOf<Question> extends Saved<typeof sectionFields.fields> {
  readonly id: ItemId
  readonly questions: ReadonlyArray<Question>
}
export type TemplateSection = SectionOf<Question>

interface Sections<Question> {
  readonly questionsMost: number
  readonly problemOf: (question: Question) => string | null
}

/** Why the sections of a template cannot stand; null when they can. */
export const sectionsProblem =
  <Question extends { readonly id: ItemId }>({ questionsMost, problemOf }: Sections<Question>) =>
  (sections: ReadonlyArray<{ readonly title: string; readonly questions: ReadonlyArray<Question> }>): string | null => {
    if (sections.length > SECTIONS_MOST) return `At most ${SECTIONS_MOST} sections`
    for (const { title, questions } of sections) {
      const problem = sectionFields.fields.title.problem(title)
      if (problem !== null) return `Section title: ${problem}`
      if (questions.length > questionsMost) return `At most ${questionsMost} questions in a section`
      for (const question of questions) {
        const wrong = problemOf(question)
        if (wrong !== null) return `A question: ${wrong}`
      }
    }
    const ids = sections.flatMap(({ questions }) => questions.map(({ id }) => id))
    if (new Set(ids).size < ids.length) return 'Each question can be used only once'
    return ids.length === 0 ? 'Add a question' : null
  }

const trimmed = (sections: ReadonlyArray<TemplateSection>): ReadonlyArray<TemplateSection> =>
  sections.map((section) => ({
    ...section,
    ...sectionFields.toSaved(section),
    questions: section.questions.map((question) => ({ ...question, ...questionFields.toSaved(question) })),
  }))

export const templateFields = recordOf({
  name: line('Name', 80),
  description: text('Description', 500),
  sections: field<ReadonlyArray<TemplateSection>>('Sections', {
    blank: [],
    problem: sectionsProblem<Question>({
      questionsMost: QUESTIONS_MOST,
      problemOf: ({ text }) => questionFields.fields.text.problem(text),
    }),
    toSaved: trimmed,
  }),
})

export type TemplateDraft = Draft<typeof templateFields.fields>

interface Asked extends Pick<Question, 'text'> {
  readonly asked: string
}

/** What one side is asked: the sections in which there is something, with that. What is not written yet is not asked. */
export const askedOf = <Q extends Asked>(
  sections: ReadonlyArray<SectionOf<Q>>,
  side: 'employee' | 'reviewer',
): ReadonlyArray<SectionOf<Q>> =>
  sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(
        ({ text, asked }) => text.trim() !== '' && (asked === 'both' || asked === side),
      ),
    }))
    .filter(({ questions }) => questions.length > 0)

export const blankQuestion = (id: ItemId): Question => ({ id, ...questionFields.toSaved(questionFields.blank) })

/** A new section begins with a question that is still to be written. */
export const blankSection = <Q>(id: ItemId, question: Q): SectionOf<Q> => ({ id, title: '', questions: [question] })

/** The sections, or the questions, with one of them changed. */
export const withChanged = <Item extends { readonly id: ItemId }>(
  items: ReadonlyArray<Item>,
  id: ItemId,
  change: Partial<Item>,
): ReadonlyArray<Item> => items.map((item) => (item.id === id ? { ...item, ...change } : item))

/** `2 sections, 7 questions` */
export const sizeInWords = (sections: ReadonlyArray<SectionOf<unknown>>): string => {
  const count = sections.reduce((sum, { questions }) => sum + questions.length, 0)
  const inSections = sections.length === 1 ? '1 section' : `${sections.length} sections`
  return `${inSections}, ${count === 1 ? '1 question' : `${count} questions`}`
}
