import type { Effect } from 'effect'
import { type Database, type Query, TenantSql, transact } from './database.ts'
import type { Member } from './member.ts'

/**
 * How PostgreSQL has to plan what goes through everybody. It knows nothing of tables with a few rows, takes thirty policies
 * for one, and would look up three hundred thousand rows one by one where it has only to read on; and what there is room
 * for in memory it would put on disk. A plan kept from before knows least of all.
 */
export const bulkSettings = `select set_config('enable_nestloop', 'off', true), set_config('work_mem', '64MB', true),
  set_config('plan_cache_mode', 'force_custom_plan', true), set_config('transaction_read_only', 'on', true)`

/** One statement that reads what there is about all the people of the member's tenant. */
export const readInBulk = <A extends object>(
  member: Member,
  query: Query<A>,
): Effect.Effect<ReadonlyArray<A>, never, Database> =>
  transact(member, function* () {
    const sql = yield* TenantSql
    yield* sql.unsafe(bulkSettings)
    return yield* query(sql)
  })
