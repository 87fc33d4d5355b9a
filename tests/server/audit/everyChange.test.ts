/**
 * Generated from the OpenAPI document: every call that changes something writes exactly one row when it succeeds, and none
 * when it is refused, whatever it is refused for.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { type Call, objectOf, pathOf, requestOf, tenantCalls } from '../world/calls.ts'
import { type InsideActor, policies } from '../world/policy.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let shared: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  shared = await makeWorld(server, { name: 'shared', plan, asks: true })
})
afterAll(() => server.close())

/** Calls by POST that only ask. */
const asking = ['/isEmailAddressInUse']
const changes = ({ name, method }: Call) =>
  policies[name]?.recorded === true || (method !== 'GET' && !asking.some((end) => name.endsWith(end)))
const changing = tenantCalls.filter(changes)

const actors: ReadonlyArray<InsideActor> = ['admin', 'self', 'manager', 'featureHolder', 'colleague', 'managerOfOthers']
const personOf = (world: World, actor: InsideActor): Person => (actor === 'self' ? world.target : world[actor])

const make = (call: Call, world: World, actor: InsideActor, over: object = {}) =>
  server.ask(pathOf(call, world.tenantId, objectOf(call, world)), {
    as: personOf(world, actor).userId,
    ...requestOf(call, world),
    ...over,
  })

interface Row {
  readonly userId: string
  readonly employeeId: string
  readonly person: string | null
  readonly action: string
}

const written = ({ tenantId }: World) =>
  rows<Row>(
    server,
    `select user_id::text as "userId", employee_id::text as "employeeId", person::text, action
     from audit_entries where tenant_id = $1`,
    [tenantId],
  )

test('the document has such calls, and they are most of those that are not read by GET', () => {
  expect(changing.length).toBeGreaterThan(40)
})

describe.each(changing.map((call) => [call.name, call] as const))('Issue 5, audit: %s', (name, call) => {
  const who = policies[name]?.who
  const mayDo = actors.find((actor) => who?.[actor] === 200)
  const mayNot = actors.filter((actor) => who?.[actor] !== 200)

  test.runIf(mayDo !== undefined)(
    'writes one row when it succeeds (several for several people): who, as which employee, about whom',
    async () => {
      const world = await makeWorld(server, { name: 'fresh', plan, asks: true })
      const answer = await make(call, world, mayDo as InsideActor)
      expect(answer.status, answer.text).toBe(200)
      const found = await written(world)
      expect(found).toHaveLength(policies[name]?.entries ?? 1)
      for (const entry of found) expect(entry).toMatchObject(personOf(world, mayDo as InsideActor))
      if (found.length > 0 && call.path.startsWith('/api/{tenantId}/employees/{id}'))
        expect(found[0]?.person).toBe(world.target.employeeId)
    },
  )

  test.runIf(mayNot.length > 0)('writes none for somebody who may not', async () => {
    const before = (await written(shared)).length
    for (const actor of mayNot) expect((await make(call, shared, actor)).status).toBeGreaterThanOrEqual(400)
    expect(await written(shared)).toHaveLength(before)
  })

  test('writes none for a body that is none, nor for a version that is gone', async () => {
    const { json } = requestOf(call, shared)
    const before = (await written(shared)).length
    const wrong: object[] = []
    if (json !== undefined)
      wrong.push({ json: undefined, body: '{"version":', headers: { 'content-type': 'application/json' } })
    if (typeof json === 'object' && 'version' in json) wrong.push({ json: { ...json, version: 99 } })
    if (call.method === 'DELETE') wrong.push({ headers: { 'if-match': '"99"' } })
    let done = 0
    for (const over of wrong) {
      // Some have no versions: a login, a file.
      if ((await make(call, shared, mayDo ?? 'admin', over)).status === 200) done += 1
    }
    expect(await written(shared)).toHaveLength(before + done)
  })
})
