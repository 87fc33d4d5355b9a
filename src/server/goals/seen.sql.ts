import type { Caller } from '../../contract/callers.ts'
import { accessed } from '../employees/accessible.sql.ts'
import type { Sql } from '../store/database.ts'

/** As `maySeeGoal` of the domain. */
export const goalSeen = (sql: Sql, caller: Caller, goal: string) =>
  sql`(${sql.literal(`${goal}.shared_with`)} = 'company' or ${accessed(sql, caller, `${goal}.employee_id`)})`
