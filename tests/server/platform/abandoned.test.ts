import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TenantSql } from '../../../src/server/store/database.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, rows, type World } from '../world/world.ts'

let server: TestServer
let own: World

beforeAll(async () => {
  server = await serverForTest()
  own = await makeWorld(server, { name: 'own', plan: await addPlan(server) })
})
afterAll(() => server.close())

const until = async (isSo: () => Promise<boolean>) => {
  for (let tries = 0; tries < 200 && !(await isSo()); tries += 1) await new Promise((later) => setTimeout(later, 10))
}

const nameOf = async (id: string) =>
  (await rows<{ name: string }>(server, 'select name from departments where id = $1', [id]))[0]?.name

const waitsForALock = async () =>
  (await rows(server, "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"))
    .length > 0

/** The department is held by somebody else while it is changed, so the request can be left while it is at work. */
const whileHeld = async (id: string, work: () => Promise<void>) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isHeld = false
  const holding = Effect.runPromise(
    server.database.withTenant(
      { tenantId: own.tenantId, userId: own.admin.userId },
      Effect.gen(function* () {
        const sql = yield* TenantSql
        yield* sql`select from departments where id = ${id}::uuid for update`
        isHeld = true
        yield* Effect.promise(() => released)
      }),
    ),
  )
  await until(async () => isHeld)
  await work()
  release()
  await holding
}

describe('a person who closes the page while a change is under way', () => {
  it('has made it: it is finished and noted without them', async () => {
    const id = newId()
    const path = `/api/${own.tenantId}/departments`
    const as = own.admin.userId
    await server.ask(path, { as, method: 'POST', json: { id, name: 'Workshop' } })
    const before = (await auditOf(server, own)).length
    await whileHeld(id, async () => {
      const leaving = new AbortController()
      const asked = fetch(`${server.url}${path}/${id}`, {
        method: 'PUT',
        signal: leaving.signal,
        headers: {
          authorization: `Bearer ${await server.tokenFor(as)}`,
          'tenant-id': own.tenantId,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ name: 'Garage', version: 1 }),
      })
      await until(waitsForALock)
      leaving.abort()
      await expect(asked).rejects.toThrow()
      // So that the server has heard of it before it could have answered.
      await new Promise((later) => setTimeout(later, 50))
    })
    await until(async () => (await nameOf(id)) === 'Garage')
    expect([await nameOf(id), (await auditOf(server, own)).length - before]).toEqual(['Garage', 1])
  })
})
