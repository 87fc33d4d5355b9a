import type { PgConnection } from '@effect/sql-pg/PgConnection'
import * as PgPool from '@effect/sql-pg/PgPool'
import { Effect, Exit, Scope } from 'effect'
import type { SqlError } from 'effect/sql/SqlError'
import { type Address, connectionTo } from '../../../src/server/store/pool.ts'

interface Kept {
  readonly pool: Promise<PgPool.PgPool>
  readonly close: () => Promise<void>
}

/** By the address as it was handed out: a database and a role have one. */
const kept = new Map<Address, Kept>()

const opened = (address: Address): Kept => {
  const scope = Effect.runSync(Scope.make())
  return {
    pool: Effect.runPromise(
      Scope.provide(
        PgPool.make({ ...connectionTo(address), maxConnections: 4, multiplex: true, multiplexConcurrency: 1 }),
        scope,
      ),
    ),
    close: () => Effect.runPromise(Scope.close(scope, Exit.void)),
  }
}

/**
 * Runs statements on a connection that is kept until the database of the test goes: PostgreSQL starts a process for each
 * new one, and those took most of the time of all server tests.
 */
export const onKept = async <A, E>(
  address: Address,
  use: (connection: PgConnection) => Effect.Effect<A, E>,
): Promise<A> => {
  const found = kept.get(address) ?? opened(address)
  kept.set(address, found)
  const pool = await found.pool
  return Effect.runPromise(pool.use(use) as Effect.Effect<A, E | SqlError>)
}

export const endKept = async (address: Address): Promise<void> => {
  await kept.get(address)?.close()
  kept.delete(address)
}
