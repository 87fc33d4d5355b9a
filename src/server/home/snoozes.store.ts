import { Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { ToDoItem, type ToDoSnoozed } from '../../domain/home/nouns.ts'
import { Day } from '../../domain/kernel/nouns.ts'
import { type Sql, TenantSql } from '../store/database.ts'

const Snoozed = Schema.Struct({ type: ToDoItem.fields.type, id: Schema.String, until: Day })

/** What the caller has put off, and until when. */
export const snoozesAfter =
  ({ employeeId }: Caller, today: Day) =>
  (sql: Sql) =>
    sql.of(Snoozed)`
    select type, item_id::text as id, until_day as until from to_do_snoozes
    where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid and until_day > ${today}::date`

/** What is over is forgotten with it. */
export const snooze = ({ employeeId }: Caller, { type, id, until }: ToDoSnoozed, today: Day) =>
  TenantSql.use((sql) => {
    const gone = sql`
      delete from to_do_snoozes
      where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid
        and (until_day <= ${today}::date or type = ${type} and item_id = ${id}::uuid and ${until === null})`
    return until === null
      ? gone
      : sql`
          with gone as (${gone} returning 1)
          insert into to_do_snoozes (tenant_id, employee_id, type, item_id, until_day)
          values (${sql.tenantId}::uuid, ${employeeId}::uuid, ${type}, ${id}::uuid, ${until}::date)
          on conflict (tenant_id, employee_id, type, item_id) do update set until_day = excluded.until_day`
  })
