import { Effect, Schema } from 'effect'
import { sides } from '../../domain/checkIns/access.ts'
import type { Moments } from '../../domain/checkIns/moments.ts'
import { EmployeeId, ItemId, type ReviewId, type ReviewSubmitId, ReviewTemplateId } from '../../domain/kernel/ids.ts'
import { askedBy, asksOf } from '../../domain/reviews/answers.ts'
import { isWritten, type ReviewStage } from '../../domain/reviews/lifecycle.ts'
import {
  type NewReview,
  PerformanceReview,
  PerformanceReviewTemplate,
  ReviewSettings,
  type ReviewUpdate,
  type ScheduleUpdate,
} from '../../domain/reviews/nouns.ts'
import type { TemplateSection } from '../../domain/reviews/template.fields.ts'
import { Body } from '../store/body.ts'
import { firstRow, hasRow, lockRows, type Sql, TenantSql } from '../store/database.ts'
import { asksJson, cycleJson, positionTitle, reviewJson, submittedByJson, worksHereJson } from './review.sql.ts'

export const review = (id: ReviewId, reader: EmployeeId) => (sql: Sql) =>
  sql
    .of(Body)
    .unsafe(
      `select ${reviewJson('$3::uuid')}::text as body from reviews r where r.tenant_id = $1::uuid and r.id = $2::uuid`,
      [sql.tenantId, id, reader],
    )

const Parties = { employeeId: EmployeeId, reviewerId: EmployeeId, line: Schema.Array(EmployeeId) }

/** Whom it is between, for the one rule of who sees it. */
export const partiesOf = (id: ReviewId) => (sql: Sql) =>
  sql.of(Parties)`
    select r.employee_id as "employeeId", r.reviewer_id as "reviewerId", line_above(r.tenant_id, r.employee_id) as line
    from reviews r where r.tenant_id = ${sql.tenantId}::uuid and r.id = ${id}::uuid`

const { name, stage, sections, version, submittedBy, asks, hidesUntilBoth, scheduledDay, dueDay, cycle, worksHere } =
  PerformanceReview.fields
const Stored = Schema.Struct({
  ...Parties,
  name,
  stage,
  sections,
  version,
  submittedBy,
  asks,
  hidesUntilBoth,
  scheduledDay,
  dueDay,
  cycle,
  worksHere,
})

/** Read to be changed: nobody else changes it until the end of the transaction. */
export const reviewToChange = (id: ReviewId) => Effect.andThen(lockRows('reviews', [id]), storedReview(id))

const storedReview = (id: ReviewId) =>
  firstRow((sql) =>
    sql.of(Stored).unsafe(
      `select r.employee_id as "employeeId", r.reviewer_id as "reviewerId",
         line_above(r.tenant_id, r.employee_id) as line, r.name, r.stage, r.sections, r.version,
         ${submittedByJson} as "submittedBy", ${asksJson} as asks, r.hides_until_both as "hidesUntilBoth",
         r.scheduled_day as "scheduledDay", r.due_day as "dueDay", ${cycleJson} as cycle, ${worksHereJson} as "worksHere"
       from reviews r where r.tenant_id = $1::uuid and r.id = $2::uuid`,
      [sql.tenantId, id],
    ),
  )

const Template = {
  id: ReviewTemplateId,
  name: Schema.String,
  sections: PerformanceReviewTemplate.fields.content.fields.sections,
}

/** One that is not archived. */
export const templateToUse = (id: ReviewTemplateId) =>
  firstRow(
    (sql) => sql.of(Template)`
      select id, content ->> 'name' as name, content -> 'sections' as sections from performance_review_templates
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid and not (content ->> 'isArchived')::boolean`,
  )

/** False when the id is taken. */
export const insertReview = (
  { id, employeeId, ...to }: Omit<NewReview, 'templateId'>,
  { scheduledUtc, dueUtc }: Moments,
  { sections, hidesUntilBoth }: { readonly sections: ReadonlyArray<TemplateSection>; readonly hidesUntilBoth: boolean },
) => {
  const asks = asksOf(sections)
  return hasRow(
    (sql) => sql`
      with made as (
        insert into reviews (tenant_id, id, employee_id, reviewer_id, name, position_title, sections, asks_employee,
          asks_reviewer, hides_until_both, scheduled_day, scheduled_utc, due_day, due_utc)
        select ${sql.tenantId}::uuid, ${id}::uuid, ${employeeId}::uuid, ${to.reviewerId}::uuid, ${to.name},
          ${sql.literal(positionTitle('e.tenant_id', 'e.id'))}, ${JSON.stringify(askedBy(sections))}::text::jsonb, ${asks.employee}::boolean, ${asks.reviewer}::boolean,
          ${hidesUntilBoth}::boolean,
          ${to.scheduledDay}::date, ${scheduledUtc}::timestamptz, ${to.dueDay}::date, ${dueUtc}::timestamptz
        from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${employeeId}::uuid
        on conflict do nothing
        returning tenant_id, id)
      insert into review_submits (tenant_id, review_id, side)
      select made.tenant_id, made.id, side from made cross join unnest(array['employee', 'reviewer']) as sides (side)
      returning id`,
  )
}

export const updateReview = (id: ReviewId, to: Omit<ReviewUpdate, 'version'>, stage: ReviewStage) =>
  TenantSql.use(
    (sql) => sql`
      update reviews set name = ${to.name}, reviewer_id = ${to.reviewerId}::uuid, stage = ${stage}, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export const updateSchedule = (id: ReviewId, to: Omit<ScheduleUpdate, 'version'>, { scheduledUtc, dueUtc }: Moments) =>
  TenantSql.use(
    (sql) => sql`
      update reviews
      set scheduled_day = ${to.scheduledDay}::date, scheduled_utc = ${scheduledUtc}::timestamptz,
        due_day = ${to.dueDay}::date, due_utc = ${dueUtc}::timestamptz, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

/** With what is written, the feedback of others is closed (`mayCollect`), for good. */
export const updateStage = (id: ReviewId, stage: ReviewStage) =>
  TenantSql.use(
    (sql) => sql`
      with closed as (
        update review_feedback set closed_utc = now()
        where tenant_id = ${sql.tenantId}::uuid and review_id = ${id}::uuid and closed_utc is null
          and ${isWritten({ stage })}::boolean)
      update reviews
      set stage = ${stage}, completed_utc = case when ${stage} = 'Complete' then now() end, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

const part = Schema.Array(Schema.Struct({ id: ItemId, name: Schema.String }))
const Parts = { employeeId: EmployeeId, goals: part, coreValues: part, responsibilities: part }

/** What there is to ask about: the goals that are pursued, the values of the company, the positions of the person. */
export const partsFor = (employees: ReadonlyArray<EmployeeId>) =>
  TenantSql.use(
    (sql) => sql.of(Parts)`
      select e.id as "employeeId", coalesce((select json_agg(json_build_object('id', g.id, 'name', g.title) order by g.created_utc, g.id)
          from goals g where g.tenant_id = ${sql.tenantId}::uuid and g.employee_id = e.id
            and g.state = 'Active'), '[]'::json) as goals,
        coalesce((select json_agg(json_build_object('id', v.id, 'name', v.content ->> 'name') order by v.sort_order)
          from core_values v where v.tenant_id = ${sql.tenantId}::uuid), '[]'::json) as "coreValues",
        coalesce((select json_agg(json_build_object('id', p.id, 'name', p.title) order by p.created_utc, p.id)
          from positions p where p.tenant_id = ${sql.tenantId}::uuid and p.employee_id = e.id
            and p.is_current), '[]'::json) as responsibilities
      from (select distinct unnest(${employees}::uuid[])) as e (id)`,
  )

export const insertEvent = (id: ReviewId, by: EmployeeId, action: string, reason: string) =>
  TenantSql.use(
    (sql) => sql`
      insert into review_events (tenant_id, review_id, action, by_id, reason)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${action}, ${by}::uuid, ${reason})`,
  )

/** The last thing done with it, or the last that one person did. */
export const lastDeed = (id: ReviewId, by: EmployeeId | null = null) =>
  firstRow(
    (sql) => sql.of({ action: Schema.String, by: Schema.NullOr(EmployeeId), reason: Schema.String })`
      select action, by_id as by, reason from review_events
      where tenant_id = ${sql.tenantId}::uuid and review_id = ${id}::uuid and (${by}::uuid is null or by_id = ${by}::uuid)
      order by place desc limit 1`,
  )

export const deleteReview = (id: ReviewId) =>
  TenantSql.use((sql) => sql`delete from reviews where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`)

// ── Settings ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const storedSettings = firstRow(
  (sql) => sql.of(ReviewSettings)`
    select hides_until_both as "hidesUntilBoth", starters, is_anonymous as "isAnonymous",
      smallest_group as "smallestGroup", employees_propose as "employeesPropose", reminders, scale, version
    from review_settings where tenant_id = ${sql.tenantId}::uuid`,
)

/** What a client that has said nothing goes by is the caller's to say. */
export const settings = (usual: ReviewSettings) => (sql: Sql) =>
  sql.of(Body)`
    select coalesce((
      select json_build_object('hidesUntilBoth', s.hides_until_both, 'starters', s.starters,
        'isAnonymous', s.is_anonymous, 'smallestGroup', s.smallest_group, 'employeesPropose', s.employees_propose,
        'reminders', s.reminders, 'scale', s.scale, 'version', s.version)
      from review_settings s where s.tenant_id = ${sql.tenantId}::uuid), ${JSON.stringify(usual)}::text::json)::text as body`

/** False when they were decided on another version. */
export const writeSettings = ({ version, ...to }: ReviewSettings) =>
  hasRow(
    (sql) => sql`
      insert into review_settings as t (tenant_id, hides_until_both, starters, is_anonymous, smallest_group,
        employees_propose, reminders, scale)
      select ${sql.tenantId}::uuid, ${to.hidesUntilBoth}::boolean, ${to.starters}, ${to.isAnonymous}::boolean,
        ${to.smallestGroup}::int, ${to.employeesPropose}::boolean, ${to.reminders}, ${to.scale}::text[]
      where ${version}::int = 0 or exists (select from review_settings w where w.tenant_id = ${sql.tenantId}::uuid)
      on conflict (tenant_id) do update
        set hides_until_both = excluded.hides_until_both, starters = excluded.starters,
          is_anonymous = excluded.is_anonymous, smallest_group = excluded.smallest_group,
          employees_propose = excluded.employees_propose, reminders = excluded.reminders, scale = excluded.scale, version = t.version + 1
        where t.version = ${version}::int
      returning t.tenant_id`,
  )

// ── Submits ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const submitOf = (id: ReviewId, submitId: ReviewSubmitId) =>
  firstRow(
    (sql) => sql.of({ side: Schema.Literals(sides) })`
      select side from review_submits
      where tenant_id = ${sql.tenantId}::uuid and review_id = ${id}::uuid and id = ${submitId}::uuid`,
  )
