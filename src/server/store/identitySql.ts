import { Effect, Exit } from 'effect'
import type { SqlError } from 'effect/sql/SqlError'
import type { IdentityQueries, IdentitySql } from '../identity/sql.ts'
import { troubleOf } from '../trouble.ts'
import type { Lent } from './lending.ts'
import type { Connections } from './pool.ts'

/**
 * The identity provider's own door to the database: its schema has no tenants, and no policy of row-level security
 * would let it see a tenant's rows, because it never says which. What time may heal rejects as `Trouble`.
 */
export const identitySql = ({ lend }: Connections): IdentitySql => {
  const on = (connection: Lent): IdentityQueries => ({
    query: <Row extends object>(text: string, params: ReadonlyArray<unknown>) =>
      run(rows<Row>(connection, text, params)),
  })
  return {
    query: <Row extends object>(text: string, params: ReadonlyArray<unknown>) =>
      run(lend((connection) => rows<Row>(connection, text, params))),
    transaction: (work) =>
      run(
        lend((connection) =>
          Effect.uninterruptible(
            Effect.gen(function* () {
              yield* connection.query('begin')
              const exit = yield* Effect.exit(Effect.promise(() => work(on(connection))))
              if (Exit.isSuccess(exit)) yield* connection.query('commit')
              // A connection that cannot even roll back is never lent again.
              else yield* Effect.catch(connection.query('rollback'), () => connection.giveUp)
              return yield* exit
            }),
          ),
        ),
      ),
  }
}

const run = <A>(effect: Effect.Effect<A, SqlError>): Promise<A> =>
  Effect.runPromise(Effect.mapError(effect, (error) => troubleOf(error) ?? error))

const rows = <Row extends object>(
  connection: Lent,
  text: string,
  params: ReadonlyArray<unknown>,
): Effect.Effect<readonly Row[], SqlError> =>
  Effect.map(connection.query(text, params), (result) => result.rows as unknown as readonly Row[])
