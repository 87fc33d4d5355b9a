/** The embedded PostgreSQL is killed under a running server, with real signals: as an operator's worst day would do it. */
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { demoPassword } from '../../../src/server/demo/signIns.ts'
import { anApp, Browser, publicUrl, redeem, renew } from '../identity/browser.ts'
import { newId } from '../kit/people.ts'
import { isRunning, postgresOf, type ServerProcess, startServer, untilReady } from './process.ts'

let dataDir: string
let server: ServerProcess
let token: string
let refreshToken: string
let tenantId: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tenure-faults-'))
  await chmod(dataDir, 0o755)
  server = await startServer(dataDir, { APP_MODE: 'demo', PUBLIC_URL: publicUrl, RATE_LIMIT: '0', LOG_LEVEL: 'info' })
  await untilReady(server)
  const browser = new Browser(() => server.url)
  const app = anApp()
  const page = await browser.open(app.authorizeUrl)
  const back = await browser.open(page.url, { form: { email: 'will@tenure.example', password: demoPassword } })
  const { body } = await redeem(server.url, app, back)
  token = body.access_token
  refreshToken = body.refresh_token
  const { data } = (await (await ask('/api/users')).json()) as { data: { tenants: ReadonlyArray<{ id: string }> } }
  tenantId = data.tenants[0]?.id ?? ''
}, 120_000)

afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.exit
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${token}`,
      ...(tenantId && { 'tenant-id': tenantId }),
      ...(init.body ? { 'content-type': 'application/json' } : {}),
    },
  })

const tagCalled = (name: string) =>
  ask(`/api/${tenantId}/tags`, { method: 'POST', body: JSON.stringify({ id: newId(), name }) })

const tagNames = async (): Promise<ReadonlyArray<string>> => {
  const { data } = (await (await ask(`/api/${tenantId}/taglist`)).json()) as { data: ReadonlyArray<{ name: string }> }
  return data.map(({ name }) => name)
}

/** The processes PostgreSQL has started for itself and for us. */
const childrenOf = async (postmaster: number): Promise<ReadonlyArray<{ pid: number; title: string }>> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      const parent = Number(/\) \S (\d+) /.exec(stat)?.[1])
      const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      return parent === postmaster ? [{ pid: Number(pid), title }] : []
    }),
  )
  return found.flat()
}

interface Told {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}

/** What is told in the meantime is 503 with the time to try again, in the wrapper: never 500, never 401. */
const expectUnavailable = (answers: ReadonlyArray<Told>) => {
  for (const { status, retryAfter, text } of answers) {
    expect([200, 503], text).toContain(status)
    if (status === 200) continue
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(JSON.parse(text)).toMatchObject({ isSuccess: false, data: null, statusCode: 503 })
    expect(JSON.parse(text).errors[0].code).toMatch(/^(?:unavailable|busy)$/)
  }
}

const toldBy = async (response: Response): Promise<Told> => ({
  status: response.status,
  retryAfter: response.headers.get('retry-after'),
  text: await response.text(),
})

/** Asks again and again until it is answered; what was told before that, and how long it took. */
const untilAnswered = async (): Promise<{ readonly told: ReadonlyArray<Told>; readonly ms: number }> => {
  const began = performance.now()
  const told: Told[] = []
  for (;;) {
    const answer = await toldBy(await ask(`/api/${tenantId}/taglist`))
    told.push(answer)
    const ms = performance.now() - began
    if (answer.status === 200) return { told, ms }
    if (ms > 30_000) throw new Error(`not answered: ${answer.text} ${server.output()}`)
    await pause(20)
  }
}

const postmaster = (): number => postgresOf(dataDir) as number

const kill = {
  'the postmaster, by SIGKILL': async () => process.kill(postmaster(), 'SIGKILL'),
  'the postmaster, by SIGQUIT': async () => process.kill(postmaster(), 'SIGQUIT'),
  'the postmaster, by SIGINT': async () => process.kill(postmaster(), 'SIGINT'),
  'a session, by SIGKILL': async () => {
    const sessions = (await childrenOf(postmaster())).filter(({ title }) => title.includes('tenure_app'))
    expect(sessions.length).toBeGreaterThan(0)
    process.kill(sessions[0]?.pid as number, 'SIGKILL')
  },
} as const

describe.each(Object.keys(kill) as ReadonlyArray<keyof typeof kill>)('%s', (what) => {
  it('idle: 503 until it is back, which is within seconds and by itself', { timeout: 60_000 }, async () => {
    expect((await ask(`/api/${tenantId}/taglist`)).status).toBe(200)
    await kill[what]()
    // It may be answered once more, by a session that does not know yet.
    await pause(50)
    const { told, ms } = await untilAnswered()
    expectUnavailable(told)
    expect(ms).toBeLessThan(10_000)
    await untilReady(server)
    expect(server.child.exitCode).toBeNull()
    expect(
      (
        await renew(server.url, refreshToken).then((renewed) => {
          refreshToken = renewed.body.refresh_token
          return renewed
        })
      ).status,
    ).toBe(200)
  })

  it('under load: what was acknowledged is there afterwards', { timeout: 60_000 }, async () => {
    const acknowledged: string[] = []
    const told: Told[] = []
    let isOver = false
    const write = async (writer: number) => {
      for (let turn = 0; !isOver; turn += 1) {
        const name = `${what.replace(/\W/g, '')} ${writer}-${turn}`.slice(-40)
        const answer = await toldBy(await tagCalled(name))
        told.push(answer)
        if (answer.status === 200) acknowledged.push(name)
        else await pause(20)
      }
    }
    const writers = Array.from({ length: 6 }, (_, writer) => write(writer))
    await pause(500)
    await kill[what]()
    await pause(50)
    await untilAnswered()
    await pause(300)
    isOver = true
    await Promise.all(writers)
    expectUnavailable(told)
    expect(acknowledged.length).toBeGreaterThan(10)
    const kept = new Set(await tagNames())
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  })
})

describe('a PostgreSQL that is frozen', () => {
  it('is not waited for without end; when it goes on, so does everything', { timeout: 90_000 }, async () => {
    const root = postmaster()
    const frozen = [root, ...(await childrenOf(root)).map(({ pid }) => pid)]
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    const began = performance.now()
    const asked = Promise.all(
      Array.from({ length: 40 }, async (_, at) =>
        toldBy(await (at % 2 === 0 ? ask('/api/users') : ask(`/api/${tenantId}/taglist`))),
      ),
    )
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    const page = await new Browser(() => server.url).visit(anApp().authorizeUrl)
    expect([page.status, Number(page.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect(page.text).toContain('Sign-in is not available right now')
    const told = await asked
    for (const { status } of told) expect(status).toBe(503)
    expectUnavailable(told)
    expect(performance.now() - began).toBeLessThan(30_000)
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
    const { ms } = await untilAnswered()
    expect(ms).toBeLessThan(10_000)
    await untilReady(server)
  })
})

test('the server process was the same all along, and its workers go on', async () => {
  expect(server.child.exitCode).toBeNull()
  const restarts = server.output().split('"event":"database.restarted"').length - 1
  expect(restarts).toBeGreaterThanOrEqual(6)
  expect(server.output()).not.toContain('"event":"server.failed"')
  const before = postmaster()
  server.child.kill('SIGTERM')
  expect(await server.exit).toBe(0)
  expect(isRunning(before)).toBe(false)
})
