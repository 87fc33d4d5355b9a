/** The fields of a template (`kernel/record.ts`): sections with questions, in an order of their own. All ours. */
import { choice, field, line, recordOf, type Saved, text } from '../kernel/record.ts'

/** Who answers a question. */
export const askedNames = { both: 'Both', employee: 'The employee', reviewer: 'The reviewer' } as const

/** How it is answered. A scale runs from 1 to 5. */
export const answerNames = { text: 'In words', scale: 'From 1 to 5' } as const

export const SECTIONS_MOST = 12
export const QUESTIONS_MOST = 20

export const questionFields = recordOf({
  text: line('Question', 300),
  asked: choice('Asked of', askedNames, 'both'),
  kind: choice('Answered', answerNames, 'text'),
})
export const sectionFields = recordOf({ title: line('Title', 80) })

export interface Question extends Saved<typeof questionFields.fields> {
  readonly id: string
}

export interface TemplateSection extends Saved<typeof sectionFields.fields> {
  readonly id: string
  readonly questions: ReadonlyArray<Question>
}

const sectionsProblem = (sections: ReadonlyArray<TemplateSection>): string | null => {
  if (sections.length > SECTIONS_MOST) return `At most ${SECTIONS_MOST} sections`
  for (const { title, questions } of sections) {
    const problem = sectionFields.fields.title.problem(title)
    if (problem !== null) return `Title of a section: ${problem}`
    if (questions.length > QUESTIONS_MOST) return `At most ${QUESTIONS_MOST} questions in a section`
    for (const { text } of questions) {
      const wrong = questionFields.fields.text.problem(text)
      if (wrong !== null) return `A question: ${wrong}`
    }
  }
  const ids = sections.flatMap(({ questions }) => questions.map(({ id }) => id))
  if (new Set(ids).size < ids.length) return 'Each question stands once'
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
  description: text('What it is for', 500),
  sections: field<ReadonlyArray<TemplateSection>>('Sections', {
    blank: [],
    problem: sectionsProblem,
    toSaved: trimmed,
  }),
})

/** The same list with one moved to another's place. */
export const moved = <One>(list: ReadonlyArray<One>, from: number, to: number): ReadonlyArray<One> => {
  const one = list[from]
  if (one === undefined || to < 0 || to >= list.length) return list
  return list.filter((_, at) => at !== from).toSpliced(to, 0, one)
}
