import { Schema } from 'effect'
import { DepartmentId, ReviewCycleId, ReviewId } from '../../../domain/kernel/ids.ts'
import { PerformanceReview, ReviewAnswer } from '../../../domain/reviews/nouns.ts'
import type { Sql } from '../../store/database.ts'
import { personJson } from '../../store/json.sql.ts'
import { hasSubmitted, submittedByJson } from '../review.sql.ts'

const { employee, reviewer, stage, submittedBy, hidesUntilBoth, sections } = PerformanceReview.fields
const { side, questionId, chosen } = ReviewAnswer.fields

export const cycleToCalibrate = (id: ReviewCycleId) => (sql: Sql) =>
  sql.of({ id: ReviewCycleId, name: Schema.String, sections })`
    select id, name, sections from review_cycles where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`

const ToCalibrate = Schema.Struct({
  id: ReviewId,
  employee,
  reviewer,
  departmentId: Schema.NullOr(DepartmentId),
  department: Schema.NullOr(Schema.String),
  stage,
  submittedBy,
  hidesUntilBoth,
  answers: Schema.Array(Schema.Struct({ side, questionId, chosen, parts: Schema.Array(Schema.Struct({ chosen })) })),
})

/** Of what the reviewers have submitted the ratings, without a word. */
const ratings = `coalesce((
  select json_agg(json_build_object('side', a.side, 'questionId', a.question_id, 'chosen', a.chosen, 'parts', (
    select coalesce(json_agg(json_build_object('chosen', p -> 'chosen')), '[]'::json) from jsonb_array_elements(a.parts) p)))
  from review_answers a
  where a.tenant_id = r.tenant_id and a.review_id = r.id and a.side = 'reviewer' and ${hasSubmitted("'reviewer'")}),
  '[]'::json)`

export const reviewsToCalibrate = (id: ReviewCycleId) => (sql: Sql) =>
  sql.of(ToCalibrate)`
    select r.id, ${sql.literal(personJson('r', 'employee_id'))} as employee,
      ${sql.literal(personJson('r', 'reviewer_id'))} as reviewer, e.department_id as "departmentId", d.name as department,
      r.stage, ${sql.literal(submittedByJson)} as "submittedBy", r.hides_until_both as "hidesUntilBoth",
      ${sql.literal(ratings)} as answers
    from reviews r
    join employees e on e.tenant_id = r.tenant_id and e.id = r.employee_id
    left join departments d on d.tenant_id = e.tenant_id and d.id = e.department_id
    where r.tenant_id = ${sql.tenantId}::uuid and r.cycle_id = ${id}::uuid
    order by e.full_name collate list_order, r.id`
