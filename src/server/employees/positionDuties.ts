import { Effect, Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { PositionStatus } from '../../domain/employees/nouns.ts'
import { type PositionDuty, positionDuties } from '../../domain/employees/positionDuties.ts'
import { EmployeeId, PositionId } from '../../domain/kernel/ids.ts'
import { Version } from '../../domain/kernel/nouns.ts'
import { mayEnter } from '../http/gates.ts'
import { type Database, rowsOf, type Sql } from '../store/database.ts'

/** What position descriptions ask of the caller, for the to-do list. Without the module they ask nothing. */
export const positionDutiesOf = (caller: Caller): Effect.Effect<ReadonlyArray<PositionDuty>, never, Database> =>
  Effect.gen(function* () {
    if (!mayEnter(caller, { module: 'positionDescriptions' }).allowed) return []
    return positionDuties(caller, yield* rowsOf(caller, waitingFor(caller)))
  })

const WaitingPosition = Schema.Struct({
  id: PositionId,
  employeeId: EmployeeId,
  employeeName: Schema.String,
  title: Schema.String,
  description: Schema.String,
  status: PositionStatus,
  managerId: Schema.NullOr(EmployeeId),
  version: Version,
})

/**
 * Of those who work here, what is theirs or will be and is not acknowledged: the caller's own, that of their reports, and, for
 * an admin, of whom nobody manages. Each is asked for alone, so that each is found by its key.
 */
const waitingFor =
  ({ employeeId, isAdmin }: Caller) =>
  (sql: Sql) => {
    const waiting = sql.literal(`
      select p.id, p.employee_id as "employeeId", e.full_name as "employeeName", p.title, p.description, p.status,
        m.id as "managerId", p.version
      from employees e
      left join employees m on m.tenant_id = e.tenant_id and m.id = e.reports_to and m.is_active
      join positions p on p.tenant_id = e.tenant_id and p.employee_id = e.id and p.status <> 'Acknowledged'
        and (p.is_current or p.start_date_utc > now())
      where e.is_active and`)
    return sql.of(WaitingPosition)`
      ${waiting} e.tenant_id = ${sql.tenantId}::uuid and e.id = ${employeeId}::uuid
      union all
      ${waiting} e.tenant_id = ${sql.tenantId}::uuid and e.reports_to = ${employeeId}::uuid and p.status = 'Draft'
      union all
      ${waiting} e.tenant_id = ${sql.tenantId}::uuid and ${isAdmin} and m.id is null and e.id <> ${employeeId}::uuid
        and p.status = 'Draft'`
  }
