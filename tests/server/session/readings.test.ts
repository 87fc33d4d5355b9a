import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { membershipHeader } from '../../../src/contract/callers.ts'
import { mostReadings, type ReadingAnswer, readingsPath } from '../../../src/contract/readings.ts'
import { routesOf } from '../../../src/server/http/routes.ts'
import { asOwner } from '../kit/database.ts'
import { addMember, addTenant } from '../kit/people.ts'
import { serverForTest, serverOf, type TestServer } from '../kit/server.ts'
import { ProbeApi, probeHandlers } from '../platform/probe.ts'
import { addPlan, makeWorld, type World } from '../world/world.ts'

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

/** What a first visit waits for. */
const first = [
  'employees/loggedInEmployee?includeUnderlings=true',
  'bootstrapApplication',
  'productPlans',
  'featureFlags',
  'positionTemplates',
  'defaultDiscussionPoints',
  'hrDocuments',
  'tenantonboarding',
  'employeeMini',
]

const inClient = (tenantId: string, one: string) => (one.startsWith('/') ? one : `/api/${tenantId}/${one}`)

const together = async (as: string | undefined, tenantId: string, of: ReadonlyArray<string>) => {
  const asked = await server.ask(readingsPath(tenantId, of), as === undefined ? { tenantId } : { as, tenantId })
  expect(asked.status).toBe(200)
  return JSON.parse(asked.text) as ReadonlyArray<ReadingAnswer>
}

describe('several readings in one answer', () => {
  for (const who of ['admin', 'manager', 'target'] as const) {
    it(`are to ${who} what each is alone: status, headers and every letter of the body`, async () => {
      const as = own[who].userId
      const answers = await together(as, own.tenantId, [...first, '/api/users'])
      for (const [at, one] of [...first, '/api/users'].entries()) {
        const isAbove = one.startsWith('/')
        const alone = await server.ask(inClient(own.tenantId, one), isAbove ? { as, tenantId: null } : { as })
        const read = answers[at]
        expect([one, read?.status, read?.body ?? '']).toEqual([one, alone.status, alone.text])
        expect(read?.headers.etag ?? null).toBe(alone.headers.get('etag'))
        if (!isAbove) expect(read?.headers[membershipHeader]).toBe(alone.headers.get(membershipHeader))
      }
    })
  }

  it('say nothing to whoever is a member elsewhere, and let nobody in without a token', async () => {
    const said = (answers: ReadonlyArray<ReadingAnswer>) => new Set(answers.map(({ status }) => status))
    expect(said(await together(other.admin.userId, own.tenantId, first))).toEqual(new Set([404]))
    expect(said(await together(undefined, own.tenantId, first))).toEqual(new Set([401]))
  })

  it('follow a right that is taken at once', async () => {
    const { userId, employeeId } = own.target
    const isAdmin = async () => (await together(userId, own.tenantId, [first[0] as string]))[0]?.body ?? ''
    expect(await isAdmin()).toContain('"isAdmin":false')
    await asOwner(server, `update employees set roles = '{admin}' where id = $1`, [employeeId], own.tenantId)
    expect(await isAdmin()).toContain('"isAdmin":true')
    await asOwner(server, `update employees set roles = '{}' where id = $1`, [employeeId], own.tenantId)
    expect(await isAdmin()).toContain('"isAdmin":false')
  })

  it('with one that is refused are all the others', async () => {
    const [refused, given] = await together(own.target.userId, own.tenantId, ['audit', 'featureFlags'])
    expect([refused?.status, given?.status]).toEqual([403, 200])
  })

  it.each([
    ['none', []],
    ['too many', Array.from({ length: mostReadings + 1 }, () => 'featureFlags')],
    ['of another client', [`../${crypto.randomUUID()}/featureFlags`]],
    ['of whatever address', ['//elsewhere.example/api']],
    ['a record', [`employees/${crypto.randomUUID()}`]],
    ['readings in readings', ['readings?of=featureFlags']],
    ['what is no path', ['feature flags', '%2e%2e', '']],
  ])('%s: refused', async (_, of) => {
    const { status, body } = await server.ask(readingsPath(own.tenantId, of), { as: own.admin.userId })
    expect([status, body.errors[0]?.code]).toEqual([400, 'malformed'])
  })

  it('that are sent bit by bit are not waited for', async () => {
    const [live] = await together(own.admin.userId, own.tenantId, ['notifications/live'])
    expect(live?.status).toBe(400)
  })

  it('cannot be written', async () => {
    const path = readingsPath(own.tenantId, ['featureFlags'])
    expect((await server.ask(path, { as: own.admin.userId, method: 'POST', json: {} })).status).toBe(404)
  })

  it('count each against what a person may ask', async () => {
    const strict = await serverOf((options) => routesOf(ProbeApi, probeHandlers, options), { requestsPerMinute: 3 })
    const member = await addMember(strict, await addTenant(strict))
    const { text } = await strict.ask(
      readingsPath(
        member.tenantId,
        Array.from({ length: 5 }, () => 'whoAmI'),
      ),
      { as: member.userId },
    )
    const statuses = (JSON.parse(text) as ReadonlyArray<ReadingAnswer>).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429])
    await strict.close()
  })
})
