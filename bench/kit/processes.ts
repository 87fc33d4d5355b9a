import { type ChildProcess, spawn } from 'node:child_process'
import { get } from 'node:https'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../../scripts/programs.ts'

export interface Program {
  readonly url: string
  readonly pid: number
  /** Milliseconds from the spawning to the first 200. */
  readonly readyAfter: number
  readonly stop: () => Promise<void>
}

const patience = 120_000

/** A port nobody listens on now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

const certificate = (kind: string) => join(root, `tests/fixtures/tls/first.${kind}.pem`)

/** What a server speaks TLS by, with a certificate that nobody trusts. */
export const withTls = { TLS_CERT_FILE: certificate('cert'), TLS_KEY_FILE: certificate('key') }

/** Starts a program of ours that listens on PORT, and waits until `/readyz` says that it is ready. */
export const start = async (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Program> => {
  const port = await freePort()
  const scheme = env.TLS_CERT_FILE === undefined ? 'http' : 'https'
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...surroundings, ...env, PORT: String(port), PUBLIC_URL: `${scheme}://localhost:${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const interrupt = () => child.kill('SIGINT')
  // Every end of the measuring ends the processes it started.
  process.once('exit', interrupt)
  const stop = async () => {
    process.off('exit', interrupt)
    interrupt()
    await gone
  }
  await untilReady(`${scheme}://127.0.0.1:${port}/readyz`, child)
  return {
    url: `${scheme}://localhost:${port}`,
    pid: child.pid as number,
    readyAfter: performance.now() - began,
    stop,
  }
}

const untilReady = async (url: string, child: ChildProcess): Promise<void> => {
  const until = performance.now() + patience
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.slice(1).join(' ')} ended instead of starting.`)
    if (await answers(url)) return
    await pause(5)
  }
  child.kill('SIGKILL')
  throw new Error(`${child.spawnargs.slice(1).join(' ')} was not ready after two minutes.`)
}

const answers = (url: string): Promise<boolean> =>
  url.startsWith('https:') ? answersInSecret(url) : answersOpenly(url)

const answersInSecret = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    get(url, { rejectUnauthorized: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200))
    }).once('error', () => resolve(false))
  })

const answersOpenly = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )

/** None of the settings of the machine that measures. */
const surroundings = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(DATABASE_|SMTP_|APP_|OIDC_|S3_|DATA_DIR|HOST)/.test(name)),
)
