/**
 * Scheduled work. Any number of servers may run on one database: each task of each tenant is taken by one of them. One
 * that dies with a task in its hands leaves it to the next, once the time it was taken for is over; so a task has to do no
 * harm when it runs twice, and says itself when it is due again.
 */
import { millisecondsInMinute } from 'date-fns/constants'
import { Clock, Effect } from 'effect'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { type Log, traceOf } from '../log.ts'
import { startWorkLoop, type WorkLoop, type WorkLoopPace, waitMs } from '../workLoop.ts'
import { putBack, type Queries, settle, type Taken, take } from './schedule.store.ts'

/** Answers when it is due again, in milliseconds since the epoch. */
export type Task = (tenantId: TenantId) => Promise<number>

/** What a task does, by the clock it was given or the real one. */
export const runBy = <Done>(clock: Clock.Clock | undefined, work: Effect.Effect<Done>): Promise<Done> =>
  Effect.runPromise(clock === undefined ? work : Effect.provideService(work, Clock.Clock, clock))

export interface Pace extends WorkLoopPace {
  /** A task is taken for this long. */
  readonly leaseMs: number
}

const usualPace: Pace = { lookMs: 15_000, leaseMs: 10 * millisecondsInMinute, retryMs: 30_000 }

/** Side by side; the connections are for the people who wait. */
const atOnce = 2

export interface Jobs extends WorkLoop {
  readonly counts: { done: number; failed: number }
}

export const startJobs = (options: {
  readonly sql: Queries
  readonly tasks: Readonly<Record<string, Task>>
  readonly log: Log
  readonly pace?: Partial<Pace>
}): Jobs => {
  const { sql, tasks, log } = options
  const pace = { ...usualPace, ...options.pace }
  const counts = { done: 0, failed: 0 }

  const perform = async (one: Taken): Promise<void> => {
    const { task, tenantId, attempts } = one
    try {
      const due = await (tasks[task] as Task)(tenantId)
      await settle(sql, one, due)
      counts.done += 1
      log('info', 'job.done', { task, tenantId })
    } catch (cause) {
      counts.failed += 1
      log('error', 'job.failed', { task, tenantId, attempts, ...traceOf(cause) })
      await putBack(sql, one, waitMs(attempts, pace))
    }
  }

  const { stop } = startWorkLoop({
    lookMs: pace.lookMs,
    atOnce,
    take: (most) => take(sql, Object.keys(tasks), most, pace.leaseMs),
    perform,
    unreachable: (cause) => log('warning', 'jobs.scheduleUnreachable', traceOf(cause)),
  })
  return { counts, stop }
}
