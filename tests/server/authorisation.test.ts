/**
 * Actor × tenant × call, generated from the OpenAPI document; what is expected stands in `world/policy.ts`. Every answer
 * is the wrapper, says nothing of another tenant, and a refusal leaves everything as it was.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from './kit/people.ts'
import { type Answer, serverForTest, type TestServer } from './kit/server.ts'
import { aPicture, type Call, calls, tenantCalls as inTenant, objectOf, pathOf, requestOf } from './world/calls.ts'
import { aboveTenants, type InsideActor, policies } from './world/policy.ts'
import {
  addPlan,
  auditOf,
  makeWorld,
  type Person,
  rows,
  stateOf,
  type World,
  withoutRowLevelSecurity,
} from './world/world.ts'

const inside: ReadonlyArray<InsideActor> = ['self', 'colleague', 'manager', 'managerOfOthers', 'featureHolder', 'admin']

const personOf = (world: World, actor: InsideActor): Person => (actor === 'self' ? world.target : world[actor])

test('every call of the document has a row in the policy table, and no row is left over', () => {
  expect(inTenant.length).toBeGreaterThan(50)
  expect([...Object.keys(policies), ...aboveTenants].toSorted()).toEqual(calls.map((call) => call.name).toSorted())
})

/** What nobody outside may be told. */
const secretsOf = (world: World): ReadonlyArray<string> => [
  world.canary,
  world.tenantId,
  ...inside.flatMap((actor) => [personOf(world, actor).employeeId, personOf(world, actor).userId]),
  ...Object.values(world.items),
  world.department,
  world.subscription,
]

const isFile = ({ method, path }: Call) => method === 'GET' || path.includes('/export/')

const namesSomebody = /administrator|\bOnly (the|those|who)\b|each person|cannot approve your own/i

/** The form of every answer, whatever it is. */
const checkForm = (call: Call, answer: Answer) => {
  expect(answer.status).toBeLessThan(500)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  if (
    /\/(avatar|csv|everything|live|File|\{format\}|\{fileId\}|\{imageId\})$/.test(call.path) &&
    answer.status === 200 &&
    isFile(call)
  )
    return
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(Object.keys(answer.body).toSorted()).toEqual(['data', 'errors', 'isSuccess', 'message', 'statusCode'])
  expect(answer.body.statusCode).toBe(answer.status)
  expect(answer.body.isSuccess).toBe(answer.status === 200)
  if (answer.status === 200) return expect(answer.body.errors).toEqual([])
  expect(answer.body.data).toBeNull()
  expect(answer.body.errors.length).toBeGreaterThan(0)
  // Which rule denied it, and who may or could change that.
  if (answer.status === 403) expect(answer.body.message).toMatch(namesSomebody)
}

const checkSilence = (answer: Answer, about: ReadonlyArray<World>) => {
  const told = `${answer.text}\n${JSON.stringify([...answer.headers])}`
  // One assertion for all: there are millions of them.
  expect(about.flatMap(secretsOf).filter((secret) => told.includes(secret))).toEqual([])
}

const nothingHere = { data: null, errors: [{ code: 'not_found' }] }

const protections = [
  ['with row-level security', true],
  ['by the filters of the queries alone', false],
] as const

describe.each(protections)('%s', (protection, withPolicies) => {
  let server: TestServer
  let plan: string
  let own: World
  let other: World
  let inactive: World
  /** Of the three tenants; what is allowed happens in tenants of its own, so this never changes. */
  let before: string
  let cells = 0

  beforeAll(async () => {
    server = await serverForTest()
    plan = await addPlan(server)
    own = await makeWorld(server, { name: 'own', plan, asks: true })
    other = await makeWorld(server, { name: 'other', plan, asks: true })
    inactive = await makeWorld(server, { name: 'inactive', plan, asks: true, status: 'Inactive' })
    if (!withPolicies) await withoutRowLevelSecurity(server)
    before = await state()
  })

  afterAll(async () => {
    await server.close()
    console.log(`${cells} cells ${protection}`)
  })

  const state = () => stateOf(server, [own, other, inactive])

  /** The people who have no business in the tenant they name, and what they are told. */
  type Outsider = readonly [who: string, person: () => Person | undefined, status: 401 | 404]
  const outsiders: ReadonlyArray<Outsider> = [
    ['anonymous', () => undefined, 401],
    ['a member of another tenant', () => other.colleague, 404],
    ['an admin of another tenant', () => other.admin, 404],
    ['an admin of an inactive tenant', () => inactive.admin, 404],
  ]

  const make = async (
    call: Call,
    person: Person | undefined,
    place: { tenantId: string; id: string | undefined },
    world: World,
  ) => {
    cells += 1
    const answer = await server.ask(pathOf(call, place.tenantId, place.id), {
      ...requestOf(call, world),
      tenantId: place.tenantId,
      ...(person === undefined ? {} : { as: person.userId }),
    })
    return answer
  }

  describe.each(inTenant.map((call) => [call.name, call] as const))('%s', (name, call) => {
    const policy = policies[name]
    if (policy === undefined) return
    const changes = policy.recorded === true || (call.method !== 'GET' && !name.endsWith('/isEmailAddressInUse'))

    test.each(inside)('%s, in their own tenant', async (actor) => {
      const expected = policy.who[actor]
      // What is allowed is done in a tenant made for it, so that the next cell finds everything as it was.
      const world = expected === 200 && changes ? await makeWorld(server, { name: 'fresh', plan, asks: true }) : own
      const answer = await make(
        call,
        personOf(world, actor),
        { tenantId: world.tenantId, id: objectOf(call, world) },
        world,
      )
      checkForm(call, answer)
      checkSilence(answer, [other, inactive])
      expect(`${answer.status} ${answer.body?.errors?.[0]?.code ?? ''}`.trim()).toBe(
        expected === 404 ? '404 not_found' : String(expected),
      )
      if (expected === 200 && changes) {
        const audit = await auditOf(server, world)
        expect(audit).toHaveLength(policy.entries ?? 1)
        for (const entry of audit.slice(0, 1)) expect(entry).toMatchObject({ userId: personOf(world, actor).userId })
        expect(JSON.stringify(audit)).not.toContain(world.canary)
      } else if (expected !== 200) checkSilence(answer, [own])
    })

    test('from outside, and about what is not there: refused, told nothing; and no refusal changed anything', async () => {
      for (const [, person, status] of outsiders) {
        const answer = await make(call, person(), { tenantId: own.tenantId, id: objectOf(call, own) }, own)
        checkForm(call, answer)
        expect(answer.status).toBe(status)
        checkSilence(answer, [own, other, inactive])
        if (status === 404) expect(answer.body).toMatchObject(nothingHere)
      }

      for (const actor of inside) {
        const person = personOf(own, actor)
        const elsewhere = [
          ['another tenant', other.tenantId, objectOf(call, other)],
          ['an inactive tenant', inactive.tenantId, objectOf(call, inactive)],
          ['a tenant that is not', newId(), objectOf(call, own)],
        ] as const
        const bodies = new Set<string>()
        for (const [, tenantId, id] of elsewhere) {
          const answer = await make(call, person, { tenantId, id }, own)
          checkForm(call, answer)
          expect(answer.status).toBe(404)
          checkSilence(answer, [own, other, inactive])
          bodies.add(answer.text)
        }
        // The same body, so that nobody learns which of them exists.
        expect(bodies.size).toBe(1)

        if (objectOf(call, own) === undefined) continue
        const expected = policy.who[actor]
        const missing = policy.refusedBeforeLooking && expected !== 200 && expected !== 404 ? expected : '404 not_found'
        const answers = new Set<string>()
        for (const id of [newId(), objectOf(call, other), objectOf(call, inactive)]) {
          const answer = await make(call, person, { tenantId: own.tenantId, id }, own)
          checkForm(call, answer)
          expect(`${answer.status} ${answer.body.errors[0]?.code}`).toBe(missing)
          checkSilence(answer, [own, other, inactive])
          answers.add(answer.text)
        }
        expect(answers.size).toBe(1)
      }

      // Inside an inactive tenant: everybody who belongs to it is told why, and nothing else.
      for (const actor of inside) {
        const place = { tenantId: inactive.tenantId, id: objectOf(call, inactive) }
        const answer = await make(call, personOf(inactive, actor), place, inactive)
        checkForm(call, answer)
        expect(`${answer.status} ${answer.body.errors[0]?.code}`).toBe('403 tenant_inactive')
        checkSilence(answer, [own, other, inactive])
      }

      expect(await state()).toBe(before)
    })
  })

  describe('GET /api/users', () => {
    test('anonymous: 401', async () => {
      cells += 1
      const answer = await server.ask('/api/users', { tenantId: null })
      expect(answer.status).toBe(401)
      expect(answer.body.statusCode).toBe(401)
    })

    test.each(inside)('%s is told of their own tenant only', async (actor) => {
      cells += 1
      const answer = await server.ask('/api/users', { as: personOf(own, actor).userId, tenantId: null })
      expect(answer.status).toBe(200)
      expect(answer.body.data).toMatchObject({
        tenants: [{ id: own.tenantId, employeeId: personOf(own, actor).employeeId }],
      })
      checkSilence(answer, [other, inactive])
    })

    test('a member of an inactive tenant is told that it is inactive', async () => {
      cells += 1
      const answer = await server.ask('/api/users', { as: inactive.admin.userId, tenantId: null })
      expect(answer.body.data).toMatchObject({ tenants: [{ id: inactive.tenantId, status: 'Inactive' }] })
    })

    test('somebody without any tenant gets an empty list', async () => {
      cells += 1
      const answer = await server.ask('/api/users', { as: newId(), tenantId: null })
      expect(answer.body.data).toMatchObject({ tenants: [] })
    })
  })

  describe('GET /api/users/records/{kind}/{id}', () => {
    const place = (id: string | undefined, as?: Person) => {
      cells += 1
      return server.ask(`/api/users/records/employee/${id}`, { tenantId: null, ...(as && { as: as.userId }) })
    }

    test('anonymous: 401', async () => {
      const answer = await place(own.target.employeeId)
      expect(answer.status).toBe(401)
      checkSilence(answer, [own, other, inactive])
    })

    test.each<readonly [InsideActor, boolean]>([
      ['self', true],
      ['colleague', false],
      ['manager', true],
      ['managerOfOthers', false],
      ['featureHolder', false],
      ['admin', true],
    ])('%s is told where a person works whose record they may open: %s', async (actor, isTold) => {
      const answer = await place(own.target.employeeId, personOf(own, actor))
      expect(answer.status).toBe(isTold ? 200 : 404)
      checkSilence(answer, isTold ? [other, inactive] : [own, other, inactive])
      if (isTold) expect(answer.body.data).toEqual({ tenantId: own.tenantId, tenantName: own.canary })
      else expect(answer.body).toMatchObject(nothingHere)
    })

    test.each(inside)(
      '%s is told nothing of another tenant, of an inactive one, and of nobody: always the same',
      async (actor) => {
        const ids = [other.target.employeeId, inactive.target.employeeId, own.department, newId()]
        const answers = await Promise.all(ids.map((id) => place(id, personOf(own, actor))))
        for (const answer of answers) {
          expect(answer.status).toBe(404)
          checkSilence(answer, [own, other, inactive])
        }
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      },
    )

    test('an admin of an inactive tenant is told nothing of it', async () => {
      expect((await place(inactive.target.employeeId, inactive.admin)).body).toMatchObject(nothingHere)
    })
  })

  describe('GET /api/logos/{tenantId}/{fileId}', () => {
    const show = (tenantId: string, fileId: string) => {
      cells += 1
      return server.ask(`/api/logos/${tenantId}/${fileId}`, { tenantId: null })
    }

    test('anyone with the address sees the logo; under another tenant, for another file, in an inactive one: 404', async () => {
      const world = await makeWorld(server, { name: 'fresh', plan, asks: true })
      const uploaded = await server.ask(`/api/${world.tenantId}/TenantOnboarding/logo`, {
        as: world.admin.userId,
        body: aPicture('logo.png', undefined, 'logo'),
      })
      const fileId = String(uploaded.body.data).split('/').at(-1) ?? ''
      expect((await show(world.tenantId, fileId)).status).toBe(200)

      await rows(server, `update tenants set status = 'Inactive' where id = $1`, [world.tenantId])
      const answers = [
        await show(world.tenantId, fileId),
        await show(own.tenantId, fileId),
        await show(newId(), fileId),
        await show(own.tenantId, newId()),
        await show(own.tenantId, own.target.employeeId),
      ]
      for (const answer of answers) {
        expect(answer.status).toBe(404)
        expect(answer.body).toMatchObject(nothingHere)
        checkSilence(answer, [own, other, inactive])
      }
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    })
  })
})
