import { type AskedSection, asksOf } from '../../domain/reviews/answers.ts'
import type { DemoReview, DemoReviewCycle } from './demoReviews.ts'
import type { DemoTenant } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { idIn, type Row, type TableRows } from './rows.ts'

/** What a cycle has planned, as reviews are told; one that has a due day of its own was moved by hand. */
export const reviewsOfCycles = ({ reviewCycles = [] }: DemoTenant): readonly DemoReview[] =>
  reviewCycles.flatMap(({ name, template, beginsInDays, dueInDays, reviews }) =>
    reviews.map(([of, by, stage, more]) => ({
      of,
      by,
      name,
      template,
      beginsInDays,
      dueInDays,
      stage,
      cycle: name,
      ...more,
    })),
  )

export const cycleRows = (
  tenant: DemoTenant,
  moments: Moments,
  sectionsOf: (template: string) => ReadonlyArray<AskedSection>,
): TableRows => ({
  table: 'review_cycles',
  rows: (tenant.reviewCycles ?? []).map((cycle) =>
    rowOf(tenant, cycle, { moments, sections: sectionsOf(cycle.template) }),
  ),
})

const rowOf = (
  tenant: DemoTenant,
  { name, template, departments, beginsInDays, dueInDays, reviews }: DemoReviewCycle,
  { moments, sections }: { readonly moments: Moments; readonly sections: ReadonlyArray<AskedSection> },
): Row => {
  const id = idIn(tenant, 'review cycle', name)
  const [from, dueDay] = [moments.day(beginsInDays, tenant.timeZone), moments.day(dueInDays, tenant.timeZone)]
  const asks = asksOf(sections)
  return {
    id,
    name,
    rules: {
      id,
      name,
      templateId: idIn(tenant, 'review template', template),
      who: departments.length === 0 ? 'people' : 'departments',
      departmentIds: departments.map((department) => idIn(tenant, 'department', department)),
      managerId: null,
      employeeIds: departments.length === 0 ? reviews.map(([of]) => idIn(tenant, 'employee', of)) : [],
      kind: 'byDates',
      from,
      dueDay,
      months: null,
      dueDays: null,
      reviewerId: null,
    },
    made: { id, planned: reviews.length, skipped: [] },
    template_name: template,
    sections,
    asks_employee: asks.employee,
    asks_reviewer: asks.reviewer,
    hides_until_both: true,
    from_day: from,
    due_day: dueDay,
  }
}

/** By dates everybody has one. */
export const occasionRows = (reviews: readonly Row[]): TableRows => ({
  table: 'review_occasions',
  rows: reviews
    .filter(({ cycle_id: cycle }) => cycle !== null)
    .map(({ id, cycle_id, employee_id, scheduled_day: day }) => ({
      cycle_id,
      employee_id,
      occasion: 0,
      day,
      review_id: id,
    })),
})
