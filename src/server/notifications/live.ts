/**
 * Who is connected hears at once that there is something for them, and never what: that they read as ever. One connection
 * listens for everybody; when it breaks, a new one is opened and everybody hears, since something may have been missed.
 */
import * as PgConnection from '@effect/sql-pg/PgConnection'
import { Context, Effect, Queue, type Scope, Stream } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { Log } from '../log.ts'
import { type Address, connectionTo } from '../store/pool.ts'

export interface LiveNewsShape {
  /** Begins to call; answers how it stops, or undefined where too many listen. */
  readonly follow: (who: string, hear: () => void, end: () => void) => (() => void) | undefined
  /** Lets go of everybody: a server that stops does not wait for those who listen. */
  readonly endAll: () => void
}

export class LiveNews extends Context.Service<LiveNews, LiveNewsShape>()('tenure/LiveNews') {}

/** Of the thousand connections a server holds (`http/connectionLimits.ts`); the others look by themselves now and then. */
const MOST = 500
const RETRY = '2 seconds'

interface Listener {
  readonly hear: () => void
  readonly end: () => void
}

export const listenForNews = (address: Address, log: Log): Effect.Effect<LiveNewsShape, never, Scope.Scope> =>
  Effect.gen(function* () {
    const listeners = new Map<string, Set<Listener>>()
    let count = 0
    const everybody = () => [...listeners.values()].flatMap((some) => [...some])
    const listening = Effect.scoped(
      Effect.gen(function* () {
        const connection = yield* PgConnection.make({ ...connectionTo(address), applicationName: 'tenure news' })
        const told = yield* connection.listen('notifications')
        for (const { hear } of everybody()) hear()
        return yield* Effect.forever(
          Effect.map(Queue.take(told), ({ payload }) => {
            for (const { hear } of listeners.get(payload) ?? []) hear()
          }),
        )
      }),
    )
    yield* Effect.forkScoped(
      Effect.forever(
        Effect.catch(listening, (error) =>
          Effect.andThen(
            Effect.sync(() => log('warning', 'news.notHeard', { reason: String(error) })),
            Effect.sleep(RETRY),
          ),
        ),
      ),
    )
    return {
      follow: (who, hear, end) => {
        if (count >= MOST) return undefined
        const listener = { hear, end }
        const others = listeners.get(who) ?? new Set()
        listeners.set(who, others.add(listener))
        count += 1
        return () => {
          if (!others.delete(listener)) return
          count -= 1
          if (others.size === 0) listeners.delete(who)
        }
      },
      endAll: () => {
        for (const { end } of everybody()) end()
      },
    }
  })

/** As the trigger of migration 0055 names them. */
const nameOf = ({ tenantId, employeeId }: Pick<Caller, 'tenantId' | 'employeeId'>) => `${tenantId} ${employeeId}`

const BEAT_MS = 20_000
/** Then it ends, and who is still there comes again: with a token that counts, as a member who still is one. */
const LONGEST_MS = 600_000

const line = (text: string) => new TextEncoder().encode(`${text}\n\n`)

/** What is new for the caller, as server-sent events, from now on; it begins with one, for what came before. */
export const newsFor = (caller: Pick<Caller, 'tenantId' | 'employeeId'>, { follow }: LiveNewsShape) =>
  Stream.callback<Uint8Array>((queue) =>
    Effect.acquireRelease(
      Effect.sync(() => {
        const hear = () => void Queue.offerUnsafe(queue, line('event: news\ndata:'))
        const end = () => void Queue.endUnsafe(queue)
        const stop = follow(nameOf(caller), hear, end)
        if (stop === undefined) end()
        else hear()
        const beat = setInterval(() => Queue.offerUnsafe(queue, line(':')), BEAT_MS)
        const last = setTimeout(end, LONGEST_MS)
        return () => {
          clearInterval(beat)
          clearTimeout(last)
          stop?.()
        }
      }),
      (stop) => Effect.sync(stop),
    ),
  )
