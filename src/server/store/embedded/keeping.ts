import { setTimeout as pause } from 'node:timers/promises'
import { type Log, traceOf } from '../../log.ts'
import { beginCluster, type Cluster, type Place, preparePlace, runCluster } from './cluster.ts'

/** An embedded PostgreSQL that is started again when it ends unasked. */
export interface KeptCluster extends Pick<Cluster, 'socket' | 'credentials'> {
  readonly directory: string
  readonly stop: () => Promise<void>
  /** Resolves, with why, when starting it again has failed too often. */
  readonly lost: Promise<string>
}

interface KeepingPace {
  /** Before the second attempt; twice as long before each one after it. */
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** Ends and starts that failed, one soon after the other. */
  readonly mostFailures: number
  /** A process that has run this long has recovered. */
  readonly steadyMs: number
}

interface Keeping {
  readonly settings?: Readonly<Record<string, string>>
  readonly pace?: KeepingPace
}

/** About a minute and a half. */
const usualPace: KeepingPace = {
  firstPauseMs: 250,
  longestPauseMs: 15_000,
  mostFailures: 12,
  steadyMs: 60_000,
}

/**
 * Keeps a PostgreSQL running in its place: the socket and the passwords stay what they were, so connections find the new
 * one by themselves. What was acknowledged is in its log on disk, which it reads before it answers.
 */
export const keepCluster = async (dataDir: string, log: Log, how: Keeping = {}): Promise<KeptCluster> =>
  (await beginKeptCluster(dataDir, log, how)).ready

/** The same, as soon as its process is there. */
export const beginKeptCluster = async (
  dataDir: string,
  log: Log,
  how: Keeping = {},
): Promise<{ readonly ready: Promise<KeptCluster> }> => {
  const place = await preparePlace(dataDir)
  const { ready } = await beginCluster(place, how.settings)
  return { ready: ready.then((first) => kept(place, first, log, how)) }
}

const kept = (place: Place, first: Cluster, log: Log, { settings = {}, pace = usualPace }: Keeping): KeptCluster => {
  const stopping = new AbortController()
  let running: Cluster | undefined = first
  let saidLost: (why: string) => void = () => undefined
  const lost = new Promise<string>((resolve) => {
    saidLost = resolve
  })

  const keep = async (): Promise<void> => {
    let failures = 0
    let startedAt = performance.now()
    while (running !== undefined) {
      await running.ended
      if (stopping.signal.aborted) return
      if (performance.now() - startedAt > pace.steadyMs) failures = 0
      log('error', 'database.ended', { reason: running.lastWords() })
      running = undefined
      let why = 'PostgreSQL ended again and again.'
      while (running === undefined) {
        failures += 1
        if (failures > pace.mostFailures) return saidLost(why)
        if (failures > 1) await waited(pauseBefore(failures, pace), stopping.signal)
        if (stopping.signal.aborted) return
        const begun = performance.now()
        try {
          running = await runCluster(place, settings)
          if (stopping.signal.aborted) return await running.stop()
          startedAt = performance.now()
          log('warning', 'database.restarted', { ms: Math.round(startedAt - begun), failures })
        } catch (error) {
          why = error instanceof Error ? error.message : String(error)
          log('error', 'database.notRestarted', { failures, ...traceOf(error) })
        }
      }
    }
  }

  const keeping = keep()
  return {
    socket: first.socket,
    credentials: first.credentials,
    directory: place.directory,
    lost,
    stop: async () => {
      stopping.abort()
      await running?.stop()
      await keeping
    },
  }
}

const pauseBefore = (failures: number, { firstPauseMs, longestPauseMs }: KeepingPace): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 2))

const waited = (ms: number, signal: AbortSignal): Promise<void> =>
  pause(ms, undefined, { signal }).catch(() => undefined)
