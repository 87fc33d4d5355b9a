import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../src/server/demo/signIns.ts'
import { runningCluster } from '../../../src/server/store/embedded/runningCluster.ts'
import { anApp, Browser, publicUrl, redeem, renew } from '../identity/browser.ts'
import { type ServerProcess, startServer, untilReady } from './process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'tenure-two-'))
const demo = { APP_MODE: 'demo', PUBLIC_URL: publicUrl }
let one: ServerProcess
let two: ServerProcess

/** The first process's PostgreSQL, as any other server would be named. */
const databaseOf = async (dataDir: string): Promise<Record<string, string>> => {
  const { credentials, socket } = await runningCluster(dataDir)
  const at = (user: string, password: string) =>
    `postgresql://${user}:${password}@localhost/tenure?host=${encodeURIComponent(dirname(socket))}`
  return {
    DATABASE_URL: at('tenure_owner', credentials.owner),
    DATABASE_APP_URL: at('tenure_app', credentials.app),
  }
}

beforeAll(async () => {
  one = await startServer(join(dataDir, 'one'), demo)
  await untilReady(one)
  two = await startServer(join(dataDir, 'two'), { ...demo, ...(await databaseOf(join(dataDir, 'one'))) })
  await untilReady(two)
}, 120_000)

afterAll(async () => {
  for (const server of [two, one]) server?.child.kill('SIGTERM')
  await Promise.all([two?.exit, one?.exit])
  rmSync(dataDir, { recursive: true, force: true })
}, 60_000)

describe('two server processes on one PostgreSQL', () => {
  it('serve one sign-in, its calls and its renewal without stickiness', async () => {
    let turn = 0
    const servers = () => (turn++ % 2 === 0 ? one.url : two.url)
    const browser = new Browser(servers)
    const app = anApp()
    const page = await browser.open(app.authorizeUrl)
    expect(page.text).toContain('<h1>Sign in</h1>')
    const back = await browser.open(page.url, { form: { email: 'eve@tenure.example', password: demoPassword } })
    const { body, status } = await redeem(servers(), app, back)
    expect(status).toBe(200)

    const asked = (url: string, token: string) =>
      fetch(`${url}/api/users`, { headers: { authorization: `Bearer ${token}` } })
    for (const { url } of [one, two, one, two]) {
      const answer = await asked(url, body.access_token)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ data: { email: 'eve@tenure.example' } })
    }
    const renewed = await renew(one.url, body.refresh_token)
    expect(renewed.status).toBe(200)
    expect((await renew(two.url, renewed.body.refresh_token)).status).toBe(200)
    // A session that began at one is known at the other: nobody is asked a second time.
    expect((await browser.open(anApp({ extra: { prompt: 'none' } }).authorizeUrl)).url).toContain('code=')
    expect(turn).toBeGreaterThan(5)
  })
})
