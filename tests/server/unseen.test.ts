/**
 * Somebody whom the caller may not see is not there: every call that names them, in its path or in its body, is answered
 * with the very words for an id that nobody has, and nothing is changed.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from './kit/people.ts'
import { type Answer, serverForTest, type TestServer } from './kit/server.ts'
import { type Call, objectOf, pathOf, requestOf, tenantCalls } from './world/calls.ts'
import { addPlan, makeWorld, rows, stateOf, type World } from './world/world.ts'

const ways = [
  ['does not work here any more', 'update employees set is_active = false where id = $1'],
  ['is hidden from the directory', 'update employees set hide_from_directory = true where id = $1'],
] as const

/** Nobody of whom has access to the person. */
const strangers = ['colleague', 'managerOfOthers', 'featureHolder'] as const

/** The same world, in which that person is nobody. */
const withoutTarget = (world: World): World => ({
  ...world,
  target: { ...world.target, employeeId: newId(), userId: newId() },
})

describe.each(ways)('a person who %s', (_, sql) => {
  let server: TestServer
  let own: World

  beforeAll(async () => {
    server = await serverForTest()
    own = await makeWorld(server, { name: 'own', plan: await addPlan(server), asks: true })
    await rows(server, sql, [own.target.employeeId])
  })
  afterAll(() => server.close())

  const make = (call: Call, world: World, by: (typeof strangers)[number]): Promise<Answer> =>
    server.ask(pathOf(call, own.tenantId, objectOf(call, world)), {
      ...requestOf(call, world),
      as: own[by].userId,
    })

  const naming = tenantCalls.filter((call) => {
    const told = (world: World) => {
      const { json, body } = requestOf(call, world)
      const form = body instanceof FormData ? [...body].filter(([, value]) => typeof value === 'string') : []
      return JSON.stringify([pathOf(call, 'x', objectOf(call, world)), json, form])
    }
    return told(placeholder('a')).includes('the-target-a')
  })

  test('is named by a good many calls', () => {
    expect(naming.length).toBeGreaterThan(30)
  })

  test.each(naming.map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    const before = await stateOf(server)
    let isRefused = true
    for (const by of strangers) {
      const unseen = await make(call, own, by)
      const nobody = await make(call, withoutTarget(own), by)
      expect([by, unseen.status, unseen.text]).toEqual([by, nobody.status, nobody.text])
      isRefused &&= unseen.status >= 400
    }
    // What leaves the person out, and is written down as a reading, leaves its line.
    if (isRefused) expect(await stateOf(server)).toBe(before)
  })
})

/** Only to ask which calls name the person. */
function placeholder(name: string): World {
  const person = { employeeId: `somebody-${name}`, userId: `somebody-${name}` }
  return {
    items: {},
    assets: {},
    others: {},
    checkIns: {},
    reviews: {},
    manager: person,
    secondAdmin: person,
    colleague: person,
    featureHolder: person,
    managerOfOthers: person,
    target: { employeeId: `the-target-${name}`, userId: `the-user-${name}` },
  } as unknown as World
}
