import type { PgConnection, Result } from '@effect/sql-pg/PgConnection'
import { Context, Effect, Exit, Option } from 'effect'
import { SqlError } from 'effect/sql/SqlError'
import * as Statement from 'effect/sql/Statement'
import type { UserId } from '../../domain/kernel/ids.ts'
import { Busy, isBusy } from './failures.ts'
import type { Member } from './member.ts'
import { membershipStatement } from './membership.ts'
import type { Connections } from './pool.ts'
import { PresumedWrongly, Presumption, type PresumptionShape } from './presumption.ts'
import { compiler, inOneWrite, type Proviso, type Standing, Transaction } from './transaction.ts'

/** Tagged SQL of the transaction one is in. It exists only inside `withTenant` and `withUser`. */
export class TenantSql extends Context.Service<TenantSql, Statement.Constructor>()('tenure/TenantSql') {}

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
export const makeDatabase = (connections: Connections): DatabaseShape => {
  const { pool } = connections
  const lend = lending(connections)

  const within = <A, E, R>(standing: Standing, effect: Effect.Effect<A, E, R>, proviso?: Proviso) =>
    lend((connection) =>
      Effect.uninterruptibleMask((restore) => {
        const transaction = new Transaction(connection, standing, proviso)
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

  const read = <A extends object>(member: Member, statement: OneStatement<A>) => {
    const rows = rowsOf<A>(statement)
    return lend((connection) =>
      Effect.map(inOneWrite(connection, member, readOnly, [rows(connection)]), ([found]) => found as ReadonlyArray<A>),
    ).pipe(broken)
  }

  /** The membership is asked for in the same breath, and the rows count only when it is as presumed. */
  const readPresuming = <A extends object>(presumed: PresumptionShape, statement: OneStatement<A>) => {
    const rows = rowsOf<object>(statement)
    return lend((connection) => {
      const { asked, judge } = asPresumed(presumed)(connection)
      return Effect.flatMap(
        inOneWrite(connection, presumed.member, readOnly, [asked, rows(connection)]),
        ([found, answer]) => Effect.as(judge(found ?? []), answer as ReadonlyArray<A>),
      )
    }).pipe(broken)
  }

  return {
    read: (member, statement) =>
      Effect.flatMap(openPresumption, (presumed) =>
        presumed === undefined || !isSame(presumed.member, member)
          ? read(member, statement)
          : readPresuming(presumed, statement),
      ),
    // A change that began on a wrong presumption is rolled back like any other that fails.
    withTenant: (member, effect) =>
      Effect.flatMap(openPresumption, (presumed) =>
        presumed === undefined
          ? within(member, effect)
          : isSame(presumed.member, member)
            ? within(member, effect, asPresumed(presumed))
            : Effect.andThen(readPresuming(presumed, nothing), within(member, effect)),
      ),
    withUser: (userId, effect) => within({ tenantId: null, userId }, effect),
    answers: Effect.match(
      Effect.timeout(
        lend((connection) => connection.query('select 1')),
        '2 seconds',
      ),
      { onFailure: () => false, onSuccess: () => true },
    ),
  }
}

const readOnly = ['begin read only', 'commit'] as const

type OneStatement<A extends object> = (sql: Statement.Constructor) => Statement.Statement<A>

const rowsOf = <A extends object>(statement: OneStatement<A>) => {
  const [sql, params] = statement(unbound).compile()
  const take = (result: Result) => result.rows as unknown as ReadonlyArray<A>
  return (connection: PgConnection) => Effect.map(connection.query(sql, params), take)
}

/** The membership must still be what the request has gone by so far. */
const asPresumed = (presumed: PresumptionShape): Proviso => {
  const membership = rowsOf<object>(membershipStatement(presumed.member))
  return (connection) => ({
    asked: membership(connection),
    judge: ([row]) =>
      Effect.suspend(() => {
        const found = row as { readonly body: string } | undefined
        if (found?.body !== presumed.text) return Effect.die(new PresumedWrongly({ text: found?.body }))
        presumed.isConfirmed = true
        return Effect.void
      }),
  })
}

const unbound = Statement.make(Effect.die('A statement of read() runs only through read()'), compiler, [], undefined)

const nothing: OneStatement<object> = (sql) => sql`select`

const isSame = (one: Member, other: Member) => one.tenantId === other.tenantId && one.userId === other.userId

const openPresumption = Effect.map(Effect.serviceOption(Presumption), (presumed) =>
  Option.isSome(presumed) && !presumed.value.isConfirmed ? presumed.value : undefined,
)

/** Lends a connection to one effect at a time, and counts. */
const lending =
  ({ pool, usage }: Connections) =>
  <A, E, R>(use: (connection: PgConnection) => Effect.Effect<A, E, R>) =>
    Effect.suspend(() => {
      usage.waiting++
      let isLeased = false
      return Effect.ensuring(
        pool.use((connection) => {
          isLeased = true
          usage.waiting--
          usage.leased++
          return use(connection)
        }),
        Effect.sync(() => {
          if (isLeased) usage.leased--
          else usage.waiting--
        }),
      )
    })

/** A timeout or a lost connection is the server's business (503, try again); anything else is a mistake in a query. */
const broken = <A, E, R>(effect: Effect.Effect<A, E | SqlError, R>): Effect.Effect<A, Exclude<E, SqlError>, R> =>
  Effect.catch(effect, (error) =>
    error instanceof SqlError
      ? Effect.die(isBusy(error) ? new Busy({ cause: error }) : error)
      : Effect.fail(error as Exclude<E, SqlError>),
  )
