import { Schema } from 'effect'
import { ChartPlanId, type EmployeeId, UserId } from '../../../domain/kernel/ids.ts'
import type { Day } from '../../../domain/kernel/nouns.ts'
import type { Step } from '../../../domain/orgChart/moving.ts'
import type { PlanState } from '../../../domain/orgChart/plans/lifecycle.ts'
import { ChartPlan, type NewChartPlan } from '../../../domain/orgChart/plans/nouns.ts'
import type { StayReason } from '../../../domain/orgChart/plans/stale.ts'
import { Body } from '../../store/body.ts'
import { firstRow, hasRow, type Sql, TenantSql } from '../../store/database.ts'
import { planJson, summaryJson, waitsFor } from './plan.sql.ts'

export const plans = (sql: Sql) =>
  sql.of(Body).unsafe(
    `select coalesce(json_agg(${summaryJson} order by (c.state in ('Reverted', 'Withdrawn')), c.changed_utc desc, c.id),
       '[]'::json)::text as body
     from chart_plans c where c.tenant_id = $1::uuid`,
    [sql.tenantId],
  )

export const plan = (id: ChartPlanId) => (sql: Sql) =>
  sql
    .of(Body)
    .unsafe(`select ${planJson}::text as body from chart_plans c where c.tenant_id = $1::uuid and c.id = $2::uuid`, [
      sql.tenantId,
      id,
    ])

const Stored = Schema.Struct({ plan: ChartPlan, approvedByUser: Schema.NullOr(UserId) })

/** Read to be changed: nobody else changes it until the end of the transaction. */
export const planToChange = (id: ChartPlanId) =>
  firstRow((sql) =>
    sql.of(Stored).unsafe(
      `select ${planJson} as plan, c.approved_by_user as "approvedByUser"
       from chart_plans c where c.tenant_id = $1::uuid and c.id = $2::uuid for no key update of c`,
      [sql.tenantId, id],
    ),
  )

/** False when the id is taken. */
export const insertPlan = ({ id, name, note, effectiveDay }: NewChartPlan, by: EmployeeId) =>
  hasRow(
    (sql) => sql`
      insert into chart_plans (tenant_id, id, name, note, effective_day, created_by)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${name}, ${note}, ${effectiveDay}::date, ${by}::uuid)
      on conflict do nothing
      returning id`,
  )

export const updatePlan = ({ id, name, note, effectiveDay }: NewChartPlan) =>
  TenantSql.use(
    (sql) => sql`
      update chart_plans
      set name = ${name}, note = ${note}, effective_day = ${effectiveDay}::date, version = version + 1, changed_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

/** What a step of its life writes besides the state. */
interface Stepped {
  readonly state: PlanState
  /** Null keeps who it was; a draft has neither. */
  readonly sentBy: EmployeeId | null
  readonly approved: { readonly employeeId: EmployeeId; readonly userId: UserId } | null
}

export const stepPlan = (id: ChartPlanId, { state, sentBy, approved }: Stepped) =>
  TenantSql.use(
    (sql) => sql`
      update chart_plans
      set state = ${state},
        sent_by = case when ${state} <> 'Draft' then coalesce(${sentBy}::uuid, sent_by) end,
        approved_by = case when ${state} <> 'Draft' then coalesce(${approved?.employeeId ?? null}::uuid, approved_by) end,
        approved_by_user =
          case when ${state} <> 'Draft' then coalesce(${approved?.userId ?? null}::uuid, approved_by_user) end,
        published_utc = case when ${state} = 'Published' then now() else published_utc end,
        reverted_utc = case when ${state} = 'Reverted' then now() else reverted_utc end,
        version = version + 1, changed_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export const dropMoves = (id: ChartPlanId, people: ReadonlyArray<EmployeeId>) =>
  TenantSql.use(
    (sql) => sql`
      delete from chart_plan_moves where tenant_id = ${sql.tenantId}::uuid and plan_id = ${id}::uuid
        and employee_id = any(${people}::text[]::uuid[])`,
  )

/** Each with whom they report to now; nobody who is not there, and to nobody who is not. */
export const setMoves = (id: ChartPlanId, steps: ReadonlyArray<Step>) =>
  TenantSql.use(
    (sql) => sql`
      insert into chart_plan_moves (tenant_id, plan_id, employee_id, from_manager, to_manager)
      select ${sql.tenantId}::uuid, ${id}::uuid, e.id, e.reports_to, asked."reportsTo"
      from jsonb_to_recordset(${JSON.stringify(steps)}::text::jsonb) as asked (id uuid, "reportsTo" uuid)
      join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = asked.id
      where asked."reportsTo" is null or exists (
        select from employees g where g.tenant_id = ${sql.tenantId}::uuid and g.id = asked."reportsTo")
      on conflict (tenant_id, plan_id, employee_id) do update
      set from_manager = excluded.from_manager, to_manager = excluded.to_manager`,
  )

export const countUp = (id: ChartPlanId) =>
  TenantSql.use(
    (sql) => sql`
      update chart_plans set version = version + 1, changed_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export const keepStays = (
  id: ChartPlanId,
  stays: ReadonlyArray<{ readonly person: EmployeeId; readonly because: StayReason }>,
) =>
  TenantSql.use(
    (sql) => sql`
      update chart_plan_moves m set stays = s.because
      from jsonb_to_recordset(${JSON.stringify(stays)}::text::jsonb) as s (person uuid, because text)
      where m.tenant_id = ${sql.tenantId}::uuid and m.plan_id = ${id}::uuid and m.employee_id = s.person`,
  )

/** The versions of these people's records. */
export const versionsOf = (ids: ReadonlyArray<EmployeeId>) =>
  TenantSql.use(
    (sql) => sql.of({ id: Schema.String, version: Schema.Number })`
      select id, version from employees where tenant_id = ${sql.tenantId}::uuid and id = any(${ids}::text[]::uuid[])`,
  )

/** Whose day has come. */
export const plansDue = (today: Day) => (sql: Sql) =>
  sql.of({ id: ChartPlanId })`
    select id from chart_plans
    where tenant_id = ${sql.tenantId}::uuid and state = 'Scheduled' and effective_day <= ${today}::date
    order by effective_day, id`

export const plansWaitingFor = (person: EmployeeId) => (sql: Sql) =>
  sql.of({ id: ChartPlanId, name: Schema.String }).unsafe(
    `select c.id, c.name from chart_plans c
     where c.tenant_id = $1::uuid and ${waitsFor('$2::uuid')} order by c.changed_utc, c.id`,
    [sql.tenantId, person],
  )
