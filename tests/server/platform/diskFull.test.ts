/** Where there is no room any more: told as such, to people and to the people who look after the server. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../src/server/demo/signIns.ts'
import { hasRoom } from '../../../src/server/files/diskRoom.ts'
import { diskFiles, type FileStoreShape } from '../../../src/server/files/fileStore.ts'
import { runningCluster } from '../../../src/server/store/embedded/runningCluster.ts'
import { anApp, Browser, publicUrl, redeem } from '../identity/browser.ts'
import { aPdf } from '../kit/pdf.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, rows, type World } from '../world/world.ts'
import { type ServerProcess, startServer, untilReady } from './process.ts'

/** The operating system's own answer, from the one file that is always full. */
const fullDisk = (dataDir: string): FileStoreShape => ({
  ...diskFiles(dataDir),
  save: () => Effect.promise(() => writeFile('/dev/full', 'x').then(() => Promise.reject(new Error('not full')))),
})

const aForm = (): FormData => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(aPdf())]), 'pages.pdf')
  return form
}

describe('files on a full disk', () => {
  let server: TestServer
  let own: World

  beforeAll(async () => {
    server = await serverForTest({ files: fullDisk })
    own = await makeWorld(server, { name: 'own', plan: await addPlan(server) })
  })
  afterAll(() => server.close())

  it('are refused with a sentence of their own, and nothing is kept of them', async () => {
    const before = await rows(server, 'select id from files')
    const answer = await server.ask(`/api/${own.tenantId}/employees/${own.target.employeeId}/files`, {
      as: own.admin.userId,
      body: aForm(),
    })
    expect([answer.status, answer.body.errors[0]?.code]).toEqual([507, 'disk_full'])
    expect(answer.body.message).toBe(
      'The server has no room left to save this. Tell whoever runs it; nothing was changed.',
    )
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(await rows(server, 'select id from files')).toEqual(before)
  })
})

describe('the room on a disk', () => {
  it('is enough or not, and a place that is not there yet does not count', async () => {
    expect(await hasRoom([tmpdir(), '/nowhere/at/all'])).toBe(true)
    expect(await hasRoom([tmpdir()], 2 ** 60)).toBe(false)
  })
})

const mounted = (megabytes: number): string | undefined => {
  const directory = mkdtempSync(join(tmpdir(), 'tenure-small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory], { stdio: 'ignore' })
    chmodSync(directory, 0o755)
    return directory
  } catch {
    rmSync(directory, { recursive: true, force: true })
    return undefined
  }
}

/** Only root may mount; elsewhere the tests above have to do. */
const disk = mounted(220)

describe.runIf(disk !== undefined)('a server whose whole disk fills up', () => {
  const dataDir = join(disk as string, 'data')
  const filler = join(disk as string, 'filler')
  let server: ServerProcess

  beforeAll(async () => {
    server = await startServer(dataDir, { APP_MODE: 'demo', PUBLIC_URL: publicUrl, RATE_LIMIT: '0', LOG_LEVEL: 'info' })
    await untilReady(server)
  }, 120_000)
  afterAll(async () => {
    server.child.kill('SIGTERM')
    await server.exit
    execFileSync('umount', [disk as string])
    rmSync(disk as string, { recursive: true, force: true })
  }, 60_000)

  it('says so, answers 507 or 503 and nothing else, and goes on when there is room again', {
    timeout: 120_000,
  }, async () => {
    const browser = new Browser(() => server.url)
    const app = anApp()
    const page = await browser.open(app.authorizeUrl)
    const back = await browser.open(page.url, { form: { email: 'will@tenure.example', password: demoPassword } })
    const { body } = await redeem(server.url, app, back)
    const headers = { authorization: `Bearer ${body.access_token}` }
    const { data } = (await (await fetch(`${server.url}/api/users`, { headers })).json()) as {
      data: { tenants: ReadonlyArray<{ id: string; employeeId: string }> }
    }
    const { id: tenantId, employeeId } = data.tenants[0] as { id: string; employeeId: string }
    const inTenant = { ...headers, 'tenant-id': tenantId }
    const upload = () =>
      fetch(`${server.url}/api/${tenantId}/employees/${employeeId}/files`, {
        method: 'POST',
        headers: inTenant,
        body: aForm(),
      })
    const write = () =>
      fetch(`${server.url}/api/${tenantId}/tags`, {
        method: 'POST',
        headers: { ...inTenant, 'content-type': 'application/json' },
        body: JSON.stringify({ id: newId(), name: `Tag ${newId().slice(0, 8)}` }),
      })
    expect((await write()).status).toBe(200)

    execFileSync('sh', ['-c', `head -c 400m /dev/zero > ${filler} || true`], { stdio: 'ignore' })
    const ready = await fetch(`${server.url}/readyz`)
    expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'not ready', disk: 'full' }])

    const statuses = new Set<number>()
    for (let turn = 0; turn < 60; turn += 1) {
      for (const answer of [await upload(), await write()]) {
        statuses.add(answer.status)
        expect((await answer.json()) as object).toMatchObject({ statusCode: answer.status })
      }
    }
    expect(statuses).toContain(507)
    for (const status of statuses) expect([200, 503, 507]).toContain(status)

    // PostgreSQL ends when it cannot begin another piece of its log, and cannot start again before there is room.
    const { credentials, socket } = await runningCluster(dataDir)
    const superuser = { socket, database: 'tenure', user: 'postgres', password: credentials.superuser }
    for (let piece = 0; piece < 8; piece += 1) {
      await rows({ superuser }, 'select pg_switch_wal()').catch(() => undefined)
      statuses.add((await write()).status)
    }
    await pause(3_000)
    expect(statuses).toContain(503)
    for (const status of [...statuses, (await write()).status]) expect([200, 503, 507]).toContain(status)

    await rm(filler)
    for (const end = Date.now() + 60_000; (await write()).status !== 200; await pause(200)) {
      if (Date.now() > end) throw new Error(server.output())
    }
    await untilReady(server)
    expect((await upload()).status).toBe(200)
    expect(server.child.exitCode).toBeNull()
  })
})
