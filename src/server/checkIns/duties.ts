import { millisecondsInDay } from 'date-fns/constants'
import { Clock, Effect, Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { sides } from '../../domain/checkIns/access.ts'
import { type CheckInDuty, checkInDuties } from '../../domain/checkIns/duties.ts'
import { CheckInRow } from '../../domain/checkIns/nouns.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import { CheckInId, EmployeeId } from '../../domain/kernel/ids.ts'
import { Day } from '../../domain/kernel/nouns.ts'
import { mayEnter } from '../http/gates.ts'
import { type Database, rowsOf, type Sql } from '../store/database.ts'

/** What check-ins ask of the caller, for the to-do list. Without the module they ask nothing. */
export const checkInDutiesOf = (caller: Caller): Effect.Effect<ReadonlyArray<CheckInDuty>, never, Database> =>
  Effect.gen(function* () {
    if (!mayEnter(caller, { module: 'checkIns' }).allowed) return []
    const now = yield* Clock.currentTimeMillis
    const { employeeId, timeZone } = caller
    const until = new Date(now + LOOKED_AHEAD_MS).toISOString()
    const [waiting, actions] = yield* Effect.all(
      [rowsOf(caller, waitingFor(employeeId, until)), rowsOf(caller, openActionsOf(employeeId))],
      { concurrency: 'unbounded' },
    )
    return checkInDuties(waiting, actions, { today: dayIn(timeZone, now), now, timeZone })
  })

/** Further than anything is spoken of, in any zone. */
const LOOKED_AHEAD_MS = 6 * millisecondsInDay

const { id, name, scheduledDateUTC, dueDateUtc, status, preparedBy } = CheckInRow.fields
const Waiting = {
  id,
  name,
  scheduledDateUTC,
  dueDateUtc,
  status,
  preparedBy,
  other: Schema.String,
  side: Schema.Literals(sides),
  employeeId: EmployeeId,
  day: Day,
}

/** Those of the coming days, and those behind that are not complete. */
const waitingFor = (employeeId: EmployeeId, until: string) => (sql: Sql) =>
  sql.of(Waiting)`
    select c.id, c.name, c.scheduled_utc as "scheduledDateUTC", c.due_utc as "dueDateUtc", c.status, c.day, c.employee_id as "employeeId",
      json_build_object('employee', c.prepared_employee, 'reviewer', c.prepared_reviewer) as "preparedBy",
      o.full_name as other, case when c.employee_id = ${employeeId}::uuid then 'employee' else 'reviewer' end as side
    from check_ins c
    join employees o on o.tenant_id = c.tenant_id and o.id in (c.employee_id, c.reviewer_id) and o.id <> ${employeeId}::uuid
    where c.tenant_id = ${sql.tenantId}::uuid and ${employeeId}::uuid in (c.employee_id, c.reviewer_id)
      and c.status not in ('Complete', 'Skipped') and c.scheduled_utc < ${until}::timestamptz
    order by c.scheduled_utc, c.id`

const OpenAction = { checkInId: CheckInId, employeeId: EmployeeId, text: Schema.String, dueDay: Schema.NullOr(Day) }

const openActionsOf = (employeeId: EmployeeId) => (sql: Sql) =>
  sql.of(OpenAction)`
    select i.check_in_id as "checkInId", c.employee_id as "employeeId", i.text, i.due_day as "dueDay"
    from check_in_items i join check_ins c on c.tenant_id = i.tenant_id and c.id = i.check_in_id
    where i.tenant_id = ${sql.tenantId}::uuid and i.owner_id = ${employeeId}::uuid and i.kind = 'action' and not i.is_done
      and i.due_day is not null and ${employeeId}::uuid in (c.employee_id, c.reviewer_id)
    order by i.due_day, i.place`
