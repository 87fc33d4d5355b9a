import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { e2eData } from './e2eData.ts'
import { run, server } from './tenure.mjs'

/**
 * The built server for the browser tests: the demo data on a database of its own, new with every run, and none of the
 * settings of the machine it runs on.
 */
const port = process.env.E2E_PORT ?? '4310'
const data = e2eData

const ownSettings = Object.entries(process.env).filter(
  ([name]) => !/^(DATABASE_URL|SMTP_URL|APP_|OIDC_|S3_)/.test(name),
)
const env = {
  ...Object.fromEntries(ownSettings),
  APP_MODE: 'demo',
  HOST: '127.0.0.1',
  PORT: port,
  PUBLIC_URL: `http://localhost:${port}`,
  DATA_DIR: data,
}

await stopLeftover(join(data, 'postgres'))
rmSync(data, { recursive: true, force: true })
process.exitCode = await run(process.execPath, server, env)

/** A run that was killed leaves its PostgreSQL behind, which would outlive the folder we are about to empty. */
async function stopLeftover(cluster: string): Promise<void> {
  const record = join(cluster, 'postmaster.pid')
  if (!existsSync(record)) return
  const pid = Number(readFileSync(record, 'utf8').split('\n')[0])
  for (let attempt = 0; attempt < 50 && worksIn(pid, cluster); attempt += 1) {
    if (attempt === 0) process.kill(pid, 'SIGINT')
    await pause(100)
  }
}

/** Numbers of processes are used again: only the one whose working folder is the cluster is ours to stop. */
function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch {
    return false
  }
}
