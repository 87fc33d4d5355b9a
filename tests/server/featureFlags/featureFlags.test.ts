import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FlagChange } from '../../../src/domain/featureFlags/nouns.ts'
import { statusAndCode } from '../kit/codes.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, type World } from '../world/world.ts'

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
const toggle = (name: string, status: boolean, from?: boolean) =>
  ask(`featureFlags/toggle/${name}`, own.admin, {
    method: 'PUT',
    json: { status, ...(from !== undefined && { from }) },
  })
const changes = async (of: World = own) =>
  (await ask('featureFlags/changes', of.admin, {}, of)).body.data as ReadonlyArray<FlagChange>
const isOn = async (name: string, of: World = own) =>
  ((await ask('featureFlags', of.admin, {}, of)).body.data as ReadonlyArray<{ name: string; isEnabled: boolean }>).find(
    (flag) => flag.name === name,
  )?.isEnabled

describe('§ 7 featureFlags', () => {
  test('of each flag: who switched it last and which way; of this client alone', async () => {
    await toggle('condensedPerformanceReviews', true)
    await toggle('condensedPerformanceReviews', false)
    await toggle('condensedPerformanceReviews', true)
    expect((await changes()).filter(({ name }) => name === 'condensedPerformanceReviews')).toMatchObject([
      { isEnabled: true, by: { id: own.admin.employeeId, fullName: expect.any(String) } },
    ])
    expect((await changes(other)).map(({ name }) => name)).not.toContain('condensedPerformanceReviews')
    expect(await isOn('condensedPerformanceReviews', other)).toBe(false)
  })

  test('one that somebody else has switched meanwhile: 409, and it stays as they left it', async () => {
    await toggle('condensedPerformanceReviews', true)
    expect(statusAndCode(await toggle('condensedPerformanceReviews', true, false))).toEqual([409, 'changed_meanwhile'])
    expect(await isOn('condensedPerformanceReviews')).toBe(true)
    expect((await toggle('condensedPerformanceReviews', false, true)).status).toBe(200)
  })

  test('switched to what it is: nothing is written down', async () => {
    await toggle('condensedPerformanceReviews', true)
    const before = await changes()
    await toggle('condensedPerformanceReviews', true)
    expect(await changes()).toEqual(before)
  })
})

describe('§ 4 certifications switched off', () => {
  test('take their duties along, for everybody, and give them back', async () => {
    const kinds = async () =>
      ((await ask('employees/me/toDoList', own.admin)).body.data as ReadonlyArray<{ type: string }>)
        .map(({ type }) => type)
        .filter((type) => type.startsWith('certification'))
    const before = await kinds()
    expect(before).not.toEqual([])
    await toggle('certifications', false)
    expect(await kinds()).toEqual([])
    await toggle('certifications', true)
    expect(await kinds()).toEqual(before)
  })
})

test('an employee is not told who switches what', async () => {
  expect((await ask('featureFlags/changes', own.target)).status).toBe(403)
})
