import type { AskedSection } from '../../domain/reviews/answers.ts'
import type { DemoReview } from './demoReviews.ts'
import type { DemoTenant } from './demoTenant.ts'
import { idIn, type Row, type TableRows } from './rows.ts'

interface Told {
  readonly id: string
  readonly review: DemoReview
  readonly sections: ReadonlyArray<AskedSection>
  readonly after: (days: number) => string
}

/** Who was asked for feedback in the reviews of a demo tenant, and what they said. */
export const feedbackRows = (tenant: DemoTenant, told: ReadonlyArray<Told>): readonly TableRows[] => {
  const requests = told.flatMap((one) => requestsOf(tenant, one))
  return [
    { table: 'review_feedback', rows: told.filter(({ review }) => review.feedback !== undefined).map(roundOf) },
    { table: 'review_feedback_requests', rows: requests.map(({ row }) => row) },
    { table: 'review_feedback_proposals', rows: told.flatMap((one) => proposalsOf(tenant, one)) },
    { table: 'review_feedback_answers', rows: requests.flatMap(({ answers }) => answers) },
  ]
}

const roundOf = ({ id, review, after }: Told): Row => ({
  review_id: id,
  is_anonymous: true,
  smallest_group: 3,
  closed_utc: review.feedback?.isClosed ? after(5) : null,
})

const proposalsOf = (tenant: DemoTenant, { id, review }: Told): ReadonlyArray<Row> =>
  Object.entries(review.feedback?.proposed ?? {}).map(([key, reason]) => ({
    review_id: id,
    employee_id: idIn(tenant, 'employee', key),
    reason,
  }))

const requestsOf = (tenant: DemoTenant, { id, review, sections, after }: Told) =>
  Object.entries(review.feedback?.asked ?? {}).map(([key, said]) => {
    const requestId = idIn(tenant, 'review feedback', `${id}/${key}`)
    const manager = tenant.people.find(([person]) => person === key)?.[5]
    const row: Row = {
      id: requestId,
      review_id: id,
      employee_id: idIn(tenant, 'employee', key),
      group_name: manager === review.of ? 'reports' : 'peers',
      state: said === null ? 'Open' : 'Submitted',
    }
    const questions = sections.flatMap((section) => section.questions)
    const answers = Object.entries(said ?? {}).map(([text, answer]): Row => {
      const [chosen, words] =
        typeof answer === 'string' ? [null, answer] : typeof answer === 'number' ? [answer, ''] : answer
      return {
        request_id: requestId,
        question_id: questions.find((question) => question.text === text)?.id,
        text: words,
        chosen,
        parts: [],
        updated_utc: after(3),
      }
    })
    return { row, answers }
  })
