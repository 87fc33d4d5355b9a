/**
 * A server that is killed leaves behind what it was receiving and writing: under names that nothing will ever ask for, so
 * that a person's document would lie there for ever.
 */

import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { millisecondsInHour } from 'date-fns/constants'
import { type Log, traceOf } from '../log.ts'

/** No upload lasts longer than two minutes (`http/server.ts`), and no writing of a file: what is older is nobody's. */
const abandonedAfterMs = millisecondsInHour

/** Where uploads arrive before somebody looks into them; each has a directory of its own, removed with its request. */
export const uploadsIn = (dataDir: string): string => join(dataDir, 'uploads')

/** Removes it all; answers how much it was. */
export const sweepAbandoned = async (dataDir: string, now: number = Date.now()): Promise<number> => {
  const tenants = await namesIn(join(dataDir, 'files'))
  const drafts = [join(dataDir, 'outbox'), ...tenants.map((tenant) => join(dataDir, 'files', tenant))]
  const found = await Promise.all([
    ...drafts.map((directory) => pathsIn(directory, (name) => name.endsWith('.part'))),
    pathsIn(uploadsIn(dataDir), () => true),
  ])
  let swept = 0
  for (const path of found.flat()) {
    const { mtimeMs } = (await stat(path).catch(() => undefined)) ?? { mtimeMs: now }
    if (now - mtimeMs < abandonedAfterMs) continue
    await rm(path, { recursive: true, force: true })
    swept += 1
  }
  return swept
}

const namesIn = (directory: string): Promise<ReadonlyArray<string>> => readdir(directory).catch(() => [])

const pathsIn = async (directory: string, isOne: (name: string) => boolean): Promise<ReadonlyArray<string>> =>
  (await namesIn(directory)).filter(isOne).map((name) => join(directory, name))

/** At once, and again every hour. */
export const keepSwept = (dataDir: string, log: Log): { readonly stop: () => Promise<void> } => {
  let sweeping: Promise<void> = Promise.resolve()
  const sweep = () => {
    sweeping = sweepAbandoned(dataDir).then(
      (swept) => {
        if (swept > 0) log('info', 'files.swept', { swept })
      },
      (error: unknown) => log('warning', 'files.notSwept', traceOf(error)),
    )
  }
  sweep()
  const timer = setInterval(sweep, millisecondsInHour).unref()
  return {
    stop: () => {
      clearInterval(timer)
      return sweeping
    },
  }
}
