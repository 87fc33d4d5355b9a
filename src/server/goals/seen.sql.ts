import type { Caller } from '../../contract/callers.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Sql } from '../store/database.ts'

/** Whose goals one may read (`mayWriteGoals` in `domain/goals/access.ts`); null for everybody's. */
const seenBy = ({ isAdmin, employeeId, underlings }: Caller): ReadonlyArray<EmployeeId> | null =>
  isAdmin ? null : [employeeId, ...underlings]

export const accessed = (sql: Sql, caller: Caller, employeeId: string) => {
  const visible = seenBy(caller)
  return visible === null ? sql`true` : sql`${sql.literal(employeeId)} = any(${visible}::uuid[])`
}

/** As `maySeeGoal` of the domain. */
export const goalSeen = (sql: Sql, caller: Caller, goal: string) =>
  sql`(${sql.literal(`${goal}.shared_with`)} = 'company' or ${accessed(sql, caller, `${goal}.employee_id`)})`
