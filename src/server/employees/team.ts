import type { Caller } from '../../contract/callers.ts'
import { EmployeesGroup } from '../../contract/employees.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { answer } from '../http/calls.ts'
import { jsonReply } from '../http/envelope.ts'
import { Body } from '../store/body.ts'
import { rowsOf, type Sql } from '../store/database.ts'
import { accessed } from './accessible.sql.ts'
import { avatarUrl, currentPosition, departmentRef } from './employee.sql.ts'

const calls = EmployeesGroup.endpoints

/**
 * § 6 My team, as the JSON of `Colleague[]`: the rule of `myTeam` in the domain, which a test compares it with. A planned
 * last day is told to whom `leavingSight` tells it.
 */
const team = (caller: Caller) => (sql: Sql) => {
  const { employeeId } = caller
  return sql.of(Body)`
      select coalesce(json_agg(
        case when leaving."lastDay" is null then to_json(colleague)
        else (to_jsonb(colleague) || to_jsonb(leaving))::json end order by lower(colleague."fullName"), colleague.id
      ), '[]'::json)::text as body
      from (
        select e.id, e.full_name as "fullName", ${sql.literal(currentPosition('title'))} as "positionTitle",
          ${sql.literal(departmentRef)} as department, ${sql.literal(avatarUrl)} as "avatarUrl"
        from employees me
        join employees e on e.tenant_id = me.tenant_id and e.department_id = me.department_id
        where me.tenant_id = ${sql.tenantId}::uuid and me.id = ${employeeId}::uuid
          and e.is_active and not e.hide_from_directory
      ) colleague
      left join lateral (
        select l.last_day as "lastDay" from planned_leavings l
        where l.tenant_id = ${sql.tenantId}::uuid and l.employee_id = colleague.id and l.employee_id <> ${employeeId}::uuid
          and ${accessed(sql, caller, 'l.employee_id')}
      ) leaving on true`
}

/** Ours: GET employees/me/team */
export const showTeam = answer(calls.team, function* () {
  const caller = yield* CurrentCaller
  const [row] = yield* rowsOf(caller, team(caller))
  return jsonReply(row?.body ?? '[]')
})
