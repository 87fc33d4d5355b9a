import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { User } from '../../../src/domain/session/nouns.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let own: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
})
afterAll(() => server.close())

const seeTour = (by: Person) =>
  server.ask(`/api/${own.tenantId}/employees/me/tour`, { as: by.userId, method: 'PUT', json: {} })

const seenBy = async ({ userId }: Person) => {
  const { body } = await server.ask('/api/users', { as: userId })
  return Schema.decodeUnknownSync(User)(body.data).tenants.map(({ tourSeen }) => tourSeen)
}

describe('(ours) the tour of a newcomer', () => {
  test('is remembered with them, in that client and for nobody else', async () => {
    const second = await makeWorld(server, { name: 'a-second', plan })
    await rows(server, 'update memberships set user_id = $1 where tenant_id = $2 and user_id = $3', [
      own.target.userId,
      second.tenantId,
      second.colleague.userId,
    ])
    expect(await seenBy(own.target)).toEqual([false, false])
    expect((await seeTour(own.target)).status).toBe(200)
    // By name: the second client comes first.
    expect(await seenBy(own.target)).toEqual([false, true])
    expect(await seenBy(own.colleague)).toEqual([false])
  })

  test('was seen when it was seen first', async () => {
    const when = () => rows(server, 'select tour_seen_utc from memberships where user_id = $1', [own.target.userId])
    await seeTour(own.target)
    const first = await when()
    await seeTour(own.target)
    expect(await when()).toEqual(first)
  })
})
