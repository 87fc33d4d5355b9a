import type * as Statement from 'effect/sql/Statement'
import type { Caller } from '../../contract/callers.ts'
import { accessed } from '../employees/accessible.sql.ts'
import type { Sql } from '../store/database.ts'

/** What the core values of a row of `praise` were called then, in their order. */
export const valueNames = (row: string): string => `array(
  select v.name from praise_values v where v.tenant_id = ${row}.tenant_id and v.praise_id = ${row}.id order by v.place)`

/** `mayReadPraise` of the domain as a condition on a row of `praise`, of which somebody praised is still there. */
export const praiseSeen = (sql: Sql, caller: Caller, row: string): Statement.Fragment => {
  const somebody = (condition: Statement.Fragment) => sql`exists (
    select from praise_people s
    join employees e on e.tenant_id = s.tenant_id and e.id = s.employee_id
    where s.tenant_id = ${sql.tenantId}::uuid and s.praise_id = ${sql.literal(`${row}.id`)} and ${condition})`
  return sql`${somebody(sql`true`)} and (${sql.literal(`${row}.given_by`)} = ${caller.employeeId}::uuid
    or (${sql.literal(`${row}.audience`)} = 'Everyone' and not ${somebody(sql`e.hide_from_directory`)})
    or ${somebody(accessed(sql, caller, 'e.id'))})`
}
