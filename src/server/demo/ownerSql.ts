import type { PgConnection } from '@effect/sql-pg/PgConnection'
import { Effect, Exit } from 'effect'
import type { IdentityQueries } from '../identity/sql.ts'
import type { Address } from '../store/pool.ts'
import { asRole } from '../store/roles.ts'

/** One transaction as the owner of the schema: the serving role may not make tenants, and nobody asks it to. */
export const asOwner = <A>(owner: Address, work: (tx: IdentityQueries) => Promise<A>): Promise<A> =>
  Effect.runPromise(asRole(owner, (connection) => inTransaction(connection, work)))

const inTransaction = <A>(connection: PgConnection, work: (tx: IdentityQueries) => Promise<A>) =>
  Effect.gen(function* () {
    yield* connection.query('begin', [], false)
    const exit = yield* Effect.exit(Effect.promise(() => work(queriesOn(connection))))
    yield* connection.query(Exit.isSuccess(exit) ? 'commit' : 'rollback', [], false)
    return yield* exit
  })

const queriesOn = (connection: PgConnection): IdentityQueries => ({
  query: <Row extends object>(text: string, params: ReadonlyArray<unknown>) =>
    Effect.runPromise(Effect.map(connection.query(text, params), (result) => result.rows as unknown as readonly Row[])),
})
