/** Lists of what is between an employee and a reviewer: check-ins and reviews. `row` is the alias of its rows. */
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Sql } from '../store/database.ts'
import { searchWords } from '../store/searchWords.ts'

export interface Reader {
  readonly employeeId: EmployeeId
  readonly isAdmin: boolean
}

export const nameOf = (row: string, column: 'employee_id' | 'reviewer_id'): string =>
  `(select e.full_name from employees e where e.tenant_id = ${row}.tenant_id and e.id = ${row}.${column}) collate list_order`

/** Who is below somebody, however far. */
export const below = (sql: Sql, reader: EmployeeId) => sql`
  with recursive below (id) as (
    select e.id from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.reports_to = ${reader}::uuid
    union
    select e.id from below join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.reports_to = below.id)
  select id from below`

/** Those the reader may see (`maySeeCheckIn`), which tests hold beside this; of them those in which somebody takes part. */
export const visible = (sql: Sql, { employeeId, isAdmin }: Reader, row: string, person: EmployeeId | null) => {
  const [employee, reviewer] = [sql.literal(`${row}.employee_id`), sql.literal(`${row}.reviewer_id`)]
  return [
    ...(isAdmin
      ? []
      : [
          sql`(${employee} = ${employeeId}::uuid or ${reviewer} = ${employeeId}::uuid
            or ${employee} in (${below(sql, employeeId)}))`,
        ]),
    ...(person === null ? [] : [sql`(${employee} = ${person}::uuid or ${reviewer} = ${person}::uuid)`]),
  ]
}

/** Each word in its name, or in the name of one of the two. */
export const searched = (sql: Sql, row: string, search: string) =>
  searchWords(search).map(
    (word) => sql`(strpos(searchable(${sql.literal(`${row}.name`)}), (select searchable(${word}))) > 0 or exists (
      select from employees p where p.tenant_id = ${sql.literal(`${row}.tenant_id`)}
        and p.id in (${sql.literal(`${row}.employee_id, ${row}.reviewer_id`)})
        and strpos(p.searched, (select searchable(${word}))) > 0))`,
  )
