import { Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { mayManageAssets } from '../../domain/assets/access.ts'
import { AssetRow } from '../../domain/assets/nouns.ts'
import type { DaySpan } from '../../domain/calendar/months.ts'
import { CheckIn } from '../../domain/checkIns/nouns.ts'
import { CheckInId, type EmployeeId } from '../../domain/kernel/ids.ts'
import { Day, InstantUtc } from '../../domain/kernel/nouns.ts'
import type { Sql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'

const Planned = {
  id: CheckInId,
  name: Schema.String,
  other: Schema.String,
  startsUtc: InstantUtc,
  minutes: Schema.Int,
  place: Schema.NullOr(Schema.String),
  status: CheckIn.fields.status,
  dueDateUtc: InstantUtc,
}

/** Those the person takes part in. */
export const checkInsOf =
  (employeeId: EmployeeId, { from, until }: DaySpan) =>
  (sql: Sql) =>
    sql.of(Planned)`
      select c.id, c.name, o.full_name as other, ${sql.literal(instant('c.scheduled_utc'))} as "startsUtc", c.minutes, c.status,
        ${sql.literal(instant('c.due_utc'))} as "dueDateUtc",
        nullif(concat_ws(' · ', l.content ->> 'name', nullif(l.content ->> 'detail', '')), '') as place
      from check_ins c
      join employees o on o.tenant_id = c.tenant_id and o.id in (c.employee_id, c.reviewer_id) and o.id <> ${employeeId}::uuid
      left join meeting_locations l on l.tenant_id = c.tenant_id and l.id = c.location_id
      where c.tenant_id = ${sql.tenantId}::uuid and ${employeeId}::uuid in (c.employee_id, c.reviewer_id)
        and c.status <> 'Skipped' and c.day between ${from}::date and ${until}::date`

const { id, number, name, isReadingReached } = AssetRow.fields

/** Of what somebody holds; of the whole register where they are written to about it. */
export const servicesOf =
  (caller: Caller, { from, until }: DaySpan) =>
  (sql: Sql) =>
    sql.of({ id, number, name, dueDay: Day, isReadingReached })`
      select id, number, name, due_day as "dueDay", reading_reached as "isReadingReached" from assets
      where tenant_id = ${sql.tenantId}::uuid and state <> 'retired' and due_day between ${from}::date and ${until}::date
        and (${mayManageAssets(caller, 'Modify').allowed} or holder_employee_id = ${caller.employeeId}::uuid)`
