import type { PgConnection } from '@effect/sql-pg/PgConnection'
import type { PgPool } from '@effect/sql-pg/PgPool'
import { Context, Effect, Fiber } from 'effect'
import { ConnectionError, SqlError } from 'effect/sql/SqlError'

/** How busy the connections are, for `/metrics`. */
export interface Usage {
  readonly limit: number
  leased: number
  waiting: number
}

/** A connection while it is lent. */
export interface Lent extends Pick<PgConnection, 'query' | 'queryValues'> {
  /** It is closed when it is given back, and never lent again. */
  readonly giveUp: Effect.Effect<void>
}

/** Lends a connection to one effect at a time. */
export type Lend = <A, E, R>(use: (connection: Lent) => Effect.Effect<A, E, R>) => Effect.Effect<A, E | SqlError, R>

/** PostgreSQL itself ends a statement after ten seconds (`pool.ts`). When not even that is heard, nobody is there. */
const usualPatienceMs = 12_000
const connectionPatienceMs = 5_000
const lookMs = 500

/** For how long an answer to a statement is waited for. Code that tells PostgreSQL to take longer says so here too. */
export const Patience = Context.Reference<number>('tenure/Patience', { defaultValue: () => usualPatienceMs })

/** A statement on its way, or somebody without a connection. */
interface Awaited {
  readonly until: number
  readonly tooLate: () => void
}

const anId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A list of ids leaves as a literal without a type, and becomes what the statement says it is. Bound as texts, which the
 * client would make of it, every row that is compared would turn all of them into ids again: of 10,000 rows beside as many
 * ids that took longer than a statement may.
 */
const bound = (value: unknown): unknown =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string' && anId.test(one))
    ? `{${value.join(',')}}`
    : value

/**
 * A PostgreSQL that is frozen, or behind a network that is gone, neither answers nor refuses. Nobody waits for it for
 * ever: neither for a connection nor for an answer. One timer looks after all of them, because one each would cost every
 * statement.
 */
export const lending = (pool: PgPool, usage: Usage): Lend => {
  const awaited = new Set<Awaited>()
  let timer: NodeJS.Timeout | undefined

  const look = () => {
    const now = performance.now()
    for (const one of awaited) if (one.until <= now) one.tooLate()
    if (awaited.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }

  /** The effect, or a failure once its time is over; what is left of it then ends by itself, with its connection. */
  const inTime = <A, E>(
    effect: Effect.Effect<A, E>,
    ms: number,
    tooLate: () => SqlError,
  ): Effect.Effect<A, E | SqlError> =>
    Effect.callback((resume) => {
      const fiber = Effect.runFork(effect)
      const one = {
        until: performance.now() + ms,
        tooLate: () => {
          awaited.delete(one)
          resume(Effect.fail(tooLate()))
        },
      }
      awaited.add(one)
      timer ??= setInterval(look, lookMs).unref()
      fiber.addObserver((exit) => {
        awaited.delete(one)
        resume(exit)
      })
      return Effect.suspend(() => {
        awaited.delete(one)
        return Fiber.interrupt(fiber)
      })
    })

  const lent = (connection: PgConnection): Lent => {
    let isLost = false
    const giveUp = Effect.suspend(() => {
      isLost = true
      return pool.invalidate(connection)
    })
    const answered = <A>(query: Effect.Effect<A, SqlError>): Effect.Effect<A, SqlError> =>
      Effect.withFiber((fiber) =>
        isLost
          ? Effect.fail(silent('PostgreSQL did not answer before'))
          : inTime(query, fiber.getRef(Patience), () => {
              Effect.runFork(giveUp)
              return silent('PostgreSQL does not answer')
            }),
      )
    return {
      query: (sql, params, prepare) => answered(connection.query(sql, params?.map(bound), prepare)),
      queryValues: (sql, params, prepare) => answered(connection.queryValues(sql, params?.map(bound), prepare)),
      giveUp,
    }
  }

  return (use) =>
    Effect.suspend(() => {
      const isScarce = usage.waiting > 0 || usage.leased >= usage.limit
      usage.waiting++
      let isLeased = false
      const used = Effect.ensuring(
        pool.use((connection) => {
          isLeased = true
          usage.waiting--
          usage.leased++
          return use(lent(connection))
        }),
        Effect.sync(() => {
          if (isLeased) usage.leased--
          else usage.waiting--
        }),
      )
      return isScarce
        ? Effect.raceFirst(
            used,
            noneFree(() => isLeased),
          )
        : used
    })
}

/** Fails when there is still no connection after a while; otherwise it has nothing to say. */
const noneFree = (isLeased: () => boolean): Effect.Effect<never, SqlError> =>
  Effect.flatMap(Effect.sleep(connectionPatienceMs), () =>
    isLeased() ? Effect.never : Effect.fail(silent('No connection became free')),
  )

const silent = (message: string): SqlError =>
  new SqlError({ reason: new ConnectionError({ cause: new Error(message), message, operation: 'query' }) })
