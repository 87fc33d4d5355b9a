import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SavedView } from '../../../src/domain/views/nouns.ts'
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

const ask = (path: string, json?: object, by: Person = own.admin, more: object = {}, of: World = own) =>
  server.ask(`/api/${of.tenantId}/views${path}`, {
    as: by.userId,
    ...(json === undefined ? {} : { json }),
    ...more,
  })

const list = async (by?: Person, of?: World) =>
  (await ask('', undefined, by, {}, of)).body.data as ReadonlyArray<SavedView>
const names = async (by?: Person, of?: World) => (await list(by, of)).map(({ name }) => name)
const crew = { list: 'employees', name: 'Crew', query: 'tag=crew', isDefault: false, isShared: false }
const make = (over: object = {}, by?: Person, of?: World) => ask('', { id: newId(), ...crew, ...over }, by, {}, of)
const made = async (over: object = {}, by?: Person) => (await make(over, by)).body.data as SavedView
const put = ({ id, version }: SavedView, over: object = {}, by: Person = own.admin) => {
  const { list: _, ...view } = crew
  return ask(`/${id}`, { ...view, ...over, version }, by, { method: 'PUT' })
}
const remove = ({ id, version }: SavedView, by: Person = own.admin) =>
  ask(`/${id}`, undefined, by, { headers: { 'if-match': `"${version}"` }, method: 'DELETE' })

describe('ours: views of lists under a name', () => {
  test('everybody has their own, kept by name in each list; nobody else sees them', async () => {
    expect((await make()).status).toBe(200)
    expect(await names()).toEqual(['Crew'])
    expect(await names(own.secondAdmin)).toEqual([])
    expect((await make({}, own.secondAdmin)).status).toBe(200)
    expect((await make({ list: 'assets' })).status).toBe(200)
    const again = await make({ name: 'CREW' })
    expect([again.status, again.body.errors[0]?.code]).toEqual([409, 'name_taken'])
  })

  test('a name that is taken is that of a view, or of a report where it is one', async () => {
    const said = async (answer: ReturnType<typeof make>) => (await answer).body.errors[0]?.message
    for (const [of, message] of [
      ['employees', 'You already have a view with this name'],
      ['reports', 'You already have a report with this name'],
    ]) {
      await make({ list: of })
      expect(await said(make({ list: of, name: 'crew' }))).toBe(message)
      const another = await made({ list: of, name: 'Another' })
      expect(await said(put(another, { name: 'crew' }))).toBe(message)
    }
  })

  test('asked twice with one id makes one', async () => {
    const id = newId()
    expect([(await make({ id })).status, (await make({ id })).status]).toEqual([200, 200])
    expect(await list()).toHaveLength(1)
  })

  test('at most one is what a list opens with', async () => {
    await make({ name: 'One', isDefault: true })
    await make({ name: 'Other list', isDefault: true, list: 'assets' })
    await make({ name: 'Two', isDefault: true })
    expect((await list()).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['One', false],
      ['Other list', true],
      ['Two', true],
    ])
  })

  test('a stale version changes nothing: 409; another’s view is not there: 404', async () => {
    const mine = await made()
    expect((await put(mine, { name: 'Yard' })).status).toBe(200)
    const stale = await put(mine)
    expect([stale.status, stale.body.errors[0]?.code]).toEqual([409, 'changed_meanwhile'])
    expect((await put({ ...mine, version: 2 }, {}, own.secondAdmin)).status).toBe(404)
    expect((await remove({ ...mine, version: 2 }, own.secondAdmin)).status).toBe(404)
    expect((await remove({ ...mine, version: 2 })).status).toBe(200)
    expect(await list()).toEqual([])
  })
})

describe('ours: a view that is shared', () => {
  test('is offered to all who use the list, as somebody else’s, and to no other client', async () => {
    await made({ isShared: true, isDefault: true })
    expect(await list(own.colleague)).toMatchObject([{ name: 'Crew', isOwn: false, isShared: true, isDefault: false }])
    expect(await names(other.admin, other)).toEqual([])
  })

  test.each(['certifications', 'goals'])(
    'of %s is offered to everybody: each sees their own rows in it',
    async (of) => {
      await made({ list: of, isShared: true })
      expect(await list(own.colleague)).toMatchObject([{ name: 'Crew', list: of, isOwn: false }])
    },
  )

  test('of the register is offered to nobody who may not open it', async () => {
    await made({ list: 'assets', isShared: true })
    expect(await names(own.secondAdmin)).toEqual(['Crew'])
    expect(await names(own.colleague)).toEqual([])
  })

  test.each([
    ['employees', 'admin_only'],
    ['goals', 'admin_only'],
    ['assets', 'feature_not_granted'],
  ])('of %s comes only from who may change what stands in it: 403 %s', async (of, code) => {
    const made = await make({ list: of, isShared: true }, own.colleague)
    expect([made.status, made.body.errors[0]?.code]).toEqual([403, code])
    const mine = (await make({ list: of }, own.colleague)).body.data as SavedView
    const shared = await put(mine, { isShared: true }, own.colleague)
    expect([shared.status, shared.body.errors[0]?.code]).toEqual([403, code])
  })

  test('of a report is never shared, whoever asks: 403 own_only', async () => {
    const query = 'report=headcount&department=Finance'
    const shared = await make({ list: 'reports', query, isShared: true })
    expect([shared.status, shared.body.errors[0]?.code]).toEqual([403, 'own_only'])
    const mine = await made({ list: 'reports', query })
    expect((await put(mine, { query, isShared: true })).body.errors[0]?.code).toBe('own_only')
    expect(await list()).toMatchObject([{ list: 'reports', query, isOwn: true, isShared: false }])
    expect([await names(own.secondAdmin), await names(other.admin, other)]).toEqual([[], []])
  })

  test('is changed by whom it belongs to, and deleted by who might have shared it', async () => {
    const shared = await made({ isShared: true })
    expect((await put(shared, { name: 'Gang' }, own.secondAdmin)).status).toBe(404)
    expect((await remove(shared, own.colleague)).status).toBe(404)
    expect((await remove(shared, own.secondAdmin)).status).toBe(200)
    expect(await list()).toEqual([])
  })

  test('is nobody else’s any more once it is taken back', async () => {
    const shared = await made({ isShared: true })
    expect((await put(shared, { isShared: false })).status).toBe(200)
    expect(await names(own.colleague)).toEqual([])
    expect(await names()).toEqual(['Crew'])
  })
})
