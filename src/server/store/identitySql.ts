import type { PgConnection } from '@effect/sql-pg/PgConnection'
import { Effect, Exit } from 'effect'
import type { SqlError } from 'effect/sql/SqlError'
import type { IdentityQueries, IdentitySql } from '../identity/sql.ts'
import type { Connections } from './pool.ts'

/**
 * The identity provider's own door to the database: its schema has no tenants, and no policy of row-level security
 * would let it see a tenant's rows, because it never says which.
 */
export const identitySql = ({ pool }: Connections): IdentitySql => {
  const on = (connection: PgConnection): IdentityQueries => ({
    query: <Row extends object>(text: string, params: ReadonlyArray<unknown>) =>
      Effect.runPromise(rows<Row>(connection, text, params)),
  })
  return {
    query: <Row extends object>(text: string, params: ReadonlyArray<unknown>) =>
      Effect.runPromise(pool.use((connection) => rows<Row>(connection, text, params))),
    transaction: (work) =>
      Effect.runPromise(
        pool.use((connection) =>
          Effect.uninterruptible(
            Effect.gen(function* () {
              yield* connection.query('begin')
              const exit = yield* Effect.exit(Effect.promise(() => work(on(connection))))
              yield* connection.query(Exit.isSuccess(exit) ? 'commit' : 'rollback')
              return yield* exit
            }),
          ),
        ),
      ),
  }
}

const rows = <Row extends object>(
  connection: PgConnection,
  text: string,
  params: ReadonlyArray<unknown>,
): Effect.Effect<readonly Row[], SqlError> =>
  Effect.map(connection.query(text, params), (result) => result.rows as unknown as readonly Row[])
