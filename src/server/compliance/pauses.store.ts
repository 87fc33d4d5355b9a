import { Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { ReminderPause } from '../../domain/compliance/nouns.ts'
import type { CertificationId, EmployeeId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { firstRow, type Sql, TenantSql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'

/** Whose reminders wait: all of a person's, or those of one of their certifications. */
export interface Waiting {
  readonly employeeId: EmployeeId
  readonly certificationId: CertificationId | null
}

export const pauseOf =
  ({ employeeId, certificationId }: Waiting) =>
  (sql: Sql) =>
    sql.of(ReminderPause)`
      select w.until_day::text as "untilDay", w.reason, ${sql.literal(instant('w.set_utc'))} as "setUtc",
        (select e.full_name from employees e where e.tenant_id = w.tenant_id and e.id = w.set_by) as "setBy"
      from reminder_pauses w
      where w.tenant_id = ${sql.tenantId}::uuid and w.employee_id = ${employeeId}::uuid
        and w.certification_id is not distinct from ${certificationId}::uuid`

/** The person, whose pause nobody else changes until the end of the transaction; undefined when there is none. */
export const personToPause = (id: EmployeeId) =>
  firstRow(
    (sql) => sql.of({ fullName: Schema.String })`
      select full_name as "fullName" from employees
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid for no key update`,
  )

export const setPause = (
  { employeeId: by }: Caller,
  { employeeId, certificationId }: Waiting,
  { untilDay, reason }: { readonly untilDay: Day; readonly reason: string },
) =>
  TenantSql.use(
    (sql) => sql`
      insert into reminder_pauses (tenant_id, employee_id, certification_id, until_day, reason, set_by)
      values (${sql.tenantId}::uuid, ${employeeId}::uuid, ${certificationId}::uuid, ${untilDay}::date, ${reason}, ${by}::uuid)
      on conflict (tenant_id, employee_id, certification_id)
      do update set until_day = excluded.until_day, reason = excluded.reason, set_by = excluded.set_by, set_utc = now()`,
  )

export const endPause = ({ employeeId, certificationId }: Waiting) =>
  TenantSql.use(
    (sql) => sql`
      delete from reminder_pauses
      where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid
        and certification_id is not distinct from ${certificationId}::uuid`,
  )
