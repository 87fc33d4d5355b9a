/** Lists of what is between an employee and a reviewer: check-ins and reviews. `row` is the alias of its rows. */
import { Schema } from 'effect'
import { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Sql } from '../store/database.ts'
import { searchWords } from '../store/searchWords.ts'

export interface Reader {
  readonly employeeId: EmployeeId
  readonly isAdmin: boolean
}

export const nameOf = (row: string, column: 'employee_id' | 'reviewer_id'): string =>
  `(select e.full_name from employees e where e.tenant_id = ${row}.tenant_id and e.id = ${row}.${column}) collate list_order`

/** Each of the two, with the other of them, as the letters name them: `select ${eachOfTwo} … ${joinedTwo(row)}`. */
export const EachOfTwo = { toId: EmployeeId, to: Schema.String, email: Schema.String, other: Schema.String }
export const eachOfTwo = 'p.id as "toId", p.full_name as "to", p.email, o.full_name as other'
export const joinedTwo = (row: string): string => `
  join employees p on p.tenant_id = ${row}.tenant_id and p.id in (${row}.employee_id, ${row}.reviewer_id)
  join employees o on o.tenant_id = ${row}.tenant_id and o.id in (${row}.employee_id, ${row}.reviewer_id) and o.id <> p.id`

/** Who is below somebody, however far. */
const below = (sql: Sql, reader: EmployeeId) => sql`
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

/** Themself, those below them, or for an admin everybody, as JSON; each with who is above them. */
export const choosablePeople = (sql: Sql, { employeeId, isAdmin }: Reader) => sql`(
  select coalesce(json_agg(json_build_object('id', e.id, 'fullName', e.full_name,
    'isReport', coalesce(e.reports_to = ${employeeId}::uuid, false),
    'line', coalesce((
      select json_agg(json_build_object('id', m.id, 'fullName', m.full_name) order by above.place)
      from unnest(line_above(e.tenant_id, e.id)) with ordinality above (id, place)
      join employees m on m.tenant_id = e.tenant_id and m.id = above.id and m.is_active), '[]'::json))
    order by e.full_name collate list_order), '[]'::json)
  from employees e
  where e.tenant_id = ${sql.tenantId}::uuid and e.is_active
    and (${isAdmin} or e.id = ${employeeId}::uuid or e.id in (${below(sql, employeeId)})))`

/** Each word in its name, or in the name of one of the two. */
export const searched = (sql: Sql, row: string, search: string) =>
  searchWords(search).map(
    (word) => sql`(strpos(${sql.literal(`${row}.searched`)}, (select searchable(${word}))) > 0 or exists (
      select from employees p where p.tenant_id = ${sql.literal(`${row}.tenant_id`)}
        and p.id in (${sql.literal(`${row}.employee_id, ${row}.reviewer_id`)})
        and strpos(p.searched, (select searchable(${word}))) > 0))`,
  )
