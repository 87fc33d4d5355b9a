import { Context, Effect, Exit, Option, type Schema } from 'effect'
import { SqlError } from 'effect/sql/SqlError'
import * as Statement from 'effect/sql/Statement'
import type { TenantId, UserId } from '../../domain/kernel/ids.ts'
import { troubleOf } from '../trouble.ts'
import type { Member } from './member.ts'
import type { Connections } from './pool.ts'
import { PresumedMembership, type PresumedMembershipShape, PresumedWrongly } from './presumedMembership.ts'
import { type Aside, type RlsContext, readInRlsContext, rlsContextValues } from './rlsContext.ts'
import { compiler, type Proviso, Transaction } from './transaction.ts'

/** Tagged SQL of one tenant: a statement names whose rows it means, though row-level security holds as well. */
export interface Sql extends Statement.Constructor {
  readonly tenantId: TenantId
  /** The same for rows of a schema, or of these fields, against which tests hold what PostgreSQL answers (`RowCheck`). */
  readonly of: <Row extends AnyRow>(row: Row) => SqlOf<RowOf<Row>>
}

type AnyRow = (Schema.Top & { readonly Type: object }) | Schema.Struct.Fields
type RowOf<Row> = Row extends { readonly Type: infer A extends object }
  ? A
  : Row extends Schema.Struct.Fields
    ? Schema.Struct.Type<Row>
    : never

interface SqlOf<A extends object> {
  (strings: TemplateStringsArray, ...values: ReadonlyArray<unknown>): Statement.Statement<A>
  readonly unsafe: (text: string, params?: ReadonlyArray<unknown>) => Statement.Statement<A>
}

/** Answers the rows, or dies because they are not what the schema says. */
export type RowCheck = (row: AnyRow) => <A extends object>(rows: ReadonlyArray<A>) => ReadonlyArray<A>

/** One statement of a tenant, wherever it is asked. */
export type Query<A extends object> = (sql: Sql) => Statement.Statement<A>

/** The SQL of the transaction one is in. It exists only inside `withTenant`. */
export class TenantSql extends Context.Service<TenantSql, Sql>()('tenure/TenantSql') {}

/**
 * For the statement that a transaction ends with: it travels with the commit. Nothing may be refused after it, and
 * nothing asked.
 */
export class Closing extends Context.Service<
  Closing,
  <A, E, R>(last: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
>()('tenure/Closing') {}

export interface DatabaseShape {
  /** One transaction inside the member's tenant: all or nothing. */
  readonly withTenant: <A, E, R>(
    member: Member,
    effect: Effect.Effect<A, E, R>,
  ) => Effect.Effect<A, Exclude<E, SqlError>, Exclude<R, TenantSql | Closing>>
  /** One read-only statement inside the member's tenant, at the price of a single round trip. */
  readonly read: <A extends object>(member: Member, query: Query<A>) => Effect.Effect<ReadonlyArray<A>>
  /** The same above all tenants: only what belongs to the user is visible. */
  readonly readAsUser: <A extends object>(
    userId: UserId,
    statement: (sql: Statement.Constructor) => Statement.Statement<A>,
  ) => Effect.Effect<ReadonlyArray<A>>
  /** `select 1`, for readiness. */
  readonly answers: Effect.Effect<boolean>
}

export class Database extends Context.Service<Database, DatabaseShape>()('tenure/Database') {}

/** The only ways by which request code gets SQL. What PostgreSQL refuses unexpectedly is a defect, not a failure. */
export const makeDatabase = (connections: Connections, check?: RowCheck): DatabaseShape => {
  const { lend } = connections

  const within = <A, E, R>(member: Member, effect: Effect.Effect<A, E, R>, proviso?: Proviso) =>
    lend((connection) =>
      Effect.uninterruptibleMask((restore) => {
        const transaction = new Transaction(connection, member, proviso)
        return Effect.flatMap(
          Effect.exit(restore(Effect.provideContext(effect, contextOf(transaction, member, check)))),
          (exit): Effect.Effect<A, E | SqlError> =>
            Exit.isSuccess(exit)
              ? Effect.as(transaction.commit, exit.value)
              : Effect.andThen(
                  // A connection that cannot even roll back is never lent again.
                  Effect.catch(transaction.rollback, () => connection.giveUp),
                  exit,
                ),
        )
      }),
    ).pipe(broken)

  const read = <A extends object>(rlsContext: RlsContext, statement: Statement.Statement<A>, proviso?: Proviso) => {
    const [sql, params] = statement.compile()
    const text = readInRlsContext(sql, params.length, proviso !== undefined)
    const values = [...params, ...rlsContextValues(rlsContext)]
    return lend((connection) => Effect.uninterruptible(connection.query(text, values))).pipe(
      Effect.flatMap(({ rows }) => {
        const answer = withoutAsides<A>(rows)
        return proviso === undefined
          ? Effect.succeed(answer)
          : Effect.as(proviso((rows[0] as Aside | undefined)?.['+membership'] ?? undefined), answer)
      }),
      broken,
    )
  }

  return {
    read: (member, query) =>
      Effect.flatMap(openMembership, (presumed) => {
        let row: AnyRow | undefined
        const statement = query(
          unboundOf(member, (asked) => {
            row = asked
          }),
        )
        const isPresumed = presumed !== undefined && isSame(presumed.member, member)
        const rows = read(member, statement, isPresumed ? asPresumed(presumed) : undefined)
        return check === undefined || row === undefined ? rows : Effect.map(rows, check(row))
      }),
    readAsUser: (userId, statement) => read({ tenantId: null, userId }, statement(unbound)),
    // A change that began on a wrong presumption is rolled back like any other that fails.
    withTenant: (member, effect) =>
      Effect.flatMap(openMembership, (presumed) =>
        presumed === undefined
          ? within(member, effect)
          : isSame(presumed.member, member)
            ? within(member, effect, asPresumed(presumed))
            : Effect.andThen(read(presumed.member, unbound`select`, asPresumed(presumed)), within(member, effect)),
      ),
    answers: Effect.match(
      Effect.timeout(
        lend((connection) => connection.query('select 1')),
        '2 seconds',
      ),
      { onFailure: () => false, onSuccess: () => true },
    ),
  }
}

/** The rows as the statement itself would have answered them. */
const withoutAsides = <A extends object>(rows: ReadonlyArray<object>): ReadonlyArray<A> =>
  (rows as ReadonlyArray<A & Aside>).flatMap(({ '+found': isFound, '+membership': _, ...row }) =>
    isFound ? [row as unknown as A] : [],
  )

/** The membership must still be what the request has gone by so far. */
const asPresumed =
  (presumed: PresumedMembershipShape): Proviso =>
  (text) =>
    Effect.suspend(() => {
      if (text !== presumed.text) return Effect.die(new PresumedWrongly({ text }))
      presumed.isConfirmed = true
      return Effect.void
    })

const contextOf = (transaction: Transaction, member: Member, check: RowCheck | undefined) => {
  const sql = transaction.sql()
  const of = (row: AnyRow) => (check === undefined ? sql : transaction.sql(check(row)))
  return Context.make(TenantSql, sqlOf(member, sql, of)).pipe(Context.add(Closing, (last) => transaction.close(last)))
}

const sqlOf = ({ tenantId }: Pick<Member, 'tenantId'>, sql: Statement.Constructor, of: (row: AnyRow) => unknown) =>
  Object.assign(sql, { tenantId, of: of as Sql['of'] })

const onlyThroughRead = 'A statement of read() runs only through read()'
const unbound = Statement.make(Effect.die(onlyThroughRead), compiler, [], undefined)

/** `make` answers the same SQL for the same connection: this tenant's has one of its own. */
export const unboundOf = (member: Pick<Member, 'tenantId'>, asked: (row: AnyRow) => void = () => {}): Sql => {
  const sql = Statement.make(Effect.die(onlyThroughRead), compiler, [], undefined)
  return sqlOf(member, sql, (row) => {
    asked(row)
    return sql
  })
}

const isSame = (one: Member, other: Member) => one.tenantId === other.tenantId && one.userId === other.userId

const openMembership = Effect.map(Effect.serviceOption(PresumedMembership), (presumed) =>
  Option.isSome(presumed) && !presumed.value.isConfirmed ? presumed.value : undefined,
)

/** What time may heal is the server's business (503, try again); anything else is a mistake in a query. */
const broken = <A, E, R>(effect: Effect.Effect<A, E | SqlError, R>): Effect.Effect<A, Exclude<E, SqlError>, R> =>
  Effect.catch(effect, (error) =>
    error instanceof SqlError ? Effect.die(troubleOf(error) ?? error) : Effect.fail(error as Exclude<E, SqlError>),
  )

/** One transaction inside the member's tenant: `change(caller, function* () { … })`. */
export const transact = <Step extends Effect.Effect<unknown, unknown, unknown>, A>(
  member: Member,
  work: () => Generator<Step, A, never>,
) => transactBy(member, Effect.gen(work))

/** The same of what is an effect already. */
export const transactBy = <A, E, R>(member: Member, work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Database, (database) => database.withTenant(member, work))

/** The rows of one statement inside the member's tenant, which changes nothing. */
export const rowsOf = <A extends object>(member: Member, query: Query<A>) =>
  Effect.flatMap(Database, (database) => database.read(member, query))

/** The first row that a statement of the transaction answers. */
export const firstRow = <A extends object>(query: Query<A>) => Effect.map(TenantSql.use(query), ([row]) => row)

/**
 * Nobody else changes these rows until the end of the transaction; always in one order, so that no two wait for each
 * other. What hangs on them is read after it: a statement that waits for a row sees that row anew, and all others as they
 * were before it waited.
 */
export const lockRows = (table: string, ids: ReadonlyArray<string>) =>
  TenantSql.use(
    (sql) => sql`
      select from ${sql.literal(table)} where tenant_id = ${sql.tenantId}::uuid and id = any(${ids}::uuid[])
      order by id for no key update`,
  )

/** One after another in this client: nobody else who asks for it goes on until the end of the transaction. */
export const lockTenant = TenantSql.use(
  (sql) => sql`select from tenants where id = ${sql.tenantId}::uuid for no key update`,
)

/** Whether a statement of the transaction answers any row. */
export const hasRow = <A extends object>(query: Query<A>) => Effect.map(TenantSql.use(query), (rows) => rows.length > 0)
