/** The feedback of others, as it is stored: only `domain/reviews/feedback/results.ts` says what of it leaves the server. */
import { Schema } from 'effect'
import { PersonRef } from '../../../domain/employees/nouns.ts'
import { daysAfter } from '../../../domain/kernel/days.ts'
import { EmployeeId, type ItemId, ReviewId } from '../../../domain/kernel/ids.ts'
import { type Day, Locale } from '../../../domain/kernel/nouns.ts'
import type { FeedbackGroup } from '../../../domain/reviews/feedback/groups.ts'
import type { FeedbackState } from '../../../domain/reviews/feedback/lifecycle.ts'
import { FeedbackAnswer, OwnFeedback, ReviewFeedback } from '../../../domain/reviews/feedback/nouns.ts'
import type { FeedbackPromise } from '../../../domain/reviews/feedback/results.ts'
import { type AnswerSaved, PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { canBeTold } from '../../employees/listeners.store.ts'
import { Body } from '../../store/body.ts'
import { firstRow, hasRow, type Sql, TenantSql } from '../../store/database.ts'
import { instant } from '../../store/instant.sql.ts'
import { listJson, personJson } from '../../store/json.sql.ts'
import { localeOf } from '../../store/locale.sql.ts'
import { cycleJson, submittedByJson } from '../review.sql.ts'
import { type InOne, proposalsJson } from './proposals.store.ts'

const { stage, submittedBy, hidesUntilBoth, sections, dueDay } = PerformanceReview.fields
const { group, state, isAnonymous, smallestGroup, isClosed } = OwnFeedback.fields
const { questionId, text, chosen, parts } = FeedbackAnswer.fields

/** Null where nobody was asked yet. */
const Round = Schema.NullOr(Schema.Struct({ isAnonymous, smallestGroup, seed: Schema.String, isClosed }))

const roundJson = `(
  select json_build_object('isAnonymous', f.is_anonymous, 'smallestGroup', f.smallest_group, 'seed', f.seed,
    'isClosed', f.closed_utc is not null)
  from review_feedback f where f.tenant_id = r.tenant_id and f.review_id = r.id)`

const Stored = Schema.Struct({
  employeeId: EmployeeId,
  reviewerId: EmployeeId,
  line: Schema.Array(EmployeeId),
  stage,
  submittedBy,
  hidesUntilBoth,
  sections,
  round: Round,
  requests: Schema.Array(
    Schema.Struct({
      person: Schema.NullOr(PersonRef),
      group,
      state,
      key: Schema.String,
      answers: Schema.Array(Schema.Struct({ questionId, text, chosen, parts })),
    }),
  ),
  proposals: ReviewFeedback.fields.proposals,
})

const requestsJson = listJson(
  `json_build_object('person', ${personJson('q', 'employee_id')}, 'group', q.group_name, 'state', q.state, 'key', q.id,
    'answers', ${listJson(
      `json_build_object('questionId', a.question_id, 'text', a.text, 'chosen', a.chosen, 'parts', a.parts)`,
      `review_feedback_answers a where a.tenant_id = q.tenant_id and a.request_id = q.id and q.state = 'Submitted'`,
      'a.question_id',
    )})`,
  `review_feedback_requests q left join employees n on n.tenant_id = q.tenant_id and n.id = q.employee_id
    where q.tenant_id = r.tenant_id and q.review_id = r.id`,
  'n.full_name collate list_order, q.employee_id',
)

/** All there is of one review, of what was submitted. */
export const collectedIn = (id: ReviewId) => (sql: Sql) =>
  sql.of(Stored).unsafe(
    `select r.employee_id as "employeeId", r.reviewer_id as "reviewerId", line_above(r.tenant_id, r.employee_id) as line,
       r.stage, ${submittedByJson} as "submittedBy", r.hides_until_both as "hidesUntilBoth", r.sections,
       ${roundJson} as round, ${requestsJson} as requests, ${proposalsJson} as proposals
     from reviews r where r.tenant_id = $1::uuid and r.id = $2::uuid`,
    [sql.tenantId, id],
  )

export const roundOf = (id: ReviewId) =>
  firstRow(
    (sql) => sql.of({ isClosed })`
      select closed_utc is not null as "isClosed" from review_feedback
      where tenant_id = ${sql.tenantId}::uuid and review_id = ${id}::uuid`,
  )

/** The promise is that of the first time somebody is asked. */
export const beginRounds = (reviews: ReadonlyArray<ReviewId>, promise: FeedbackPromise) =>
  TenantSql.use(
    (sql) => sql`
      insert into review_feedback (tenant_id, review_id, is_anonymous, smallest_group)
      select ${sql.tenantId}::uuid, r.id, ${promise.isAnonymous}::boolean, ${promise.smallestGroup}::int
      from unnest(${reviews}::uuid[]) as r (id)
      on conflict do nothing`,
  )

export const closeRound = (id: ReviewId) =>
  TenantSql.use(
    (sql) => sql`
      update review_feedback set closed_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and review_id = ${id}::uuid and closed_utc is null`,
  )

const Somebody = Schema.Struct({
  id: EmployeeId,
  isActive: Schema.Boolean,
  isHidden: Schema.Boolean,
  reportsTo: Schema.NullOr(EmployeeId),
})

/** Nobody terminates them until the end of the transaction. */
export const peopleToAsk = (people: ReadonlyArray<EmployeeId>) =>
  TenantSql.use(
    (sql) => sql.of(Somebody)`
      select e.id, e.is_active as "isActive", e.hide_from_directory as "isHidden", e.reports_to as "reportsTo"
      from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.id = any(${people}::uuid[])
      order by e.id for share`,
  )

/** Everybody, in the order of the list. */
export const everybody = (sql: Sql) =>
  sql.of({ ...Somebody.fields, fullName: Schema.String })`
    select e.id, e.full_name as "fullName", e.is_active as "isActive", e.hide_from_directory as "isHidden",
      e.reports_to as "reportsTo"
    from employees e where e.tenant_id = ${sql.tenantId}::uuid
    order by e.full_name collate list_order, e.id`

/** Answers those who were not asked before. */
export const insertRequests = (people: ReadonlyArray<InOne & { readonly group: FeedbackGroup }>, today: Day) =>
  TenantSql.use(
    (sql) => sql.of({ review: ReviewId, id: EmployeeId })`
      insert into review_feedback_requests (tenant_id, review_id, employee_id, group_name, asked_day)
      select ${sql.tenantId}::uuid, p.review, p.id, p."group", ${today}::date
      from jsonb_to_recordset(${JSON.stringify(people)}::text::jsonb) as p (review uuid, id uuid, "group" text)
      on conflict do nothing
      returning review_id as review, employee_id as id`,
  )

const Told = Schema.Struct({
  review: ReviewId,
  id: EmployeeId,
  to: Schema.String,
  email: Schema.String,
  locale: Locale,
  by: Schema.String,
  employee: Schema.String,
  company: Schema.String,
  dueDay,
  isAnonymous,
  smallestGroup,
})

/** Those of them who can be told, with what they are told. */
export const toTell = (by: EmployeeId, people: ReadonlyArray<InOne>) =>
  TenantSql.use((sql) =>
    sql.of(Told).unsafe(
      `select r.id as review, p.id, p.full_name as "to", p.email, ${localeOf('p')} as locale, b.full_name as by,
         e.full_name as employee, t.name as company, r.due_day as "dueDay", f.is_anonymous as "isAnonymous",
         f.smallest_group as "smallestGroup"
       from jsonb_to_recordset($3::text::jsonb) as a (review uuid, id uuid)
       join reviews r on r.tenant_id = $1::uuid and r.id = a.review
       join tenants t on t.id = r.tenant_id
       join review_feedback f on f.tenant_id = r.tenant_id and f.review_id = r.id
       join employees e on e.tenant_id = r.tenant_id and e.id = r.employee_id
       join employees b on b.tenant_id = r.tenant_id and b.id = $2::uuid
       join employees p on p.tenant_id = r.tenant_id and p.id = a.id
       where ${canBeTold('p')}
       order by p.id, r.due_utc, e.full_name collate list_order, r.id`,
      [sql.tenantId, by, JSON.stringify(people)],
    ),
  )

// ── What one person is asked ───────────────────────────────────────────────────────────────────────────────────────

/** What this person is asked, and has written: `q` is their request. Nobody who has become one of the two is asked beside it. */
const ofPerson = `
  from review_feedback_requests q
  join review_feedback f on f.tenant_id = q.tenant_id and f.review_id = q.review_id
  join reviews r on r.tenant_id = q.tenant_id and r.id = q.review_id
  where q.tenant_id = $1::uuid and q.review_id = $2::uuid and q.employee_id = $3::uuid
    and q.employee_id not in (r.employee_id, r.reviewer_id)`

const answerJson = `json_build_object('questionId', a.question_id, 'text', a.text, 'chosen', a.chosen, 'parts', a.parts,
  'version', a.version, 'updatedUtc', ${instant('a.updated_utc')})`

export const ownFeedback = (id: ReviewId, person: EmployeeId) => (sql: Sql) =>
  sql.of({ own: OwnFeedback }).unsafe(
    `select json_build_object('id', r.id, 'name', r.name, 'employee', ${personJson('r', 'employee_id')},
       'reviewer', ${personJson('r', 'reviewer_id')}, 'stage', r.stage, 'dueDay', r.due_day, 'group', q.group_name,
       'isAnonymous', f.is_anonymous, 'smallestGroup', f.smallest_group, 'state', q.state,
       'isClosed', f.closed_utc is not null, 'sections', r.sections,
       'answers', ${listJson(answerJson, 'review_feedback_answers a where a.tenant_id = q.tenant_id and a.request_id = q.id', 'a.question_id')}) as own
     ${ofPerson}`,
    [sql.tenantId, id, person],
  )

const AskedAbout = {
  id: PerformanceReview.fields.id,
  employee: Schema.String,
  employeeId: EmployeeId,
  stage,
  cycle: PerformanceReview.fields.cycle,
  state,
  isClosed,
  dueDateUtc: PerformanceReview.fields.dueDateUtc,
}

const askedAbout = `r.id, e.full_name as employee, r.employee_id as "employeeId", r.stage, ${cycleJson} as cycle,
  q.state, f.closed_utc is not null as "isClosed", r.due_utc as "dueDateUtc"`
/** Nobody who has become one of the two is asked beside it. */
const openRequests = `review_feedback_requests q
  join review_feedback f on f.tenant_id = q.tenant_id and f.review_id = q.review_id
  join reviews r on r.tenant_id = q.tenant_id and r.id = q.review_id and q.employee_id not in (r.employee_id, r.reviewer_id)
  join employees e on e.tenant_id = r.tenant_id and e.id = r.employee_id`

/** For the letters of a morning: those who can be told, of reviews that are due around the day, unless they were asked on it. */
export const askedNear = (today: Day) =>
  TenantSql.use((sql) =>
    sql.of({ ...AskedAbout, toId: EmployeeId, to: Schema.String, email: Schema.String, dueDay }).unsafe(
      `select ${askedAbout}, p.id as "toId", p.full_name as "to", p.email, r.due_day as "dueDay"
       from ${openRequests} join employees p on p.tenant_id = q.tenant_id and p.id = q.employee_id
       where q.tenant_id = $1::uuid and q.state = 'Open' and r.due_day between $2::date and $3::date and ${canBeTold('p')}
         and q.asked_day is distinct from $4::date
       order by r.due_utc, r.id, p.id`,
      [sql.tenantId, daysAfter(today, -1), daysAfter(today, 7), today],
    ),
  )

/** For the to-do list: what waits for this person. */
export const askedForFeedback = (person: EmployeeId) => (sql: Sql) =>
  sql.of(AskedAbout)`
    select ${sql.literal(askedAbout)} from ${sql.literal(openRequests)}
    where q.tenant_id = ${sql.tenantId}::uuid and q.employee_id = ${person}::uuid and q.state = 'Open'
    order by r.due_utc, r.id`

const Request = Schema.Struct({ requestId: Schema.String, state, group, stage, isClosed, sections })

/** The same to be changed. The review is locked before. */
export const requestOf = (id: ReviewId, person: EmployeeId) =>
  firstRow((sql) =>
    sql.of(Request).unsafe(
      `select q.id as "requestId", q.state, q.group_name as "group", r.stage, f.closed_utc is not null as "isClosed",
         r.sections ${ofPerson}`,
      [sql.tenantId, id, person],
    ),
  )

/** Nobody closes it, or goes on without, until the end of the transaction. */
export const holdReview = (id: ReviewId) =>
  TenantSql.use(
    (sql) => sql`
      select from reviews where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid for share`,
  )

export const updateRequest = (requestId: string, state: FeedbackState) =>
  TenantSql.use(
    (sql) => sql`
      with dropped as (
        delete from review_feedback_answers
        where tenant_id = ${sql.tenantId}::uuid and request_id = ${requestId}::uuid and ${state} = 'Declined')
      update review_feedback_requests set state = ${state}
      where tenant_id = ${sql.tenantId}::uuid and id = ${requestId}::uuid`,
  )

export const ownAnswer = (requestId: string, question: ItemId) => (sql: Sql) =>
  sql.of(Body)`
    select ${sql.literal(answerJson)}::text as body from review_feedback_answers a
    where a.tenant_id = ${sql.tenantId}::uuid and a.request_id = ${requestId}::uuid and a.question_id = ${question}::uuid`

/** False when it was written on another version than the stored one; the same answer again is no other. */
export const writeOwnAnswer = (requestId: string, question: ItemId, { text, chosen, parts, version }: AnswerSaved) =>
  hasRow(
    (sql) => sql`
      insert into review_feedback_answers as t (tenant_id, request_id, question_id, text, chosen, parts)
      select ${sql.tenantId}::uuid, ${requestId}::uuid, ${question}::uuid, ${text}, ${chosen}::int,
        ${JSON.stringify(parts)}::text::jsonb
      where ${version}::int = 0 or exists (
        select from review_feedback_answers w where w.tenant_id = ${sql.tenantId}::uuid
          and w.request_id = ${requestId}::uuid and w.question_id = ${question}::uuid)
      on conflict (tenant_id, request_id, question_id) do update
        set text = excluded.text, chosen = excluded.chosen, parts = excluded.parts, version = t.version + 1,
          updated_utc = now()
        where t.version = ${version}::int
          or (t.text, t.chosen, t.parts) is not distinct from (excluded.text, excluded.chosen, excluded.parts)
      returning t.question_id`,
  )
