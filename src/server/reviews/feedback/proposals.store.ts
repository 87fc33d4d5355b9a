/** Whom the employee proposes to be asked, as it is stored, apart from who is asked. */
import { Schema } from 'effect'
import { EmployeeId, type ReviewId } from '../../../domain/kernel/ids.ts'
import type { Day } from '../../../domain/kernel/nouns.ts'
import type { PeopleProposed } from '../../../domain/reviews/feedback/nouns.ts'
import { type ProposalState, proposalStates } from '../../../domain/reviews/feedback/proposals.ts'
import { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { canBeTold } from '../../employees/listeners.store.ts'
import { type Sql, TenantSql } from '../../store/database.ts'
import { listJson } from '../../store/json.sql.ts'
import { cycleJson } from '../review.sql.ts'

/** Somebody in one review. */
export interface InOne {
  readonly review: ReviewId
  readonly id: EmployeeId
}

/** Of the review `r`. */
export const proposalsJson = listJson(
  `json_build_object('person', json_build_object('id', n.id, 'fullName', n.full_name), 'reason', o.reason, 'state', o.state)`,
  `review_feedback_proposals o join employees n on n.tenant_id = o.tenant_id and n.id = o.employee_id
    where o.tenant_id = r.tenant_id and o.review_id = r.id`,
  'n.full_name collate list_order, n.id',
)

/** The review is locked before. */
export const proposalsIn = (id: ReviewId) =>
  TenantSql.use(
    (sql) => sql.of({ id: EmployeeId, state: Schema.Literals(proposalStates), isAsked: Schema.Boolean })`
      select o.employee_id as id, o.state, q.employee_id is not null as "isAsked"
      from review_feedback_proposals o
      left join review_feedback_requests q
        on q.tenant_id = o.tenant_id and q.review_id = o.review_id and q.employee_id = o.employee_id
      where o.tenant_id = ${sql.tenantId}::uuid and o.review_id = ${id}::uuid`,
  )

/** Who was proposed before stays as they are. */
export const insertProposals = (id: ReviewId, { people, reason }: PeopleProposed) =>
  TenantSql.use(
    (sql) => sql`
      insert into review_feedback_proposals (tenant_id, review_id, employee_id, reason)
      select ${sql.tenantId}::uuid, ${id}::uuid, p.id, ${reason} from unnest(${people}::uuid[]) as p (id)
      on conflict do nothing`,
  )

/** Of whom nothing is decided: the review is locked before. */
export const deleteProposals = (id: ReviewId, people: ReadonlyArray<EmployeeId>) =>
  TenantSql.use(
    (sql) => sql`
      delete from review_feedback_proposals
      where tenant_id = ${sql.tenantId}::uuid and review_id = ${id}::uuid and employee_id = any(${people}::uuid[])
        and state = 'Proposed'`,
  )

/** What is decided of those of them who were proposed. */
export const decideProposals = (people: ReadonlyArray<InOne>, state: Exclude<ProposalState, 'Proposed'>) =>
  TenantSql.use(
    (sql) => sql`
      update review_feedback_proposals o set state = ${state}
      from jsonb_to_recordset(${JSON.stringify(people)}::text::jsonb) as p (review uuid, id uuid)
      where o.tenant_id = ${sql.tenantId}::uuid and o.review_id = p.review and o.employee_id = p.id`,
  )

const { id, stage, cycle, dueDateUtc } = PerformanceReview.fields
const ProposedTo = {
  id,
  employee: Schema.String,
  employeeId: EmployeeId,
  stage,
  cycle,
  isClosed: Schema.Boolean,
  dueDateUtc,
}

const inReview = `r.id, e.full_name as employee, r.employee_id as "employeeId", r.stage, ${cycleJson} as cycle,
  exists (select from review_feedback f
    where f.tenant_id = r.tenant_id and f.review_id = r.id and f.closed_utc is not null) as "isClosed",
  r.due_utc as "dueDateUtc"`

/** For the letters of a morning: those of whom nothing is decided, and the reviewer, who can be told and was not. */
export const proposedUntold = TenantSql.use(
  (sql) => sql.of({
    ...ProposedTo,
    proposed: Schema.Array(Schema.Struct({ id: EmployeeId, fullName: Schema.String })),
    toId: EmployeeId,
    to: Schema.String,
    email: Schema.String,
  })`
    select ${sql.literal(inReview)}, p.id as "toId", p.full_name as "to", p.email,
      ${sql.literal(
        listJson(
          `json_build_object('id', n.id, 'fullName', n.full_name)`,
          `review_feedback_proposals o join employees n on n.tenant_id = o.tenant_id and n.id = o.employee_id
            where o.tenant_id = r.tenant_id and o.review_id = r.id and o.state = 'Proposed' and o.told_day is null`,
          'n.full_name collate list_order, n.id',
        ),
      )} as proposed
    from reviews r
    join employees e on e.tenant_id = r.tenant_id and e.id = r.employee_id
    join employees p on p.tenant_id = r.tenant_id and p.id = r.reviewer_id
    where r.tenant_id = ${sql.tenantId}::uuid and ${sql.literal(canBeTold('p'))} and exists (
      select from review_feedback_proposals o
      where o.tenant_id = r.tenant_id and o.review_id = r.id and o.state = 'Proposed' and o.told_day is null)
    order by p.id, r.due_utc, r.id`,
)

/** So that nobody is told of them again. */
export const markTold = (people: ReadonlyArray<InOne>, today: Day) =>
  TenantSql.use(
    (sql) => sql`
      update review_feedback_proposals o set told_day = ${today}::date
      from jsonb_to_recordset(${JSON.stringify(people)}::text::jsonb) as p (review uuid, id uuid)
      where o.tenant_id = ${sql.tenantId}::uuid and o.review_id = p.review and o.employee_id = p.id`,
  )

/** For the to-do list: the reviews by this person in which somebody waits to be decided of. */
export const proposedTo = (reviewer: EmployeeId) => (sql: Sql) =>
  sql.of(ProposedTo)`
    select ${sql.literal(inReview)}
    from reviews r join employees e on e.tenant_id = r.tenant_id and e.id = r.employee_id
    where r.tenant_id = ${sql.tenantId}::uuid and r.reviewer_id = ${reviewer}::uuid and exists (
      select from review_feedback_proposals o
      where o.tenant_id = r.tenant_id and o.review_id = r.id and o.state = 'Proposed')
    order by r.due_utc, r.id`
