import { Clock, Effect, Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { sides } from '../../domain/checkIns/access.ts'
import { EmployeeId } from '../../domain/kernel/ids.ts'
import { type ReviewDuty, reviewDuties } from '../../domain/reviews/duties.ts'
import { type FeedbackDuty, feedbackDuties, proposalDuties } from '../../domain/reviews/feedback/duties.ts'
import { PerformanceReview } from '../../domain/reviews/nouns.ts'
import { mayEnter } from '../http/gates.ts'
import { type Database, rowsOf, type Sql } from '../store/database.ts'
import { askedForFeedback } from './feedback/feedback.store.ts'
import { proposedTo } from './feedback/proposals.store.ts'
import { asksJson, cycleJson, submittedByJson, worksHereJson } from './review.sql.ts'

/** What reviews ask of the caller, for the to-do list. Without the module they ask nothing. */
export const reviewDutiesOf = (
  caller: Caller,
): Effect.Effect<ReadonlyArray<ReviewDuty | FeedbackDuty>, never, Database> =>
  Effect.gen(function* () {
    if (!mayEnter(caller, { module: 'performanceReviews' }).allowed) return []
    const now = yield* Clock.currentTimeMillis
    const isCondensed = caller.flags.includes('condensedPerformanceReviews')
    return [
      ...reviewDuties(yield* rowsOf(caller, openReviewsOf(caller.employeeId)), { isCondensed, now }),
      ...feedbackDuties(yield* rowsOf(caller, askedForFeedback(caller.employeeId))),
      ...proposalDuties(yield* rowsOf(caller, proposedTo(caller.employeeId))),
    ]
  })

const { id, name, stage, submittedBy, asks, cycle, scheduledDateUTC, dueDateUtc, worksHere } = PerformanceReview.fields
const Awaiting = {
  id,
  name,
  stage,
  submittedBy,
  asks,
  cycle,
  worksHere,
  scheduledDateUTC,
  dueDateUtc,
  other: Schema.String,
  side: Schema.Literals(sides),
  employeeId: EmployeeId,
}

/** Those they take part in that are not complete. */
export const openReviewsOf = (employeeId: EmployeeId) => (sql: Sql) =>
  sql.of(Awaiting)`
    select r.id, r.name, r.stage, r.employee_id as "employeeId", o.full_name as other,
      r.scheduled_utc as "scheduledDateUTC", r.due_utc as "dueDateUtc",
      ${sql.literal(submittedByJson)} as "submittedBy", ${sql.literal(asksJson)} as asks,
      ${sql.literal(cycleJson)} as cycle, ${sql.literal(worksHereJson)} as "worksHere",
      case when r.employee_id = ${employeeId}::uuid then 'employee' else 'reviewer' end as side
    from reviews r
    join employees o on o.tenant_id = r.tenant_id and o.id in (r.employee_id, r.reviewer_id) and o.id <> ${employeeId}::uuid
    where r.tenant_id = ${sql.tenantId}::uuid and ${employeeId}::uuid in (r.employee_id, r.reviewer_id)
      and r.stage <> 'Complete'
    order by r.due_utc, r.id`
