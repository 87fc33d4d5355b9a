import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
})
afterAll(() => server.close())

const ask = (path: string, by: Person = own.admin, more: object = {}, of: World = own) =>
  server.ask(`/api/${of.tenantId}/${path}`, { as: by.userId, ...more })
/** Who one is, and all that is offered, as the header has it. */
const told = async (by: Person, of: World = own) => {
  const digest = (await ask('membership', by, {}, of)).headers.get('tenure-membership') as string
  return [digest.split('.')[0], digest] as const
}

describe('every answer inside a tenant says what its caller is there', () => {
  test('where that is all that is asked, and the same as long as nothing changes', async () => {
    const answer = await ask('membership', own.target)
    expect([answer.status, answer.headers.get('tenure-membership')]).toEqual([200, (await told(own.target))[1]])
    expect((await ask('featureFlags', own.target)).headers.get('tenure-membership')).toBe((await told(own.target))[1])
  })

  test('refusals say it too', async () => {
    const refused = await ask('audit', own.target)
    expect([refused.status, refused.headers.get('tenure-membership')]).toEqual([403, (await told(own.target))[1]])
  })

  test('to somebody who is no member nothing is said', async () => {
    const answer = await ask('membership', other.target)
    expect([answer.status, answer.headers.get('tenure-membership')]).toEqual([404, null])
  })

  test('a flag changes it for everybody in this client, and not who one is', async () => {
    const [mine, theirs, elsewhere] = [
      await told(own.target),
      await told(own.colleague),
      await told(other.target, other),
    ]
    await ask('featureFlags/toggle/billing', own.admin, { method: 'PUT', json: { status: false } })
    for (const [person, [who, all]] of [
      [own.target, mine],
      [own.colleague, theirs],
    ] as const) {
      const now = await told(person)
      expect([now[0] === who, now[1] === all]).toEqual([true, false])
    }
    expect(await told(other.target, other)).toEqual(elsewhere)
  })

  test('a permission group changes who its members are, and nobody else', async () => {
    const [mine, theirs] = [await told(own.target), await told(own.colleague)]
    await ask('securityGroups', own.admin, {
      json: {
        id: crypto.randomUUID(),
        name: 'Policy writers',
        features: [{ featureId: 'companyPoliciesManage', actions: ['Use'] }],
        memberIds: [own.target.employeeId],
      },
    })
    expect((await told(own.target))[0]).not.toBe(mine[0])
    expect(await told(own.colleague)).toEqual(theirs)
  })

  test('a plan changes it', async () => {
    const before = await told(own.target)
    await rows(server, 'update subscriptions set cancelled_utc = now() where tenant_id = $1', [own.tenantId])
    await rows(server, `update tenants set product_plan = 'compliance' where id = $1`, [own.tenantId])
    expect((await told(own.target))[1]).not.toBe(before[1])
  })
})
