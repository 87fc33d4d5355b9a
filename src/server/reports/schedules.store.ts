import { Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { EmployeeId, type ItemId, UserId } from '../../domain/kernel/ids.ts'
import { Day } from '../../domain/kernel/nouns.ts'
import type { ReportScheduleSaved } from '../../domain/reports/nouns.ts'
import { ReportSchedule } from '../../domain/reports/nouns.ts'
import { SavedView } from '../../domain/views/nouns.ts'
import { canBeTold } from '../employees/listeners.store.ts'
import { Body } from '../store/body.ts'
import { firstRow, type Sql } from '../store/database.ts'

const { version: _, id: __, ...rhythm } = ReportSchedule.fields

const columns = `s.view_id as id, s.every, s.weekday, s.month_day as "monthDay", s.version`

/** Those of one’s own saved reports. */
export const ownSchedules =
  ({ employeeId }: Caller) =>
  (sql: Sql) =>
    sql.of(ReportSchedule)`
    select ${sql.literal(columns)} from report_schedules s
    join saved_views v on v.tenant_id = ${sql.tenantId}::uuid and v.id = s.view_id
    where s.tenant_id = ${sql.tenantId}::uuid and v.employee_id = ${employeeId}::uuid
    order by s.view_id`

export const scheduleBody = (id: ItemId) => (sql: Sql) =>
  sql.of(Body)`
    select json_build_object('id', s.view_id, 'every', s.every, 'weekday', s.weekday, 'monthDay', s.month_day,
      'version', s.version)::text as body
    from report_schedules s where s.tenant_id = ${sql.tenantId}::uuid and s.view_id = ${id}::uuid`

/** One’s own saved report, and when it is mailed. */
export const savedWithSchedule = ({ employeeId }: Caller, id: ItemId) =>
  firstRow(
    (sql) => sql.of({
      ...SavedView.fields,
      schedule: Schema.NullOr(Schema.Struct({ ...rhythm, version: Schema.Int })),
    })`
      select v.id, v.list, v.name, v.query, v.is_default as "isDefault", v.is_shared as "isShared", true as "isOwn", v.version,
        case when s.view_id is not null then json_build_object('every', s.every, 'weekday', s.weekday, 'monthDay', s.month_day,
          'version', s.version) end as schedule
      from saved_views v
      left join report_schedules s on s.tenant_id = ${sql.tenantId}::uuid and s.view_id = v.id
      where v.tenant_id = ${sql.tenantId}::uuid and v.id = ${id}::uuid and v.employee_id = ${employeeId}::uuid
      for update of v`,
  )

/**
 * From the next occasion on: what it was mailed for before stays as it is. Nothing comes back where it has another version:
 * who waited for the saved report saw its schedule as it was before they waited.
 */
export const keepSchedule = (id: ItemId, { every, weekday, monthDay, version }: ReportScheduleSaved, since: Day) =>
  firstRow(
    (sql) => sql.of({ version: Schema.Int })`
      insert into report_schedules (tenant_id, view_id, every, weekday, month_day, since_day)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${every}, ${weekday}, ${monthDay}, ${since}::date)
      on conflict (tenant_id, view_id) do update
      set every = excluded.every, weekday = excluded.weekday, month_day = excluded.month_day,
        since_day = excluded.since_day, version = report_schedules.version + 1
      where report_schedules.version = ${version}
      returning version`,
  )

/** Nothing comes back where it has another version. */
export const dropSchedule = (id: ItemId, version: number) =>
  firstRow(
    (sql) => sql.of({ version: Schema.Int })`
      delete from report_schedules
      where tenant_id = ${sql.tenantId}::uuid and view_id = ${id}::uuid and version = ${version}
      returning version`,
  )

const Planned = Schema.Struct({
  ...SavedView.fields,
  ...rhythm,
  since: Day,
  told: Schema.NullOr(Day),
  userId: UserId,
  employeeId: EmployeeId,
  fullName: Schema.String,
  email: Schema.String,
})
export type Planned = typeof Planned.Type

/** All that are mailed to somebody who works here still, and can be written to. */
export const plannedReports = (sql: Sql) =>
  sql.of(Planned)`
    select v.id, v.list, v.name, v.query, v.is_default as "isDefault", v.is_shared as "isShared", true as "isOwn", v.version,
      s.every, s.weekday, s.month_day as "monthDay", s.since_day::text as since, s.told_day::text as told,
      m.user_id as "userId", e.id as "employeeId", e.full_name as "fullName", e.email
    from report_schedules s
    join saved_views v on v.tenant_id = ${sql.tenantId}::uuid and v.id = s.view_id
    join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = v.employee_id
    join memberships m on m.tenant_id = ${sql.tenantId}::uuid and m.employee_id = e.id
    where s.tenant_id = ${sql.tenantId}::uuid and ${sql.literal(canBeTold('e'))}
    order by s.view_id`

/** Of two who take an occasion at once one gets it; the other waits, and finds it taken. */
export const takeOccasion = (id: ItemId, occasion: Day) =>
  firstRow(
    (sql) => sql.of({ id: Schema.String })`
      update report_schedules set told_day = ${occasion}::date
      where tenant_id = ${sql.tenantId}::uuid and view_id = ${id}::uuid
        and (told_day is null or told_day < ${occasion}::date) and since_day < ${occasion}::date
      returning view_id as id`,
  )
