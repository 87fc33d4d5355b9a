import * as PgClient from '@effect/sql-pg/PgClient'
import { Effect, Stream } from 'effect'
import type { Connection } from 'effect/sql/SqlConnection'
import { SqlError, UnknownError } from 'effect/sql/SqlError'
import * as Statement from 'effect/sql/Statement'
import type { Lent } from './lending.ts'
import { type RlsContext, rlsContextValues, setRlsContext, setRlsContextAndAskMembership } from './rlsContext.ts'

export const compiler = PgClient.makeCompiler()

/** Judges the membership that was asked for along with a transaction's first statement; dies when it forbids to go on. */
export type Proviso = (membership: string | undefined) => Effect.Effect<void>

/**
 * A transaction that begins with its first statement: `begin`, the RLS context (with the question who the member is)
 * and that statement leave in one write.
 * `sql` stops working with the transaction, so a copy that escapes cannot reach another request's rows.
 */
export class Transaction {
  private readonly connection: Lent
  private readonly rlsContext: RlsContext
  private readonly proviso: Proviso | undefined
  private stage: 'new' | 'open' | 'ended' = 'new'
  private isJudged = false
  private isClosing = false
  private readonly inside: Connection

  constructor(connection: Lent, rlsContext: RlsContext, proviso?: Proviso) {
    this.connection = connection
    this.rlsContext = rlsContext
    this.proviso = proviso
    this.inside = this.asConnection()
  }

  /** Its SQL; the rows that a statement answers go through `check`, if there is one. */
  sql(check?: <A extends object>(rows: ReadonlyArray<A>) => ReadonlyArray<A>): Statement.Constructor {
    const { inside } = this
    return Statement.make(Effect.succeed(inside), compiler, [], check, (f) => f(inside))
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

  /** What `last` asks next is the last statement, and the commit goes with it. If it fails, nothing is committed. */
  close<A, E, R>(last: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> {
    return Effect.suspend(() => {
      // What rests on a presumption must not be committed before that has been judged.
      this.isClosing = this.stage === 'open' && this.isJudged
      return last
    })
  }

  readonly rollback: Effect.Effect<void, SqlError> = Effect.suspend(() => {
    const stage = this.stage
    this.stage = 'ended'
    return stage === 'open' ? Effect.asVoid(this.connection.query('rollback')) : Effect.void
  })

  private send<A>(query: Effect.Effect<A, SqlError>): Effect.Effect<A, SqlError> {
    return Effect.suspend(() => {
      if (this.stage === 'open') {
        return this.isClosing ? Effect.map(together(query, this.commit), ([answer]) => answer) : query
      }
      if (this.stage === 'ended') return Effect.fail(failure('The transaction has ended'))
      this.stage = 'open'
      return this.begun(query)
    })
  }

  private begun<A>(query: Effect.Effect<A, SqlError>): Effect.Effect<A, SqlError> {
    const { connection, rlsContext, proviso } = this
    return Effect.flatMap(
      together(
        connection.queryValues('begin'),
        connection.queryValues(
          proviso === undefined ? setRlsContext : setRlsContextAndAskMembership,
          rlsContextValues(rlsContext),
        ),
        query,
      ),
      ([, [stood], answer]) =>
        Effect.map(proviso?.((stood?.[0] as string | null | undefined) ?? undefined) ?? Effect.void, () => {
          this.isJudged = true
          return answer
        }),
    )
  }

  private asConnection(): Connection {
    const { connection } = this
    const rows: Connection['execute'] = (sql, params, check) =>
      this.send(Effect.map(connection.query(sql, params), (result) => check?.(result.rows) ?? result.rows))
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

/** Without waiting in between: a connection that is lent to one request sends them in this order, in one write. */
const together = <A extends ReadonlyArray<unknown>>(
  ...queries: { readonly [Index in keyof A]: Effect.Effect<A[Index], SqlError> }
) =>
  Effect.uninterruptible(
    Effect.all(queries as ReadonlyArray<Effect.Effect<unknown, SqlError>>, { concurrency: 'unbounded' }),
  ) as Effect.Effect<unknown, SqlError> as Effect.Effect<A, SqlError>

const failure = (message: string) =>
  new SqlError({ reason: new UnknownError({ cause: new Error(message), message, operation: 'transaction' }) })
