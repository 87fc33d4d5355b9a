import type { PgConnection } from '@effect/sql-pg/PgConnection'
import * as PgPool from '@effect/sql-pg/PgPool'
import { Effect, Exit, Scope } from 'effect'
import type { SqlError } from 'effect/sql/SqlError'
import { type Address, connectionTo } from '../../../src/server/store/pool.ts'

type OfCluster = Extract<Address, { readonly socket: string }>

interface Kept {
  readonly pool: Promise<PgPool.PgPool>
  readonly close: () => Promise<void>
}

const kept = new Map<string, Map<string, Kept>>()

const opened = (address: Address): Kept => {
  const scope = Effect.runSync(Scope.make())
  return {
    pool: Effect.runPromise(Scope.provide(PgPool.make({ ...connectionTo(address), maxConnections: 4 }), scope)),
    close: () => Effect.runPromise(Scope.close(scope, Exit.void)),
  }
}

const poolOf = (address: OfCluster): Promise<PgPool.PgPool> => {
  const ofDatabase = kept.get(address.database) ?? new Map<string, Kept>()
  kept.set(address.database, ofDatabase)
  const found = ofDatabase.get(address.user) ?? opened(address)
  ofDatabase.set(address.user, found)
  return found.pool
}

/**
 * Runs statements on a connection that is kept until the database of the test goes: PostgreSQL starts a process for each
 * new one, and those took most of the time of all server tests.
 */
export const onKept = async <A, E>(
  address: Address,
  use: (connection: PgConnection) => Effect.Effect<A, E>,
): Promise<A> => {
  if ('url' in address) throw new Error('Connections are kept to the PostgreSQL of the run only')
  const pool = await poolOf(address)
  return Effect.runPromise(pool.use(use) as Effect.Effect<A, E | SqlError>)
}

/** Before the database is dropped. */
export const endKept = async (database: string): Promise<void> => {
  const ofDatabase = kept.get(database)
  kept.delete(database)
  for (const { close } of ofDatabase?.values() ?? []) await close()
}
