import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../programs.ts'

export interface Served {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** The server that was named, or one of our own with fresh demo data, as the browser tests have it. */
export async function served(address: string | undefined): Promise<Served> {
  if (address !== undefined) return { url: address.replace(/\/$/, ''), stop: async () => {} }
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/e2eServer.ts'], {
    cwd: root,
    env: { ...process.env, E2E_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = once(child, 'exit')
  const url = `http://localhost:${port}`
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
  }
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
    if (await isReady(url)) return { url, stop }
    await pause(200)
  }
  await stop()
  throw new Error('The server for the pictures did not start.')
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer().on('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
