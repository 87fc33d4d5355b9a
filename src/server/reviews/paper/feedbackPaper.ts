import type { AskedQuestion } from '../../../domain/reviews/answers.ts'
import { askedOfGroup } from '../../../domain/reviews/feedback/groups.ts'
import type { FeedbackOfGroup, FeedbackTally, ReviewFeedback } from '../../../domain/reviews/feedback/nouns.ts'
import { groupNames, tooFewWords, writtenAverage } from '../../../domain/reviews/feedback/wording.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { isolated, type Part, plain } from '../../paper/paper.ts'

interface Printed {
  readonly review: Pick<PerformanceReview, 'sections'>
  /** As the reader sees it. */
  readonly feedback: ReviewFeedback
}

const heading = (level: 2 | 3, of: string): Part => ({ kind: 'heading', level, runs: plain(of) })
const text = (of: string, depth = 0): Part => ({ kind: 'text', depth, runs: plain(of) })

/** What others said, as the page shows it: nothing more is handed to the paper. */
export const feedbackParts = ({ review, feedback }: Printed): ReadonlyArray<Part> => {
  if (!feedback.isOpenToReader) return []
  return feedback.groups
    .filter(({ asked }) => asked > 0)
    .flatMap((group) => [
      heading(2, `Feedback from others: ${groupNames[group.group]}`),
      ...(group.answered === null
        ? [text(tooFewWords(feedback))]
        : askedOfGroup(review.sections, group.group)
            .flatMap(({ questions }) => questions)
            .flatMap((question) => saidTo(question, group))),
    ])
}

const saidTo = (question: AskedQuestion, { said }: FeedbackOfGroup): ReadonlyArray<Part> => {
  const found = said.find(({ questionId }) => questionId === question.id)
  if (found === undefined) return []
  return [
    heading(3, question.text),
    ...(question.parts.length === 0 ? tallied(question, found) : []),
    ...question.parts.flatMap(({ id, name }) => {
      const part = found.parts.find((one) => one.id === id)
      return part === undefined ? [] : [text(isolated(name)), ...tallied(question, part)]
    }),
  ]
}

const tallied = ({ choices }: AskedQuestion, { counts, average, texts }: FeedbackTally): ReadonlyArray<Part> => {
  const isRated = counts.some((count) => count > 0)
  if (!isRated && texts.length === 0) return [text('No answer')]
  const steps = choices.map((name, at) => `${name}: ${counts[at] ?? 0}`).join(', ')
  return [
    ...(isRated ? [text(average === null ? steps : `${steps}. ${writtenAverage(average, choices.length)}`)] : []),
    ...texts.map((one) => text(one.by === null ? `• ${one.text}` : `• ${one.text} (${isolated(one.by.fullName)})`)),
  ]
}
