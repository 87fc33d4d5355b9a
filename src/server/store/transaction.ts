import * as PgClient from '@effect/sql-pg/PgClient'
import type { PgConnection } from '@effect/sql-pg/PgConnection'
import { Effect, Stream } from 'effect'
import type { Connection } from 'effect/sql/SqlConnection'
import { SqlError, UnknownError } from 'effect/sql/SqlError'
import * as Statement from 'effect/sql/Statement'

/** On whose behalf statements run; policies of row-level security compare with these. */
export interface Standing {
  readonly tenantId: string | null
  readonly userId: string
}

/** Sets both names, so that nothing of an earlier transaction could be left in either. */
const stand = `select set_config('app.tenant_id', $1, true), set_config('app.user_id', $2, true)`
const standingValues = ({ tenantId, userId }: Standing): ReadonlyArray<string> => [tenantId ?? '', userId]

export const compiler = PgClient.makeCompiler()

/** Asked along with a transaction's first statement; dies when what is found forbids to go on. */
export type Proviso = (connection: PgConnection) => {
  readonly asked: Effect.Effect<ReadonlyArray<object>, SqlError>
  readonly judge: (found: ReadonlyArray<object>) => Effect.Effect<void>
}

/**
 * A transaction that begins with its first statement: `begin`, the standing and that statement leave in one write.
 * `sql` stops working with the transaction, so a copy that escapes cannot reach another request's rows.
 */
export class Transaction {
  private readonly connection: PgConnection
  private readonly standing: Standing
  private readonly proviso: Proviso | undefined
  private stage: 'new' | 'open' | 'ended' = 'new'
  readonly sql: Statement.Constructor

  constructor(connection: PgConnection, standing: Standing, proviso?: Proviso) {
    this.connection = connection
    this.standing = standing
    this.proviso = proviso
    const inside = this.asConnection()
    this.sql = Statement.make(Effect.succeed(inside), compiler, [], undefined, (f) => f(inside))
  }

  /** Resolves when the changes are on disk; a transaction that asked nothing sends nothing. */
  readonly commit: Effect.Effect<void, SqlError> = Effect.suspend(() => {
    const stage = this.stage
    this.stage = 'ended'
    if (stage !== 'open') return Effect.void
    return Effect.flatMap(this.connection.query('commit'), (result) =>
      result.command === 'COMMIT' ? Effect.void : Effect.fail(failure('A failed transaction cannot be committed')),
    )
  })

  readonly rollback: Effect.Effect<void, SqlError> = Effect.suspend(() => {
    const stage = this.stage
    this.stage = 'ended'
    return stage === 'open' ? Effect.asVoid(this.connection.query('rollback')) : Effect.void
  })

  private send<A>(query: Effect.Effect<A, SqlError>): Effect.Effect<A, SqlError> {
    return Effect.suspend(() => {
      if (this.stage === 'open') return query
      if (this.stage === 'ended') return Effect.fail(failure('The transaction has ended'))
      this.stage = 'open'
      return this.begun(query)
    })
  }

  private begun<A>(query: Effect.Effect<A, SqlError>): Effect.Effect<A, SqlError> {
    const { connection, standing, proviso } = this
    if (proviso === undefined) {
      return Effect.map(inOneWrite(connection, standing, ['begin'], [query]), ([answer]) => answer as A)
    }
    const { asked, judge } = proviso(connection)
    return Effect.flatMap(inOneWrite<unknown>(connection, standing, ['begin'], [asked, query]), ([found, answer]) =>
      Effect.as(judge(found as ReadonlyArray<object>), answer as A),
    )
  }

  private asConnection(): Connection {
    const { connection } = this
    const rows = (sql: string, params: ReadonlyArray<unknown>) =>
      this.send(Effect.map(connection.query(sql, params), (result) => result.rows))
    return {
      execute: rows,
      executeUnprepared: rows,
      executeRaw: (sql, params) => this.send(connection.query(sql, params)),
      executeValues: (sql, params) => this.send(connection.queryValues(sql, params)),
      executeValuesUnprepared: (sql, params) => this.send(connection.queryValues(sql, params)),
      executeStream: () => Stream.fail(failure('Results are not streamed inside a request')),
    }
  }
}

/**
 * Begins, stands, runs the queries, and perhaps commits, without waiting in between: an exclusive connection sends
 * them in this order, in one write.
 */
export const inOneWrite = <A>(
  connection: PgConnection,
  standing: Standing,
  [begin, end]: readonly ['begin'] | readonly ['begin read only', 'commit'],
  queries: ReadonlyArray<Effect.Effect<A, SqlError>>,
): Effect.Effect<ReadonlyArray<A>, SqlError> => {
  const control = (sql: string, params?: ReadonlyArray<unknown>) =>
    Effect.as(connection.queryValues(sql, params), undefined)
  const all: ReadonlyArray<Effect.Effect<A | undefined, SqlError>> = [
    control(begin),
    control(stand, standingValues(standing)),
    ...queries,
    ...(end === undefined ? [] : [control(end)]),
  ]
  return Effect.map(
    Effect.uninterruptible(Effect.all(all, { concurrency: 'unbounded' })),
    (answers) => answers.slice(2, 2 + queries.length) as ReadonlyArray<A>,
  )
}

const failure = (message: string) =>
  new SqlError({ reason: new UnknownError({ cause: new Error(message), message, operation: 'transaction' }) })
