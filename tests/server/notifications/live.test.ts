import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'

let server: TestServer
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  const plan = await addPlan(server)
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
})
afterAll(() => server.close())

/** Listens as somebody; `news` counts what they have heard. */
const listen = async (by: Person, { tenantId }: World = own) => {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const answer = await fetch(`${server.url}/api/${tenantId}/notifications/live`, {
    signal: leaving.signal,
    headers: { authorization: `Bearer ${await server.tokenFor(by.userId)}`, 'tenant-id': tenantId },
  })
  const heard = { status: answer.status, type: answer.headers.get('content-type'), news: 0, hasEnded: false }
  const read = async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
      heard.news += part.split('event: news').length - 1
  }
  void read()
    .catch(() => undefined)
    .finally(() => {
      heard.hasEnded = true
    })
  return { heard, leave: () => leaving.abort() }
}

let made = 0
const tell = (to: Person, { tenantId }: World = own, delivery = 'app') => {
  made += 1
  return rows(
    server,
    `insert into notifications (tenant_id, employee_id, key, kind, subject, path, delivery)
     values ($1, $2, $3, 'goals', 'News', '/myGoals', $4)`,
    [tenantId, to.employeeId, `goals:${made}`, delivery],
  )
}

const until = (isSo: () => boolean) => expect.poll(isSo, { timeout: 15_000, interval: 20 }).toBe(true)
const moment = () => new Promise((passed) => setTimeout(passed, 300))

describe('news, as it happens', () => {
  test('begins with what came before, then each thing that happens to the listener', async () => {
    const { heard } = await listen(own.target)
    await until(() => heard.news === 1)
    expect([heard.status, heard.type]).toEqual([200, 'text/event-stream'])
    for (const count of [2, 3]) {
      await tell(own.target)
      await until(() => heard.news === count)
    }
  })

  test('of somebody else, of another client and of what one is not told of, nothing', async () => {
    const [mine, theirs] = [await listen(own.target), await listen(other.target, other)]
    await until(() => mine.heard.news === 1 && theirs.heard.news === 1)
    await tell(own.manager)
    await tell(own.target, own, 'none')
    await tell(other.target, other)
    await until(() => theirs.heard.news === 2)
    await moment()
    expect(mine.heard.news).toBe(1)
  })

  test('is of members alone', async () => {
    const { heard } = await listen(other.target)
    expect(heard.status).toBe(404)
  })

  test('reaches each of 200 who listen at once', async () => {
    const all = await Promise.all(Array.from({ length: 200 }, () => listen(own.target)))
    await until(() => all.every(({ heard }) => heard.news >= 1))
    const before = all.map(({ heard }) => heard.news)
    await tell(own.target)
    await until(() => all.every(({ heard }, at) => heard.news > (before[at] ?? 0)))
  })

  test('does not hold up a server that stops', async () => {
    const stopping = await serverForTest()
    onTestFinished(() => stopping.close())
    const world = await makeWorld(stopping, { name: 'stopping', plan: await addPlan(stopping) })
    const answer = await fetch(`${stopping.url}/api/${world.tenantId}/notifications/live`, {
      headers: { authorization: `Bearer ${await stopping.tokenFor(world.target.userId)}`, 'tenant-id': world.tenantId },
    })
    const ended = answer.text()
    // Longer than this test may take.
    await stopping.stop(120_000)
    expect(await ended).toContain('event: news')
  })
})
