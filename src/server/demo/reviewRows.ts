import { createHash } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { sides } from '../../domain/checkIns/access.ts'
import { momentsOf } from '../../domain/checkIns/moments.ts'
import type { ItemId } from '../../domain/kernel/ids.ts'
import { askedAbout, askedBy, asksOf, type Part } from '../../domain/reviews/answers.ts'
import { isWritten, reviewStages } from '../../domain/reviews/lifecycle.ts'
import { isAboutEach } from '../../domain/reviews/questionKinds.ts'
import type { TemplateSection } from '../../domain/reviews/template.fields.ts'
import type { DemoReview, DemoReviewAnswer, DemoReviewTemplate } from './demoReviews.ts'
import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { cycleRows, occasionRows, reviewsOfCycles } from './reviewCycleRows.ts'
import { feedbackRows } from './reviewFeedbackRows.ts'
import { idIn, type Row, type TableRows } from './rows.ts'

type Side = (typeof sides)[number]

/** As the table of templates holds it. */
export const reviewTemplateContent = (tenant: DemoTenant, template: DemoReviewTemplate) => ({
  name: template.name,
  description: template.description,
  isArchived: template.isArchived === true,
  sections: sectionsOf(tenant, template),
})

const sectionsOf = (
  tenant: DemoTenant,
  { name, questions = [], sections = [['Questions', questions]] }: DemoReviewTemplate,
): ReadonlyArray<TemplateSection> =>
  sections.map(([title, asked]) => ({
    id: idIn(tenant, 'review section', `${name}/${title}`) as ItemId,
    title,
    questions: asked.map((one) => {
      const { text, ...more } = typeof one === 'string' ? { text: one } : one
      return {
        id: idIn(tenant, 'review question', `${name}/${text}`) as ItemId,
        text,
        help: '',
        asked: 'both' as const,
        others: 'none' as const,
        kind: 'text' as const,
        choices: [],
        weight: 1,
        ...more,
      }
    }),
  }))

export const reviewRows = (tenant: DemoTenant, moments: Moments): readonly TableRows[] => {
  const told = [...(tenant.reviews ?? []), ...reviewsOfCycles(tenant)].map((review) => tellOf(tenant, review, moments))
  return [
    cycleRows(tenant, moments, (template) => askedBy(sectionsOf(tenant, templateCalled(tenant, template)))),
    { table: 'reviews', rows: told.map(({ row }) => row) },
    { table: 'review_submits', rows: told.flatMap(({ submits }) => submits) },
    { table: 'review_answers', rows: told.flatMap(({ answers }) => answers) },
    ...feedbackRows(tenant, told),
    { table: 'review_points', rows: told.flatMap((one) => pointsOf(tenant, one)) },
    { table: 'review_events', rows: told.flatMap((one) => eventsOf(tenant, one)) },
    occasionRows(told.map(({ row }) => row)),
  ]
}

const templateCalled = (tenant: DemoTenant, name: string): DemoReviewTemplate => {
  const template = tenant.company.reviewTemplates.find((one) => one.name === name)
  if (template === undefined) throw new Error(`No review template is called ${name}`)
  return template
}

type Told = ReturnType<typeof tellOf>

const tellOf = (tenant: DemoTenant, review: DemoReview, moments: Moments) => {
  const { of, by, name, stage } = review
  const id = idIn(tenant, 'review', `${of}/${name}`)
  const asked = askedBy(sectionsOf(tenant, templateCalled(tenant, review.template)))
  const sections = stage === 'Scheduled' ? asked : askedAbout(asked, partsOf(tenant, review))
  const asks = asksOf(sections)
  const scheduledDay = moments.day(review.beginsInDays, tenant.timeZone)
  const dueDay = moments.day(review.dueInDays, tenant.timeZone)
  const { scheduledUtc, dueUtc } = momentsOf(tenant.timeZone, { day: scheduledDay, time: '00:00', dueDay })
  /** So many steps after it began, the last of them before now. */
  const after = (days: number) =>
    moments.past(new Date(Date.parse(scheduledUtc) + days * millisecondsInDay).toISOString())
  const isIn = (side: Side) => asks[side] && (isWritten({ stage }) || review.submitted === side)
  const answers = sides.flatMap((side) => answersOf(tenant, review, { id, sections, side, at: after(3) }))
  return {
    id,
    review,
    after,
    isIn,
    sections,
    answers,
    row: {
      id,
      employee_id: idIn(tenant, 'employee', of),
      reviewer_id: idIn(tenant, 'employee', by),
      name,
      position_title: tenant.people.find(([key]) => key === of)?.[3] ?? null,
      sections,
      asks_employee: asks.employee,
      asks_reviewer: asks.reviewer,
      hides_until_both: true,
      scheduled_day: scheduledDay,
      scheduled_utc: scheduledUtc,
      due_day: dueDay,
      due_utc: dueUtc,
      stage,
      completed_utc: stage === 'Complete' ? after(15) : null,
      created_utc: after(-14),
      cycle_id: review.cycle === undefined ? null : idIn(tenant, 'review cycle', review.cycle),
    },
    submits: sides.map((side) => submitOf(tenant, { id, side, at: isIn(side) ? after(5) : null, answers })),
  }
}

const partsOf = (tenant: DemoTenant, { of }: DemoReview) => ({
  goals: (tenant.goals ?? [])
    .filter((goal) => goal.of === of && goal.state === 'Active')
    .map(({ title }): Part => ({ id: idIn(tenant, 'goal', `${of}/${title}`) as ItemId, name: title })),
  coreValues: tenant.company.coreValues.map(([name]): Part => ({ id: idIn(tenant, 'value', name) as ItemId, name })),
  responsibilities: [],
})

const answersOf = (
  tenant: DemoTenant,
  review: DemoReview,
  { id, sections, side, at }: { id: string; sections: ReturnType<typeof askedBy>; side: Side; at: string },
): readonly Row[] =>
  sections.flatMap(({ questions }) =>
    questions.flatMap((question) => {
      const said: DemoReviewAnswer | undefined = review.answers?.[question.text]?.[side]
      if (said === undefined) return []
      const [chosen, text] = typeof said === 'string' ? [null, said] : typeof said === 'number' ? [said, ''] : said
      const isOfEach = isAboutEach(question.kind)
      return [
        {
          review_id: id,
          side,
          question_id: question.id,
          text,
          chosen: isOfEach ? null : chosen,
          parts: isOfEach ? question.parts.map((part) => ({ id: part.id, text: '', chosen })) : [],
          by_id: idIn(tenant, 'employee', side === 'employee' ? review.of : review.by),
          updated_utc: at,
        },
      ]
    }),
  )

const submitOf = (
  tenant: DemoTenant,
  { id, side, at, answers }: { id: string; side: Side; at: string | null; answers: readonly Row[] },
): Row => {
  const own = answers.filter((answer) => answer.side === side)
  return {
    id: idIn(tenant, 'review submit', `${id}/${side}`),
    review_id: id,
    side,
    submitted_utc: at,
    receipt_id: at === null ? null : idIn(tenant, 'review receipt', `${id}/${side}`),
    answers: at === null ? null : own.length,
    sha256: at === null ? null : createHash('sha256').update(JSON.stringify(own)).digest('hex'),
  }
}

const reached = ({ stage }: DemoReview, other: DemoReview['stage']): boolean =>
  reviewStages.indexOf(stage) >= reviewStages.indexOf(other)

/** The company's list, once it is discussed; a condensed one that went on without a discussion has none. */
const pointsOf = (tenant: DemoTenant, { id, review, after }: Told): readonly Row[] =>
  reached(review, 'Discussing') && review.notes !== undefined
    ? tenant.company.discussionPoints.map(([text, type]) => ({
        id: idIn(tenant, 'review point', `${id}/${text}`),
        review_id: id,
        type,
        text,
        note: review.notes?.[text] ?? '',
        updated_utc: after(10),
      }))
    : []

const eventsOf = (tenant: DemoTenant, { id, review, after, isIn }: Told): readonly Row[] => {
  const { of, by, withdrawn, notes } = review
  const steps: readonly (readonly [
    action: string,
    by: string,
    days: number,
    happened: boolean,
    reason?: string | undefined,
  ])[] = [
    ['begin', by, 0, reached(review, 'Writing')],
    ['submit', withdrawn?.[0] === 'reviewer' ? by : of, 3, withdrawn !== undefined],
    ['withdraw', withdrawn?.[0] === 'reviewer' ? by : of, 4, withdrawn !== undefined, withdrawn?.[1]],
    ['submit', of, 5, isIn('employee')],
    ['submit', by, 5, isIn('reviewer')],
    ['discuss', by, 8, reached(review, 'Discussing') && notes !== undefined],
    ['report', by, 11, reached(review, 'Report')],
    ['acknowledge', of, 13, review.acknowledged !== undefined, review.acknowledged],
    ['complete', by, 15, review.stage === 'Complete'],
  ]
  return steps
    .filter(([, , , happened]) => happened)
    .map(([action, who, days, , reason = '']) => ({
      id: idIn(tenant, 'review event', `${id}/${action}/${who}/${days}`),
      review_id: id,
      action,
      by_id: idIn(tenant, 'employee', who),
      reason,
      at_utc: after(days),
    }))
}
