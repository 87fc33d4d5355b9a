import type { Caller } from '../../contract/callers.ts'
import { EmployeesGroup } from '../../contract/employees.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { answer } from '../http/calls.ts'
import { jsonReply } from '../http/envelope.ts'
import { Body } from '../store/body.ts'
import { rowsOf, type Sql } from '../store/database.ts'
import { avatarUrl, currentPosition, departmentRef } from './employee.sql.ts'

const calls = EmployeesGroup.endpoints

/** § 6 My team, as the JSON of `Colleague[]`: the rule of `myTeam` in the domain, which a test compares it with. */
const team =
  ({ employeeId }: Caller) =>
  (sql: Sql) =>
    sql.of(Body)`
      select coalesce(json_agg(colleague), '[]'::json)::text as body
      from (
        select e.id, e.full_name as "fullName", ${sql.literal(currentPosition('title'))} as "positionTitle",
          ${sql.literal(departmentRef)} as department, ${sql.literal(avatarUrl)} as "avatarUrl"
        from employees me
        join employees e on e.tenant_id = me.tenant_id and e.department_id = me.department_id
        where me.tenant_id = ${sql.tenantId}::uuid and me.id = ${employeeId}::uuid
          and e.is_active and not e.hide_from_directory
        order by lower(e.full_name), e.id
      ) colleague`

/** Ours: GET employees/me/team */
export const showTeam = answer(calls.team, function* () {
  const caller = yield* CurrentCaller
  const [row] = yield* rowsOf(caller, team(caller))
  return jsonReply(row?.body ?? '[]')
})
