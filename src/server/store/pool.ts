import type { Config } from '@effect/sql-pg/PgConnection'
import * as PgPool from '@effect/sql-pg/PgPool'
import { Effect, Redacted, type Scope } from 'effect'
import type { SqlError } from 'effect/sql/SqlError'
import { type Lend, lending, type Usage } from './lending.ts'
import { wireTypes } from './timestamps.ts'

/** Where a PostgreSQL is and as whom to speak to it. */
export type Address =
  | { readonly url: Redacted.Redacted }
  | { readonly socket: string; readonly database: string; readonly user: string; readonly password: string }

export const connectionTo = (address: Address): Config =>
  'url' in address
    ? { url: address.url }
    : {
        path: address.socket,
        database: address.database,
        username: address.user,
        password: Redacted.make(address.password),
      }

/** Every request's statement ends in time; a lock that another request holds is not waited for at length. */
const limits = {
  statement_timeout: '10s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '15s',
  timezone: 'UTC',
  // Left to itself PostgreSQL plans a directory anew for every request, which takes it half as long again as reading it.
  plan_cache_mode: 'force_generic_plan',
}

export interface Connections {
  readonly lend: Lend
  readonly usage: Usage
}

/**
 * Connections as the role that owns nothing. Each is lent to one request at a time (`multiplexConcurrency: 1`), and
 * within that request statements that do not wait for each other travel in one write (`multiplex`).
 */
export const openConnections = (
  address: Address,
  maxConnections: number,
): Effect.Effect<Connections, SqlError, Scope.Scope> =>
  Effect.map(
    PgPool.make({
      ...connectionTo(address),
      applicationName: 'tenure',
      startupParameters: limits,
      types: wireTypes(),
      multiplex: true,
      multiplexConcurrency: 1,
      minConnections: Math.min(2, maxConnections),
      maxConnections,
      idleTimeout: '5 minutes',
      connectTimeout: '5 seconds',
      preparedStatementCacheSize: 400,
    }),
    (pool) => {
      const usage: Usage = { limit: maxConnections, leased: 0, waiting: 0 }
      return { usage, lend: lending(pool, usage) }
    },
  )
