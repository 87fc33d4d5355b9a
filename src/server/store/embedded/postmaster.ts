import { readFile, readlink, rm } from 'node:fs/promises'
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

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * A server killed with -9 leaves its PostgreSQL running. It is stopped in order (nothing is lost: a fast shutdown
 * writes a checkpoint), so that the new one starts with the settings of today.
 */
export const stopOrphan = async (dataDirectory: string): Promise<void> => {
  const found = await readPostmaster(dataDirectory)
  if (found === undefined) return
  if (!isAlive(found.pid) || !(await runsOn(found.pid, dataDirectory))) {
    // The number went to another process after a crash; PostgreSQL itself would refuse to start beside it.
    await rm(pidFile(dataDirectory), { force: true })
    return
  }
  for (const [signal, patience] of [['SIGINT', 15_000] as const, ['SIGQUIT', 5_000] as const]) {
    process.kill(found.pid, signal)
    if (await died(found.pid, patience)) return
  }
  throw new Error(`PostgreSQL (process ${found.pid}) is still running in ${dataDirectory} and does not stop.`)
}

/** PostgreSQL works in its data directory, which tells it from a stranger that was given the same number. */
const runsOn = async (pid: number, dataDirectory: string): Promise<boolean> => {
  if (platform() !== 'linux') return true
  const workingDirectory = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return workingDirectory === undefined || workingDirectory === dataDirectory
}

export const died = async (pid: number, patience: number): Promise<boolean> => {
  for (const end = Date.now() + patience; Date.now() < end; await pause(20)) {
    if (!isAlive(pid) || (await isZombie(pid))) return true
  }
  return false
}

/** In a container whose first process reaps nobody, an orphan that ended stays visible as a zombie. */
const isZombie = async (pid: number): Promise<boolean> => {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return /^\d+ \(.*\) Z/.test(status)
}
