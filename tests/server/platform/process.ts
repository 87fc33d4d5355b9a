import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '../../../src/server/projectRoot.ts'

export interface ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  readonly output: () => string
  readonly exit: Promise<number | null>
}

/** The server as an operator starts it: its own process, embedded PostgreSQL, nothing shared with the test. */
export const startServer = async (
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [join(projectRoot, 'src/server/main.ts')], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), APP_MODE: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8')
    stream?.on('data', (chunk: string) => {
      text += chunk
    })
  }
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { url, child, exit, output: () => text }
}

export const untilReady = async ({ url, child, output }: ServerProcess): Promise<void> => {
  for (const end = Date.now() + 40_000; Date.now() < end; await pause(50)) {
    if (child.exitCode !== null) break
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.status === 200) return
  }
  throw new Error(`The server did not get ready: ${output()}`)
}

/** The process id of the PostgreSQL in a data directory, as long as there is one. */
export const postgresOf = (dataDir: string): number | undefined => {
  const file = join(dataDir, 'postgres/postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
