import { Schema } from 'effect'
import { EmployeeId, type ReviewCycleId, ReviewId } from '../../../domain/kernel/ids.ts'
import { OwnFeedback } from '../../../domain/reviews/feedback/nouns.ts'
import { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { firstRow, type Sql, TenantSql } from '../../store/database.ts'

const { stage, sections } = PerformanceReview.fields

const ToAsk = Schema.Struct({
  id: ReviewId,
  employeeId: EmployeeId,
  reviewerId: EmployeeId,
  stage,
  isClosed: OwnFeedback.fields.isClosed,
  asked: Schema.Array(EmployeeId),
  askedPeers: Schema.Int,
  proposed: Schema.Array(EmployeeId),
})

const columns = `r.id, r.employee_id as "employeeId", r.reviewer_id as "reviewerId", r.stage,
  exists (select from review_feedback f
    where f.tenant_id = r.tenant_id and f.review_id = r.id and f.closed_utc is not null) as "isClosed",
  array(select q.employee_id from review_feedback_requests q
    where q.tenant_id = r.tenant_id and q.review_id = r.id and q.employee_id is not null) as asked,
  (select count(*)::int from review_feedback_requests q
    where q.tenant_id = r.tenant_id and q.review_id = r.id and q.group_name = 'peers') as "askedPeers",
  array(select o.employee_id from review_feedback_proposals o
    where o.tenant_id = r.tenant_id and o.review_id = r.id and o.state = 'Proposed' order by o.employee_id) as proposed`

/** Of a cycle, those that are not written yet, in the order of their people. */
export const reviewsToAsk = (id: ReviewCycleId) => (sql: Sql) =>
  sql.of(ToAsk)`
    select ${sql.literal(columns)}
    from reviews r join employees e on e.tenant_id = r.tenant_id and e.id = r.employee_id
    where r.tenant_id = ${sql.tenantId}::uuid and r.cycle_id = ${id}::uuid and r.stage in ('Scheduled', 'Writing')
    order by e.full_name collate list_order, r.id`

/** Nobody asks in them, closes or submits them until the end of the transaction. */
export const holdReviews = (id: ReviewCycleId) =>
  TenantSql.use(
    (sql) => sql`
      select from reviews where tenant_id = ${sql.tenantId}::uuid and cycle_id = ${id}::uuid and stage in ('Scheduled', 'Writing')
      order by id for no key update`,
  )

/** What each review of a cycle asks. */
export const askedInCycle = (id: ReviewCycleId) =>
  firstRow(
    (sql) => sql.of({ sections })`
      select sections from review_cycles where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )
