import type { PgConnection } from '@effect/sql-pg/PgConnection'
import { Context, Effect, Exit } from 'effect'
import { SqlError } from 'effect/sql/SqlError'
import * as Statement from 'effect/sql/Statement'
import type { TenantId, UserId } from '../../domain/kernel/ids.ts'
import type { Connections } from './pool.ts'
import { Busy, isBusy } from './failures.ts'
import { compiler, inOneWrite, type Standing, Transaction } from './transaction.ts'

/** Tagged SQL of the transaction one is in. It exists only inside `withTenant` and `withUser`. */
export class TenantSql extends Context.Service<TenantSql, Statement.Constructor>()('tenure/TenantSql') {}

/** Who asks, inside which tenant: a `Caller` is one. */
export interface Member {
  readonly tenantId: TenantId
  readonly userId: UserId
}

export interface DatabaseShape {
  /** One transaction inside the member's tenant: all or nothing. */
  readonly withTenant: <A, E, R>(
    member: Member,
    effect: Effect.Effect<A, E, R>,
  ) => Effect.Effect<A, Exclude<E, SqlError>, Exclude<R, TenantSql>>
  /** One transaction above all tenants: only what belongs to the user is visible. */
  readonly withUser: <A, E, R>(
    userId: UserId,
    effect: Effect.Effect<A, E, R>,
  ) => Effect.Effect<A, Exclude<E, SqlError>, Exclude<R, TenantSql>>
  /** One read-only statement inside the member's tenant, at the price of a single round trip. */
  readonly read: <A extends object>(
    member: Member,
    statement: (sql: Statement.Constructor) => Statement.Statement<A>,
  ) => Effect.Effect<ReadonlyArray<A>>
  /** `select 1`, for readiness. */
  readonly answers: Effect.Effect<boolean>
}

export class Database extends Context.Service<Database, DatabaseShape>()('tenure/Database') {}

/** The only ways by which request code gets SQL. What PostgreSQL refuses unexpectedly is a defect, not a failure. */
export const makeDatabase = ({ pool, usage }: Connections): DatabaseShape => {
  const lend = <A, E, R>(f: (connection: PgConnection) => Effect.Effect<A, E, R>) =>
    Effect.suspend(() => {
      usage.waiting++
      let leased = false
      return Effect.ensuring(
        pool.use((connection) => {
          leased = true
          usage.waiting--
          usage.leased++
          return f(connection)
        }),
        Effect.sync(() => {
          leased ? usage.leased-- : usage.waiting--
        }),
      )
    })

  const within = <A, E, R>(standing: Standing, effect: Effect.Effect<A, E, R>) =>
    lend((connection) =>
      Effect.uninterruptibleMask((restore) => {
        const transaction = new Transaction(connection, standing)
        return Effect.flatMap(
          Effect.exit(restore(Effect.provideService(effect, TenantSql, transaction.sql))),
          (exit): Effect.Effect<A, E | SqlError> =>
            Exit.isSuccess(exit)
              ? Effect.as(transaction.commit, exit.value)
              : Effect.andThen(
                  // A connection that cannot even roll back is never lent again.
                  Effect.catch(transaction.rollback, () => pool.invalidate(connection)),
                  exit,
                ),
        )
      }),
    ).pipe(broken)

  const read: DatabaseShape['read'] = (member, make) =>
    lend((connection) => {
      const [sql, params] = make(unbound).compile()
      return Effect.map(
        inOneWrite(connection, member, 'begin read only', connection.query(sql, params), 'commit'),
        ([result]) => result.rows as never,
      )
    }).pipe(broken)

  return {
    withTenant: (member, effect) => within(member, effect),
    withUser: (userId, effect) => within({ tenantId: null, userId }, effect),
    read,
    answers: Effect.match(
      Effect.timeout(
        lend((connection) => connection.query('select 1')),
        '2 seconds',
      ),
      { onFailure: () => false, onSuccess: () => true },
    ),
  }
}

const unbound = Statement.make(Effect.die('A statement of read() runs only through read()'), compiler, [], undefined)

/** A timeout or a lost connection is the server's business (503, try again); anything else is a mistake in a query. */
const broken = <A, E, R>(effect: Effect.Effect<A, E | SqlError, R>): Effect.Effect<A, Exclude<E, SqlError>, R> =>
  Effect.catch(effect, (error) =>
    error instanceof SqlError
      ? Effect.die(isBusy(error) ? new Busy({ cause: error }) : error)
      : Effect.fail(error as Exclude<E, SqlError>),
  )
