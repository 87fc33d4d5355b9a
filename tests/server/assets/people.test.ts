import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'
import { assetIn, doneIn, rowsIn, type Stage, stageOn } from './stage.ts'

let server: TestServer
let plan: string
let own: World
let other: World
let stage: Stage

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
  stage = stageOn(server, () => own)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
})
afterAll(() => server.close())

const person = ({ employeeId }: Person) => ({ kind: 'employee', id: employeeId })
const heldBy = (of: string, by?: Person) => stage.ask(`employees/${of}/assets`, by)
const removed = ({ employeeId }: Person) =>
  stage.ask(`employees/${employeeId}`, own.admin, { method: 'DELETE', headers: { 'if-match': '"1"' } })
const handover = async ({ employeeId }: Person) =>
  (await stage.ask(`employees/${employeeId}/handover`)).body.data as ReadonlyArray<object>

describe('§ 6 Who reads the register reads no cost, and writes nothing', () => {
  test('cost, currency and supplier are null for them, everywhere', async () => {
    const reader = await stage.grant(own.featureHolder, 'Use')
    const { id } = await stage.created()
    await stage.service({ [id]: 1 }, { cost: 320 })
    const hidden = { cost: null, currency: null, supplier: null }
    expect(await stage.one(id, reader)).toMatchObject(hidden)
    expect(rowsIn(await stage.ask('assets', reader)).map(({ cost }) => cost)).toEqual([null, null, null, null])
    expect((await stage.historyOf(id, reader))[0]).toMatchObject({ kind: 'serviced', cost: null, currency: null })
    expect((await stage.ask('assets/counts', reader)).body.data).toMatchObject({ total: 4, value: [] })
    expect((await stage.historyOf(id))[0]).toMatchObject({ cost: 320, currency: 'AUD' })
    expect((await stage.ask('assets/counts')).body.data).toMatchObject({
      value: [{ month: '2024-02', cost: 45_000.5 }],
    })
  })

  test('neither the order nor the place in it tells what they cost', async () => {
    const reader = await stage.grant(own.featureHolder, 'Use')
    await stage.created({ number: 'Z-1', cost: 1 })
    await stage.created({ number: 'B-1', cost: 99_999 })
    const listed = await stage.ask('assets/window?sort=cost&descending=true&limit=1', reader)
    const { rows: first, after } = listed.body.data as { rows: ReadonlyArray<{ number: string }>; after: string }
    expect(first[0]?.number).toBe('Z-1')
    const [by, place] = JSON.parse(Buffer.from(after, 'base64url').toString())
    expect([by, place]).toEqual(['number', 'Z-1'])
    expect(rowsIn(await stage.ask('assets?sort=cost&descending=true'))[0]?.number).toBe('B-1')
  })

  test.each<[string, () => ReturnType<Stage['ask']>]>([
    ['adds', () => stage.create({}, own.featureHolder)],
    ['changes', () => stage.update(own.assets.stock, {}, own.featureHolder)],
    ['deletes', () => stage.remove(own.assets.stock, 1, own.featureHolder)],
    ['assigns', () => stage.assign({ [own.assets.stock]: 1 }, person(own.target), own.featureHolder)],
    ['retires', () => stage.act('retire', { [own.assets.stock]: 1 }, {}, own.featureHolder)],
  ])('%s nothing: 403', async (_, ask) => {
    await stage.grant(own.featureHolder, 'Use')
    expect(codeOf(await ask())).toBe('403 feature_not_granted')
  })

  test('each verb by itself', async () => {
    const keeper = await stage.grant(own.featureHolder, 'Use', 'Modify')
    const { cost } = await stage.one((await stage.created()).id, keeper)
    expect(cost).toBe(45_000.5)
    expect(doneIn(await stage.act('retire', { [own.assets.stock]: 1 }, {}, keeper))).toMatchObject([
      { state: 'retired' },
    ])
    expect(codeOf(await stage.create({ number: 'B-2' }, keeper))).toBe('403 feature_not_granted')
    expect(codeOf(await stage.remove(own.assets.stock, 2, keeper))).toBe('403 feature_not_granted')
  })
})

describe('What somebody has been given', () => {
  test('they see, their manager, and who reads the register; without its cost', async () => {
    await stage.assign({ [own.assets.stock]: 1 }, person(own.target))
    for (const by of [own.target, own.manager, own.admin]) {
      const seen = rowsIn(await heldBy(own.target.employeeId, by))
      expect(seen.map(({ number, supplier }) => [number, supplier])).toEqual([['A-1', by === own.admin ? '' : null]])
    }
    expect(assetIn(await stage.read(own.assets.stock, own.target))).toMatchObject({ number: 'A-1', cost: null })
    expect(codeOf(await stage.ask(`assets/${own.assets.stock}/history`, own.manager))).toBe('200')
    for (const by of [own.colleague, own.managerOfOthers]) {
      expect(codeOf(await heldBy(own.target.employeeId, by))).toBe('404 not_found')
      expect(codeOf(await stage.read(own.assets.stock, by))).toBe('404 not_found')
    }
  })

  test('of somebody there is not, and in another tenant: 404; once it is given back it is not theirs to see', async () => {
    expect(codeOf(await heldBy(newId()))).toBe('404 not_found')
    expect(codeOf(await heldBy(other.colleague.employeeId))).toBe('404 not_found')
    await stage.unassign({ [own.assets.given]: 1 })
    expect(codeOf(await stage.read(own.assets.given, own.colleague))).toBe('404 not_found')
    expect(rowsIn(await heldBy(own.colleague.employeeId, own.colleague))).toEqual([])
  })
})

describe('Somebody who leaves', () => {
  test('§ 4 is told with what they have still to give back, and keeps it until it is taken back', async () => {
    const before = await handover(own.target)
    await stage.assign({ [own.assets.stock]: 1, [own.assets.returned]: 1 }, person(own.target))
    expect(await handover(own.target)).toEqual([
      ...before,
      { kind: 'assets', count: 2, names: [`A-1 ${own.canary} stock`, `A-3 ${own.canary} returned`] },
    ])
    const termination = { version: 1, date: '2024-03-01', reason: 'Moved away', notes: '', reassignReportsTo: null }
    const answer = await stage.ask(`employees/${own.target.employeeId}/terminate`, own.admin, {
      method: 'PUT',
      json: termination,
    })
    expect(answer.status, answer.text).toBe(200)
    expect(rowsIn(await heldBy(own.target.employeeId))).toHaveLength(2)
    expect(doneIn(await stage.unassign({ [own.assets.stock]: 2 }))).toMatchObject([{ state: 'returned', holder: null }])
    expect(codeOf(await stage.assign({ [own.assets.stock]: 3 }, person(own.target)))).toBe('422 holder_left')
  })

  test('is not removed but terminated while they have something, have had something, or did something with it', async () => {
    await stage.assign({ [own.assets.stock]: 1 }, person(own.target))
    expect(codeOf(await removed(own.target))).toBe('409 in_use')
    await stage.unassign({ [own.assets.stock]: 2 })
    expect(codeOf(await removed(own.target))).toBe('409 in_use')
    await stage.act('retire', { [own.assets.returned]: 1 }, {}, own.secondAdmin)
    expect(codeOf(await removed(own.secondAdmin))).toBe('409 in_use')
  })

  test('at the very moment they are given something: the one or the other', async () => {
    const termination = { version: 1, date: '2024-03-01', reason: 'Moved away', notes: '', reassignReportsTo: null }
    const [given, left] = await Promise.all([
      stage.assign({ [own.assets.stock]: 1 }, person(own.target)),
      stage.ask(`employees/${own.target.employeeId}/terminate`, own.admin, { method: 'PUT', json: termination }),
    ])
    expect(codeOf(left)).toBe('200')
    expect(['200', '422 holder_left']).toContain(codeOf(given))
  })
})

describe('§ 2.3 Without the flag, or the module, there is no register', () => {
  test.each<[string, string]>([
    [
      'the flag is off',
      `update feature_flags set is_enabled = false where tenant_id = $1 and name = 'assetRegister' returning name`,
    ],
    [
      'the plan has no such module',
      `with gone as (delete from subscriptions where tenant_id = $1 returning id)
       update tenants set product_plan = 'compliance' where id = $1 returning id`,
    ],
  ])('%s', async (_, sql) => {
    await rows(server, sql, [own.tenantId])
    for (const path of ['assets', 'assets/counts', 'assetConfiguration', `assets/${own.assets.stock}`])
      expect((await stage.ask(path)).status).toBe(403)
    expect((await stage.create()).status).toBe(403)
    expect((await heldBy(own.colleague.employeeId, own.colleague)).status).toBe(403)
    expect(await handover(own.colleague)).not.toContainEqual(expect.objectContaining({ kind: 'assets' }))
  })
})
