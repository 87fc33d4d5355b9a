import type { TenantId } from '../../domain/kernel/ids.ts'

export interface Queries {
  query<Row extends object>(text: string, params: ReadonlyArray<string | number>): Promise<ReadonlyArray<Row>>
}

export interface Taken {
  readonly tenantId: TenantId
  readonly task: string
  readonly attempts: number
}

/** Each row by one server: the others pass over it, now because it is locked and then because it is due later. */
export const take = (sql: Queries, tasks: readonly string[], most: number, leaseMs: number) =>
  sql.query<Taken>(
    `with due as materialized (
       select tenant_id, task from jobs.schedule
       where due_utc <= clock_timestamp() and task = any(string_to_array($1, ','))
       order by due_utc limit $2::int for update skip locked)
     update jobs.schedule s
     set attempts = s.attempts + 1, due_utc = clock_timestamp() + make_interval(secs => $3::float8 / 1000)
     from due where s.tenant_id = due.tenant_id and s.task = due.task
     returning s.tenant_id::text as "tenantId", s.task, s.attempts`,
    [tasks.join(','), most, leaseMs],
  )

/** Done, until it is due again. */
export const settle = async (sql: Queries, { tenantId, task }: Taken, next: number): Promise<void> => {
  await sql.query(
    `update jobs.schedule set due_utc = $3::timestamptz, attempts = 0, done_utc = clock_timestamp()
     where tenant_id = $1::uuid and task = $2`,
    [tenantId, task, new Date(next).toISOString()],
  )
}

export const putBack = async (sql: Queries, { tenantId, task }: Taken, ms: number): Promise<void> => {
  await sql.query(
    `update jobs.schedule set due_utc = clock_timestamp() + make_interval(secs => $3::float8 / 1000)
     where tenant_id = $1::uuid and task = $2`,
    [tenantId, task, ms],
  )
}
