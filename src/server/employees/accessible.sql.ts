import type { Caller } from '../../contract/callers.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Sql } from '../store/database.ts'

/** `mayAccess` of the domain (§ 6): themself and their direct reports; null for everybody, of an admin. */
export const accessibleTo = ({ isAdmin, employeeId, underlings }: Caller): ReadonlyArray<EmployeeId> | null =>
  isAdmin ? null : [employeeId, ...underlings]

/** The same as a condition on a column that names a person. */
export const accessed = (sql: Sql, caller: Caller, employeeId: string) => {
  const people = accessibleTo(caller)
  return people === null ? sql`true` : sql`${sql.literal(employeeId)} = any(${people}::uuid[])`
}
