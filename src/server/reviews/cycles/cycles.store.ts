import { Effect, Schema } from 'effect'
import { sides } from '../../../domain/checkIns/access.ts'
import { DepartmentId, EmployeeId, type ReviewCycleId, ReviewId } from '../../../domain/kernel/ids.ts'
import { Day } from '../../../domain/kernel/nouns.ts'
import { type AskedSection, asksOf } from '../../../domain/reviews/answers.ts'
import type { CycleState } from '../../../domain/reviews/cycles/lifecycle.ts'
import { type CycleMade, CycleSummary, NewCycle } from '../../../domain/reviews/cycles/nouns.ts'
import { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { EachOfTwo, eachOfTwo, joinedTwo } from '../../checkIns/betweenTwo.sql.ts'
import { canBeTold } from '../../employees/listeners.store.ts'
import { Body } from '../../store/body.ts'
import { firstRow, hasRow, type Sql, TenantSql } from '../../store/database.ts'
import { asksJson, cycleJson as cycleOfReview, positionTitle, submittedByJson } from '../review.sql.ts'
import { cycleJson, summaryJson } from './cycle.sql.ts'

export const cycles = (sql: Sql) =>
  sql.of(Body).unsafe(
    `select coalesce((select json_agg(${summaryJson} order by (y.state = 'Ended'), y.created_utc desc, y.id)
       from review_cycles y where y.tenant_id = $1::uuid), '[]'::json)::text as body`,
    [sql.tenantId],
  )

export const cycle = (id: ReviewCycleId) => (sql: Sql) =>
  sql
    .of(Body)
    .unsafe(`select ${cycleJson}::text as body from review_cycles y where y.tenant_id = $1::uuid and y.id = $2::uuid`, [
      sql.tenantId,
      id,
    ])

export const madeOf = (id: ReviewCycleId) => (sql: Sql) =>
  sql.of(Body)`
    select made::text as body from review_cycles where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`

const { name, state, from, dueDay, version } = CycleSummary.fields
const Stored = Schema.Struct({
  id: NewCycle.fields.id,
  name,
  rules: NewCycle,
  from,
  dueDay,
  state,
  pausedDay: Schema.NullOr(Day),
  version,
})
export type StoredCycle = typeof Stored.Type

const storedColumns = `id, name, rules, from_day as "from", due_day as "dueDay", state, paused_day as "pausedDay", version`

/** Read to be changed: nobody else changes it, or plans by it, until the end of the transaction. */
export const cycleToChange = (id: ReviewCycleId) =>
  firstRow((sql) =>
    sql
      .of(Stored)
      .unsafe(
        `select ${storedColumns} from review_cycles where tenant_id = $1::uuid and id = $2::uuid for no key update`,
        [sql.tenantId, id],
      ),
  )

/** Those that run, locked likewise: of two processes the second finds what the first has planned. */
export const runningCycles = TenantSql.use((sql) =>
  sql
    .of(Stored)
    .unsafe(
      `select ${storedColumns} from review_cycles where tenant_id = $1::uuid and state = 'Running' order by id for no key update`,
      [sql.tenantId],
    ),
)

interface Snapshot {
  readonly templateName: string
  readonly sections: ReadonlyArray<AskedSection>
  readonly hidesUntilBoth: boolean
}

/** False when the id is taken. */
export const insertCycle = (rules: NewCycle, { templateName, sections, hidesUntilBoth }: Snapshot) => {
  const asks = asksOf(sections)
  return hasRow(
    (sql) => sql`
      insert into review_cycles (tenant_id, id, name, rules, made, template_name, sections, asks_employee, asks_reviewer,
        hides_until_both, from_day, due_day)
      values (${sql.tenantId}::uuid, ${rules.id}::uuid, ${rules.name}, ${JSON.stringify(rules)}::text::jsonb, '{}'::jsonb,
        ${templateName}, ${JSON.stringify(sections)}::text::jsonb, ${asks.employee}::boolean, ${asks.reviewer}::boolean,
        ${hidesUntilBoth}::boolean, ${rules.from}::date, ${rules.dueDay}::date)
      on conflict do nothing
      returning id`,
  )
}

export const writeMade = (made: CycleMade) =>
  TenantSql.use(
    (sql) => sql`
      update review_cycles set made = ${JSON.stringify(made)}::text::jsonb
      where tenant_id = ${sql.tenantId}::uuid and id = ${made.id}::uuid`,
  )

const Person = Schema.Struct({
  id: EmployeeId,
  fullName: Schema.String,
  departmentId: Schema.NullOr(DepartmentId),
  managerId: Schema.NullOr(EmployeeId),
  isActive: Schema.Boolean,
  startDay: Schema.NullOr(Day),
  lastDay: Schema.NullOr(Day),
  occasions: Schema.Array(Schema.Int),
})

/** Everybody, with what a cycle has planned for them and the day of their last review. One statement, however many. */
export const peopleFor = (id: ReviewCycleId) => (sql: Sql) =>
  sql.of(Person)`
    select e.id, e.full_name as "fullName", e.department_id as "departmentId", e.reports_to as "managerId",
      e.is_active as "isActive", e.start_date as "startDay", greatest(last.day, planned.day) as "lastDay",
      coalesce(planned.occasions, '{}') as occasions
    from employees e
    left join (
      select r.employee_id, max(r.scheduled_day) as day from reviews r where r.tenant_id = ${sql.tenantId}::uuid
      group by r.employee_id) last on last.employee_id = e.id
    left join (
      select o.employee_id, max(o.day) as day, array_agg(o.occasion) as occasions from review_occasions o
      where o.tenant_id = ${sql.tenantId}::uuid and o.cycle_id = ${id}::uuid
      group by o.employee_id) planned on planned.employee_id = e.id
    where e.tenant_id = ${sql.tenantId}::uuid
    order by e.full_name collate list_order, e.id`

export interface Planned {
  readonly id: string
  readonly employeeId: EmployeeId
  readonly reviewerId: EmployeeId
  readonly occasion: number
  readonly day: Day
  readonly dueDay: Day
  readonly scheduledUtc: string
  readonly dueUtc: string
}

/**
 * All of a plan in one statement, each occasion once: one that is there already is passed over. Answers whose reviews were
 * made.
 */
export const insertPlanned = (id: ReviewCycleId, planned: ReadonlyArray<Planned>) =>
  TenantSql.use(
    (sql) => sql.of({ id: ReviewId, employeeId: EmployeeId })`
      with planned as (
        select * from jsonb_to_recordset(${JSON.stringify(planned)}::text::jsonb) as p (id uuid, "employeeId" uuid,
          "reviewerId" uuid, occasion int, day date, "dueDay" date, "scheduledUtc" timestamptz, "dueUtc" timestamptz)),
      taken as (
        insert into review_occasions (tenant_id, cycle_id, employee_id, occasion, day, review_id)
        select ${sql.tenantId}::uuid, ${id}::uuid, p."employeeId", p.occasion, p.day, p.id from planned p
        on conflict do nothing
        returning review_id),
      made as (
        insert into reviews (tenant_id, id, employee_id, reviewer_id, name, position_title, sections, asks_employee,
          asks_reviewer, hides_until_both, scheduled_day, scheduled_utc, due_day, due_utc, cycle_id)
        select y.tenant_id, p.id, p."employeeId", p."reviewerId", y.name,
          ${sql.literal(positionTitle('y.tenant_id', 'p."employeeId"'))}, y.sections, y.asks_employee, y.asks_reviewer, y.hides_until_both, p.day, p."scheduledUtc", p."dueDay", p."dueUtc",
          y.id
        from planned p
        join taken on taken.review_id = p.id
        join review_cycles y on y.tenant_id = ${sql.tenantId}::uuid and y.id = ${id}::uuid
        returning tenant_id, id, employee_id),
      submits as (
        insert into review_submits (tenant_id, review_id, side)
        select made.tenant_id, made.id, side from made cross join unnest(array['employee', 'reviewer']) as sides (side))
      select id, employee_id as "employeeId" from made`,
  )

// ── Its life ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const updateState = (id: ReviewCycleId, state: CycleState, pausedDay: Day | null) =>
  TenantSql.use(
    (sql) => sql`
      update review_cycles set state = ${state}, paused_day = ${pausedDay}::date, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

/** The days of its reviews that have not been submitted. */
export const openDays = (id: ReviewCycleId) =>
  TenantSql.use(
    (sql) => sql.of({ scheduledDay: Day, dueDay: Day })`
      select distinct scheduled_day as "scheduledDay", due_day as "dueDay" from reviews
      where tenant_id = ${sql.tenantId}::uuid and cycle_id = ${id}::uuid and stage in ('Scheduled', 'Writing')`,
  )

export interface Moved {
  readonly scheduledDay: Day
  readonly dueDay: Day
  readonly day: Day
  readonly due: Day
  readonly scheduledUtc: string
  readonly dueUtc: string
}

/** Those same reviews on their other days, and the cycle itself. */
export const moveDays = (
  id: ReviewCycleId,
  moved: ReadonlyArray<Moved>,
  own: { readonly from: Day; readonly dueDay: Day | null },
) =>
  TenantSql.use(
    (sql) => sql`
      with moved as (
        update reviews r
        set scheduled_day = m.day, scheduled_utc = m."scheduledUtc", due_day = m.due, due_utc = m."dueUtc",
          version = r.version + 1
        from jsonb_to_recordset(${JSON.stringify(moved)}::text::jsonb) as m ("scheduledDay" date, "dueDay" date, day date,
          due date, "scheduledUtc" timestamptz, "dueUtc" timestamptz)
        where r.tenant_id = ${sql.tenantId}::uuid and r.cycle_id = ${id}::uuid and r.stage in ('Scheduled', 'Writing')
          and r.scheduled_day = m."scheduledDay" and r.due_day = m."dueDay")
      update review_cycles set from_day = ${own.from}::date, due_day = ${own.dueDay}::date
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

const { stage, submittedBy, asks, dueDateUtc, cycle: inCycle, employee } = PerformanceReview.fields

/** Locked, so that nobody begins one that is being taken back; what hangs on them is counted after it. */
export const reviewsOfCycle = (id: ReviewCycleId) => Effect.andThen(lockReviewsOf(id), countedReviews(id))

const lockReviewsOf = (id: ReviewCycleId) =>
  TenantSql.use(
    (sql) => sql`
      select from reviews where tenant_id = ${sql.tenantId}::uuid and cycle_id = ${id}::uuid order by id for update`,
  )

const countedReviews = (id: ReviewCycleId) =>
  TenantSql.use(
    (sql) => sql.of({
      id: ReviewId,
      employee,
      stage,
      version: PerformanceReview.fields.version,
      files: Schema.Int,
    })`
      select r.id, json_build_object('id', e.id, 'fullName', e.full_name) as employee, r.stage, r.version,
        (select count(*)::int from review_files f where f.tenant_id = r.tenant_id and f.review_id = r.id) as files
      from reviews r
      join employees e on e.tenant_id = r.tenant_id and e.id = r.employee_id
      where r.tenant_id = ${sql.tenantId}::uuid and r.cycle_id = ${id}::uuid
      order by e.full_name collate list_order, r.id`,
  )

export const deleteReviews = (ids: ReadonlyArray<ReviewId>) =>
  TenantSql.use((sql) => sql`delete from reviews where tenant_id = ${sql.tenantId}::uuid and id = any(${ids}::uuid[])`)

export const deleteCycle = (id: ReviewCycleId) =>
  TenantSql.use((sql) => sql`delete from review_cycles where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`)

const Late = Schema.Struct({
  id: ReviewId,
  name,
  stage,
  submittedBy,
  asks,
  cycle: inCycle,
  dueDateUtc,
  side: Schema.Literals(sides),
  ...EachOfTwo,
  canBeTold: Schema.Boolean,
})

/** Each of the two of every review whose due day has passed, and that is not complete. */
export const lateSides = (id: ReviewCycleId) =>
  TenantSql.use(
    (sql) => sql.of(Late)`
      select r.id, r.name, r.stage, ${sql.literal(submittedByJson)} as "submittedBy", ${sql.literal(asksJson)} as asks,
        ${sql.literal(cycleOfReview)} as cycle, r.due_utc as "dueDateUtc",
        case when p.id = r.employee_id then 'employee' else 'reviewer' end as side,
        ${sql.literal(eachOfTwo)}, (${sql.literal(canBeTold('p'))}) as "canBeTold"
      from reviews r ${sql.literal(joinedTwo('r'))}
      where r.tenant_id = ${sql.tenantId}::uuid and r.cycle_id = ${id}::uuid and r.stage <> 'Complete' and r.due_utc < now()
      order by p.full_name collate list_order, r.id`,
  )
