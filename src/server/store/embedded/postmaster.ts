import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** What postmaster.pid tells of a running PostgreSQL. */
interface Postmaster {
  readonly pid: number
  readonly ready: boolean
}

const pidFile = (dataDirectory: string) => join(dataDirectory, 'postmaster.pid')

export const readPostmaster = async (dataDirectory: string): Promise<Postmaster | undefined> => {
  const text = await readFile(pidFile(dataDirectory), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  const pid = Number(lines[0])
  return Number.isInteger(pid) && pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined
}

/**
 * A server killed with -9 leaves its PostgreSQL running. It is stopped in order (nothing is lost: a fast shutdown
 * writes a checkpoint), so that the new one starts with the settings of today. What a crash left of it is cleared
 * away once nothing of it runs any more, because PostgreSQL takes any process of that number for its predecessor.
 */
export const stopOrphan = async (dataDirectory: string): Promise<void> => {
  const found = await readPostmaster(dataDirectory)
  if (found === undefined) return
  if ((await isRunning(found.pid)) && (await worksIn(found.pid, dataDirectory)) !== false) {
    process.kill(found.pid, 'SIGINT')
    if (!(await died(found.pid, 15_000))) process.kill(found.pid, 'SIGQUIT')
    if (!(await died(found.pid, 5_000))) throw stillRunning(found.pid, dataDirectory)
  }
  await endChildren(dataDirectory)
  await rm(pidFile(dataDirectory), { force: true })
}

/**
 * The children of a PostgreSQL that died end by themselves when they notice, which one at work does only after its
 * statement; until then they may still write. They are told as PostgreSQL would tell them after a crash, and then made to:
 * what was committed is in the log that the next start reads.
 */
const endChildren = async (dataDirectory: string): Promise<void> => {
  for (const [patience, then] of [
    [300, 'SIGQUIT'],
    [3_000, 'SIGKILL'],
    [10_000, undefined],
  ] as const) {
    if (await until(patience, async () => (await processesIn(dataDirectory)).length === 0)) return
    for (const pid of await processesIn(dataDirectory)) {
      if (then === undefined) throw stillRunning(pid, dataDirectory)
      try {
        process.kill(pid, then)
      } catch {
        // It has just ended.
      }
    }
  }
}

const stillRunning = (pid: number | undefined, dataDirectory: string) =>
  new Error(`PostgreSQL (process ${pid}) is still running in ${dataDirectory} and does not stop.`)

export const died = (pid: number, patience: number): Promise<boolean> =>
  until(patience, async () => !(await isRunning(pid)))

const until = async (patience: number, isSo: () => Promise<boolean>): Promise<boolean> => {
  for (const end = Date.now() + patience; Date.now() < end; await pause(20)) {
    if (await isSo()) return true
  }
  return isSo()
}

/** In a container whose first process reaps nobody, an orphan that has ended stays visible as a zombie. */
const isRunning = async (pid: number): Promise<boolean> => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return !/^\d+ \(.*\) Z/.test(status)
}

/** PostgreSQL works in its data directory, which tells it from a stranger that was given the same number. */
const worksIn = async (pid: number, dataDirectory: string): Promise<boolean | undefined> => {
  if (platform() !== 'linux') return undefined
  const workingDirectory = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return workingDirectory === undefined ? undefined : workingDirectory === dataDirectory
}

const processesIn = async (dataDirectory: string): Promise<ReadonlyArray<number>> => {
  if (platform() !== 'linux') return []
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const here = await Promise.all(pids.map(async (pid) => (await worksIn(pid, dataDirectory)) === true))
  return pids.filter((_, index) => here[index])
}
