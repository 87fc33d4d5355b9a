import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let home: World
let elsewhere: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
})
beforeEach(async () => {
  home = await makeWorld(server, { name: 'home', plan })
  elsewhere = await makeWorld(server, { name: 'elsewhere', plan })
})
afterAll(() => server.close())

const placeOf = (id: string, by: Person, kind = 'employee') =>
  server.ask(`/api/users/records/${kind}/${id}`, { as: by.userId, tenantId: null })

/** The person of one tenant takes the seat of somebody in the other. */
const alsoIs = async (person: Person, seat: Person, { tenantId }: World) => {
  await rows(server, 'update memberships set user_id = $1 where tenant_id = $2 and employee_id = $3', [
    person.userId,
    tenantId,
    seat.employeeId,
  ])
}

describe('a link to a record of another of my clients', () => {
  test('is told where it leads, when I may open it there', async () => {
    await alsoIs(home.colleague, elsewhere.admin, elsewhere)
    const answer = await placeOf(elsewhere.target.employeeId, home.colleague)
    expect(answer.body).toMatchObject({
      isSuccess: true,
      data: { tenantId: elsewhere.tenantId, tenantName: elsewhere.canary },
    })
    expect((await placeOf(home.colleague.employeeId, home.colleague)).body.data).toMatchObject({
      tenantId: home.tenantId,
    })
  })

  test('is told nothing of what I may not open there: it is the role there that counts', async () => {
    await alsoIs(home.admin, elsewhere.colleague, elsewhere)
    expect((await placeOf(elsewhere.target.employeeId, home.admin)).status).toBe(404)
    expect((await placeOf(elsewhere.colleague.employeeId, home.admin)).status).toBe(200)
    await rows(server, 'update employees set reports_to = $1 where tenant_id = $2 and id = $3', [
      elsewhere.colleague.employeeId,
      elsewhere.tenantId,
      elsewhere.target.employeeId,
    ])
    expect((await placeOf(elsewhere.target.employeeId, home.admin)).status).toBe(200)
  })

  test('is told nothing of an inactive client, or one where I no longer work', async () => {
    await alsoIs(home.colleague, elsewhere.admin, elsewhere)
    await rows(server, `update tenants set status = 'Inactive' where id = $1`, [elsewhere.tenantId])
    expect((await placeOf(elsewhere.target.employeeId, home.colleague)).status).toBe(404)
    await rows(server, `update tenants set status = 'Active' where id = $1`, [elsewhere.tenantId])
    expect((await placeOf(elsewhere.target.employeeId, home.colleague)).status).toBe(200)
    await rows(server, 'update employees set is_active = false where tenant_id = $1 and id = $2', [
      elsewhere.tenantId,
      elsewhere.admin.employeeId,
    ])
    expect((await placeOf(elsewhere.target.employeeId, home.colleague)).status).toBe(404)
  })

  test('is told nothing of a client that is not mine, as of nobody at all: the same words', async () => {
    const answers = await Promise.all(
      [elsewhere.target.employeeId, elsewhere.tenantId, newId(), newId()].map((id) => placeOf(String(id), home.admin)),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  test('asking changes nothing', async () => {
    const before = await stateOf(server)
    await placeOf(home.target.employeeId, home.admin)
    expect(await stateOf(server)).toBe(before)
  })
})

test.each([
  ['a kind that is none', 'person', '00000000-0000-4000-8000-000000000000'],
  ['no identifier', 'employee', 'x'],
  ['a name of every object', '__proto__', '00000000-0000-4000-8000-000000000000'],
])('%s: 400', async (_, kind, id) => {
  expect((await placeOf(id, home.admin, kind)).body).toMatchObject({ statusCode: 400, data: null })
})

test('somebody without any client: 404; nobody signed in: 401', async () => {
  expect((await placeOf(home.target.employeeId, { userId: newId(), employeeId: newId() })).status).toBe(404)
  expect((await server.ask(`/api/users/records/employee/${home.target.employeeId}`, { tenantId: null })).status).toBe(
    401,
  )
})
