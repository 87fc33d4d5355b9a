import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isRunning, postgresOf, type ServerProcess, startServer, untilReady } from './process.ts'

let dataDir: string
let started: ServerProcess[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tenure-process-'))
  await chmod(dataDir, 0o755)
  started = []
})
afterEach(async () => {
  for (const { child, exit } of started) {
    child.kill('SIGTERM')
    await exit
  }
  await rm(dataDir, { recursive: true, force: true })
})

const start = async (environment?: Record<string, string>): Promise<ServerProcess> => {
  const server = await startServer(dataDir, environment)
  started.push(server)
  return server
}

describe('one server per data directory', { timeout: 120_000 }, () => {
  it('a second start says so in one sentence with the holder’s process id, and harms nothing', async () => {
    const first = await start()
    await untilReady(first)
    const second = await start()
    expect(await second.exit).toBe(1)
    expect(second.output().trim().split('\n')).toHaveLength(1)
    expect(second.output()).toContain(`process ${first.child.pid}`)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  })

  it('after kill -9 the next start takes over, orphaned PostgreSQL included', async () => {
    const first = await start()
    await untilReady(first)
    first.child.kill('SIGKILL')
    await first.exit
    const orphan = postgresOf(dataDir) as number
    expect(isRunning(orphan)).toBe(true)

    const second = await start()
    await untilReady(second)
    expect(isRunning(orphan)).toBe(false)
    expect(postgresOf(dataDir)).not.toBe(orphan)
  })

  it('after kill -9 of server and PostgreSQL together the next start recovers', async () => {
    const first = await start()
    await untilReady(first)
    const postgres = postgresOf(dataDir) as number
    first.child.kill('SIGKILL')
    process.kill(postgres, 'SIGKILL')
    await first.exit
    await untilReady(await start())
  })
})

describe('a stop', { timeout: 120_000 }, () => {
  it('on SIGTERM ends PostgreSQL too, and the exit code is 0', async () => {
    const server = await start()
    await untilReady(server)
    const postgres = postgresOf(dataDir) as number
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    expect(isRunning(postgres)).toBe(false)
  })
})

describe('a data directory that was seeded as a demo', { timeout: 120_000 }, () => {
  const stopped = async ({ child, exit }: ServerProcess) => {
    child.kill('SIGTERM')
    await exit
  }
  const refusal = () =>
    `${dataDir} holds the demo, whose passwords are published; set DATA_DIR to another for production, or APP_MODE=demo to see the demo.`

  it('is refused by production, also when nothing but its database says so', async () => {
    const demo = await start({ APP_MODE: 'demo' })
    await untilReady(demo)
    expect(demo.output()).toContain('  Mode      demo')
    expect(demo.output()).toContain('everyone with the password')
    await stopped(demo)

    const second = await start()
    expect(await second.exit).toBe(1)
    expect(second.output().trim()).toBe(refusal())

    await rm(join(dataDir, 'installation'))
    const third = await start()
    expect(await third.exit).toBe(1)
    expect(third.output().trim()).toBe(refusal())
    await untilReady(await start({ APP_MODE: 'demo' }))
  })
})

describe('the passwords of the embedded PostgreSQL', { timeout: 60_000 }, () => {
  it('are closed to others when somebody has left them open, which is said', async () => {
    const first = await start()
    await untilReady(first)
    expect(first.output()).not.toContain('credentials.stoodOpen')
    first.child.kill('SIGTERM')
    await first.exit
    const file = join(dataDir, 'postgres-credentials')
    await chmod(file, 0o644)
    const second = await start()
    await untilReady(second)
    expect(second.output()).toContain('"event":"credentials.stoodOpen"')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })
})

describe('a start that cannot be', { timeout: 60_000 }, () => {
  it('says why in one sentence', async () => {
    const server = await start({ PORT: 'four thousand' })
    expect(await server.exit).toBe(1)
    expect(server.output().trim()).toBe('PORT must be a whole number from 0 to 65535, not "four thousand".')
  })
})
