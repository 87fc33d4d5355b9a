/** The fields of a template (`kernel/record.ts`): sections with questions, in an order of their own. All ours. */
import { lineProblem, problemSentence, requiredLineProblem } from '../kernel/inputProblems.ts'
import { field, line, recordOf, text } from '../kernel/record.ts'

/** Who answers a question. */
export const askedNames = { both: 'Both', employee: 'The employee', reviewer: 'The reviewer' } as const
export type Asked = keyof typeof askedNames

/** How it is answered. A scale runs from 1 to 5. */
export const answerNames = { text: 'In words', scale: 'From 1 to 5' } as const
export type AnswerKind = keyof typeof answerNames

export interface Question {
  readonly id: string
  readonly text: string
  readonly asked: Asked
  readonly kind: AnswerKind
}

export interface TemplateSection {
  readonly id: string
  readonly title: string
  readonly questions: ReadonlyArray<Question>
}

export const SECTIONS_MOST = 12
export const QUESTIONS_MOST = 20
export const QUESTION_MAX = 300
export const SECTION_MAX = 80

const sectionsProblem = (sections: ReadonlyArray<TemplateSection>): string | null => {
  if (sections.length > SECTIONS_MOST) return `At most ${SECTIONS_MOST} sections`
  for (const { title, questions } of sections) {
    const problem = problemSentence(requiredLineProblem(title, SECTION_MAX), SECTION_MAX)
    if (problem !== null) return `Title of a section: ${problem}`
    if (questions.length > QUESTIONS_MOST) return `At most ${QUESTIONS_MOST} questions in a section`
    for (const { text } of questions) {
      const wrong =
        text.trim() === '' ? 'This is needed' : problemSentence(lineProblem(text, QUESTION_MAX), QUESTION_MAX)
      if (wrong !== null) return `A question: ${wrong}`
    }
  }
  return questionCount(sections) === 0 ? 'Add a question' : null
}

export const questionCount = (sections: ReadonlyArray<TemplateSection>): number =>
  sections.reduce((count, { questions }) => count + questions.length, 0)

const trimmed = (sections: ReadonlyArray<TemplateSection>): ReadonlyArray<TemplateSection> =>
  sections.map((section) => ({
    ...section,
    title: section.title.trim(),
    questions: section.questions.map((question) => ({ ...question, text: question.text.trim() })),
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
