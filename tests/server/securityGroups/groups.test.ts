import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PersonAccess, SecurityGroup } from '../../../src/domain/securityGroups/nouns.ts'
import { newId } from '../kit/people.ts'
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

const writers = (over: object = {}) => ({
  name: 'Policy writers',
  features: [{ featureId: 'companyPoliciesManage', actions: ['Use', 'Modify'] }],
  memberIds: [own.target.employeeId],
  ...over,
})
const make = (over: object = {}, id = newId()) => ask('securityGroups', own.admin, { json: { id, ...writers(over) } })
const made = async (over: object = {}) => (await make(over)).body.data as SecurityGroup
const put = (id: string, version: number, over: object = {}) =>
  ask(`securityGroups/${id}`, own.admin, { method: 'PUT', json: { version, ...writers(over) } })
const remove = (id: string, version: number) =>
  ask(`securityGroups/${id}`, own.admin, { method: 'DELETE', headers: { 'if-match': `"${version}"` } })
const list = async (of: World = own) =>
  (await ask('securityGroups', of.admin, {}, of)).body.data as ReadonlyArray<SecurityGroup>
const accessOf = async (person: Person) =>
  (await ask(`employees/${person.employeeId}/access`)).body.data as PersonAccess
const policiesOf = async (person: Person) => (await ask('hrDocuments/categories', person)).status
const newest = async () =>
  ((await ask('audit')).body.data as { readonly entries: ReadonlyArray<{ readonly values: unknown }> }).entries[0]

describe('§ 7 permission groups', () => {
  test('what a group allows its members may at once, and no longer when they are out of it, or it is gone', async () => {
    expect(await policiesOf(own.target)).toBe(403)
    const { id, version } = await made()
    expect(await policiesOf(own.target)).toBe(200)
    expect(await policiesOf(own.colleague)).toBe(403)
    const after = (await put(id, version, { memberIds: [own.colleague.employeeId] })).body.data as SecurityGroup
    expect([await policiesOf(own.target), await policiesOf(own.colleague)]).toEqual([403, 200])
    expect((await remove(id, after.version)).status).toBe(200)
    expect(await policiesOf(own.colleague)).toBe(403)
  })

  test('are listed by name with whom is in them, and each client has its own', async () => {
    const { id } = await made({ name: 'a first' })
    const groups = await list()
    expect(groups.map(({ name }) => name)[0]).toBe('a first')
    expect(groups.find((group) => group.id === id)?.members.map((member) => member.id)).toEqual([own.target.employeeId])
    expect((await list(other)).map((group) => group.id)).not.toContain(id)
  })

  test('§ 5 names are unique without regard to case: 409; the same name in another client is another', async () => {
    const { id } = await made()
    const again = await make({ name: 'POLICY WRITERS' })
    expect([again.status, again.body.errors[0]]).toMatchObject([
      409,
      { code: 'name_in_use', message: 'Name is already in use', field: 'name' },
    ])
    const second = await made({ name: 'Others' })
    expect((await put(second.id, second.version)).status).toBe(409)
    const theirs = { json: { id: newId(), ...writers({ memberIds: [] }) } }
    expect((await ask('securityGroups', other.admin, theirs, other)).status).toBe(200)
    expect((await list()).filter((group) => group.id === id)).toHaveLength(1)
  })

  test('asked twice with one id makes one; with something else it is refused', async () => {
    const id = newId()
    expect([(await make({}, id)).status, (await make({}, id)).status]).toEqual([200, 200])
    expect((await make({ name: 'Something else' }, id)).body.errors[0]?.code).toBe('already_exists')
    expect((await list()).filter((group) => group.id === id)).toHaveLength(1)
  })

  test('two who change one at once: one of both, and the other is told', async () => {
    const { id, version } = await made()
    const answers = await Promise.all([put(id, version, { name: 'One' }), put(id, version, { name: 'Two' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await remove(id, version)).body.errors[0]?.code).toBe('changed_meanwhile')
  })

  test.each([
    [
      'a verb without Use, which opens the pages',
      { features: [{ featureId: 'assetManagerManage', actions: ['Modify'] }] },
      422,
    ],
    ['a feature there is none of', { features: [{ featureId: 'everything', actions: ['Use'] }] }, 400],
    ['no name', { name: ' ' }, 400],
    ['somebody twice', { memberIds: ['own', 'own'] }, 400],
    ['somebody of another client', { memberIds: ['other'] }, 422],
  ])('%s is refused, and nothing is kept', async (_, over, status) => {
    const people: Readonly<Record<string, string>> = { own: own.target.employeeId, other: other.target.employeeId }
    const memberIds = 'memberIds' in over ? { memberIds: over.memberIds.map((name) => people[name]) } : {}
    expect((await make({ ...over, ...memberIds })).status).toBe(status)
    expect((await list()).map(({ name }) => name)).not.toContain('Policy writers')
  })

  test('an administrator is told what somebody may, and by which group; of another client there is nobody', async () => {
    await made()
    const access = await accessOf(own.target)
    expect(access).toMatchObject({ isActive: true, roles: [], groups: [{ name: 'Policy writers' }] })
    expect((await ask(`employees/${other.target.employeeId}/access`)).status).toBe(404)
    expect((await accessOf(own.admin)).roles).toEqual(['admin'])
  })

  test('each change is written down with what it was and is', async () => {
    const { id, version } = await made()
    await put(id, version, { name: 'Writers', memberIds: [own.colleague.employeeId] })
    expect((await newest())?.values).toEqual([
      { field: 'name', before: 'Policy writers', after: 'Writers' },
      { field: 'membersAdded', before: null, after: expect.stringContaining(' ') },
      { field: 'membersRemoved', before: expect.stringContaining(' '), after: null },
    ])
  })
})
