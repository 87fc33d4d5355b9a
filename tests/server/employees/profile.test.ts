import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, stateOf, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
  basicInfo = {
    version: 1,
    firstName: 'Evelyn',
    lastName: 'Larsen',
    email: `evelyn@${own.canary}.example`,
    phone: null,
  }
})
afterAll(() => server.close())

let basicInfo: { version: number; firstName: string; lastName: string; email: string; phone: null }
const work = () => ({
  version: 1,
  positionTitle: 'Foreman' as string | null,
  departmentId: own.department as string | null,
  reportsTo: own.manager.employeeId as string | null,
  startDate: '2021-07-05' as string | null,
  isActive: true,
  hideFromEmployeeDirectory: false,
})

const put = (section: string, json: object, by: Person = own.admin, id: string = own.target.employeeId) =>
  server.ask(`/api/${own.tenantId}/employees/${id}${section}`, { as: by.userId, method: 'PUT', json })

const read = async (id: string = own.target.employeeId) =>
  (await server.ask(`/api/${own.tenantId}/employees/${id}`, { as: own.admin.userId })).body.data as Record<
    string,
    unknown
  >

describe('7 PUT profile/basicInfo', () => {
  test('saves, counts the version up, answers the person, and writes down which fields differ', async () => {
    const answer = await put('/profile/basicInfo', { ...basicInfo, email: `eve@${own.canary}.example` })
    expect(answer.body.data).toMatchObject({
      firstName: 'Evelyn',
      lastName: 'Larsen',
      fullName: 'Evelyn Larsen',
      phone: null,
      version: 2,
    })
    expect(await read()).toEqual(answer.body.data)
    expect(await auditOf(server, own)).toEqual([
      {
        action: 'updated',
        kind: 'employee',
        id: own.target.employeeId,
        userId: own.admin.userId,
        fields: ['firstName', 'lastName', 'phone'],
      },
    ])
  })

  test('a stale version: 409 changed_meanwhile, and nothing changes', async () => {
    await put('/profile/basicInfo', basicInfo)
    const before = await stateOf(server)
    for (const version of [1, 3]) {
      const answer = await put('/profile/basicInfo', { ...basicInfo, version, firstName: 'Lost' })
      expect(answer.status).toBe(409)
      expect(answer.body.errors[0]?.code).toBe('changed_meanwhile')
    }
    expect(await stateOf(server)).toBe(before)
  })

  test('of 8 at once on one version exactly one wins; the others are told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => put('/profile/basicInfo', { ...basicInfo, firstName: `Try ${index}` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect(await auditOf(server, own)).toHaveLength(1)
  })

  test('5 the email must be unique, without regard to case: 409 email_in_use', async () => {
    const answer = await put('/profile/basicInfo', { ...basicInfo, email: `MAX@${own.canary.toUpperCase()}.example` })
    expect(answer.status).toBe(409)
    expect(answer.body.errors).toEqual([
      { code: 'email_in_use', message: 'This email address is already in use', field: 'email' },
    ])
    expect(await read()).toMatchObject({ version: 1 })
  })

  test('but another tenant’s addresses are free, and one’s own may change its case', async () => {
    expect((await put('/profile/basicInfo', { ...basicInfo, email: `max@${other.canary}.example` })).status).toBe(200)
    expect(
      (await put('/profile/basicInfo', { ...basicInfo, version: 2, email: `MAX@${other.canary}.example` })).status,
    ).toBe(200)
  })
})

describe('7 PUT profile/work', () => {
  test('the position title makes a first position, renames it, and leaves it as history', async () => {
    const id = own.colleague.employeeId
    const change = { ...work(), reportsTo: own.admin.employeeId }
    const first = (await put('/profile/work', change, own.admin, id)).body.data as Record<string, unknown>
    expect(first).toMatchObject({ positionTitle: 'Foreman', version: 2, positions: [{ title: 'Foreman' }] })
    // The first of the day in the tenant's zone, Brisbane.
    expect(first.positions).toMatchObject([{ startDateUTC: '2021-07-04T14:00:00.000Z', status: 'Draft' }])
    const second = await put('/profile/work', { ...change, version: 2, positionTitle: 'Engineer' }, own.admin, id)
    expect(second.body.data).toMatchObject({ positionTitle: 'Engineer', positions: [{ title: 'Engineer' }] })
    const third = await put('/profile/work', { ...change, version: 3, positionTitle: null }, own.admin, id)
    expect(third.body.data).toMatchObject({ positionTitle: null, positionId: null, positions: [{ title: 'Engineer' }] })
  })

  test('unknown departments and managers: 422; another tenant’s are just as unknown', async () => {
    const before = await stateOf(server)
    const answers = new Map<string, Set<string>>()
    for (const [field, ids] of Object.entries({
      departmentId: [newId(), other.department],
      reportsTo: [newId(), other.manager.employeeId],
    })) {
      for (const id of ids) {
        const answer = await put('/profile/work', { ...work(), [field]: id })
        expect(answer.status).toBe(422)
        expect(answer.body.errors[0]).toMatchObject({
          field,
          code: field === 'reportsTo' ? 'unknown_manager' : 'unknown_department',
        })
        answers.set(field, (answers.get(field) ?? new Set()).add(answer.text))
      }
    }
    for (const texts of answers.values()) expect(texts.size).toBe(1)
    expect(await stateOf(server)).toBe(before)
  })

  test('nobody reports to themself or round a circle: 422', async () => {
    const toSelf = await put('/profile/work', { ...work(), reportsTo: own.target.employeeId })
    expect([toSelf.status, toSelf.body.errors[0]?.code]).toEqual([422, 'reports_to_self'])
    const change = { ...work(), reportsTo: own.target.employeeId }
    const round = await put('/profile/work', change, own.admin, own.manager.employeeId)
    expect([round.status, round.body.errors[0]?.code]).toEqual([422, 'reports_to_cycle'])
  })

  test('two changes that are harmless alone cannot close a circle together', async () => {
    const under = (id: string, reportsTo: string) => put('/profile/work', { ...work(), reportsTo }, own.admin, id)
    const [one, two] = [own.colleague.employeeId, own.featureHolder.employeeId]
    const answers = await Promise.all([under(one, two), under(two, one)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('whether a person is active or listed is for admins: a manager is refused, the rest of the section is theirs', async () => {
    for (const change of [{ isActive: false }, { hideFromEmployeeDirectory: true }]) {
      const answer = await put('/profile/work', { ...work(), ...change }, own.manager)
      expect([answer.status, answer.body.errors[0]?.code]).toEqual([403, 'admin_only'])
    }
    expect((await put('/profile/work', work(), own.manager)).status).toBe(200)
  })

  test('deactivating ends the person’s sessions, and they are out; activating lets them in again', async () => {
    const answer = await put('/profile/work', { ...work(), isActive: false })
    expect(answer.body.data).toMatchObject({ isActive: false, hasLogin: true })
    expect(server.endedSessions).toContain(own.target.userId)
    const list = () => server.ask(`/api/${own.tenantId}/employeeMini`, { as: own.target.userId })
    expect((await list()).status).toBe(404)
    await put('/profile/work', { ...work(), version: 2 })
    expect((await list()).status).toBe(200)
  })

  test('the last active admin cannot be deactivated, not even by two at once', async () => {
    const off = (id: string, by: Person) =>
      put('/profile/work', { ...work(), reportsTo: null, isActive: false }, by, id)
    const answers = await Promise.all([
      off(own.admin.employeeId, own.secondAdmin),
      off(own.secondAdmin.employeeId, own.admin),
    ])
    const codes = answers.map(({ status, body }) => `${status} ${body.errors[0]?.code ?? ''}`.trim()).toSorted()
    expect(codes[0]).toBe('200')
    expect(['422 last_admin', '404 not_found']).toContain(codes[1])
  })
})

describe('7 PUT profile/tags', () => {
  test('tags are made as they are named, one for each name without regard to case', async () => {
    const answer = await put('/profile/tags', { version: 1, tags: ['Forklift', 'FORKLIFT', 'first aid'] })
    expect(answer.body.data).toMatchObject({ tags: [{ name: 'first aid' }, { name: 'Forklift' }], version: 2 })
    const again = await put('/profile/tags', { version: 1, tags: ['forklift'] }, own.admin, own.colleague.employeeId)
    expect(again.body.data).toMatchObject({ tags: [{ name: 'Forklift' }] })
    const none = await put('/profile/tags', { version: 2, tags: [] })
    expect(none.body.data).toMatchObject({ tags: [], version: 3 })
    const list = await server.ask(`/api/${own.tenantId}/taglist`, { as: own.admin.userId })
    expect(
      (list.body.data as ReadonlyArray<{ name: string }>).filter(({ name }) => /forklift/i.test(name)),
    ).toHaveLength(1)
  })

  test('a stale version: 409', async () => {
    expect((await put('/profile/tags', { version: 9, tags: [] })).status).toBe(409)
  })

  test('more than fifty, or one that is too long: 400', async () => {
    const fifty = Array.from({ length: 51 }, (_, index) => `tag ${index}`)
    expect((await put('/profile/tags', { version: 1, tags: fifty })).status).toBe(400)
    expect((await put('/profile/tags', { version: 1, tags: ['x'.repeat(41)] })).status).toBe(400)
  })
})

describe('7 PUT employees/{id}: the whole person', () => {
  const whole = () => ({ ...basicInfo, ...work(), tags: ['Forklift'] })

  test('changes all three sections and is written down once', async () => {
    const answer = await put('', whole())
    expect(answer.body.data).toMatchObject({
      fullName: 'Evelyn Larsen',
      positionTitle: 'Foreman',
      tags: [{ name: 'Forklift' }],
    })
    const audit = await auditOf(server, own)
    expect(audit).toHaveLength(1)
    expect(audit[0]?.fields).toEqual(['firstName', 'lastName', 'email', 'phone', 'positionTitle', 'tags'])
  })

  test('all or nothing: an address in use takes the work section back too', async () => {
    const before = await stateOf(server)
    const answer = await put('', { ...whole(), email: `max@${own.canary}.example` })
    expect([answer.status, answer.body.errors[0]?.code]).toEqual([409, 'email_in_use'])
    expect(await stateOf(server)).toBe(before)
  })

  test('a stale version: 409; of 4 at once one wins', async () => {
    expect((await put('', { ...whole(), version: 7 })).status).toBe(409)
    const answers = await Promise.all([1, 2, 3, 4].map(() => put('', whole())))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })
})
