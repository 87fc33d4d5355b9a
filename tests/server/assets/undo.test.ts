import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'
import { aPlan, assetIn, doneIn, type Stage, saidBy, stageOn, toldIn } from './stage.ts'

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

const person = (of: { readonly employeeId: string }) => ({ kind: 'employee', id: of.employeeId })
const place = (id: string) => ({ kind: 'location', id })
const kit = (id: string) => ({ kind: 'asset', id })
const undo = (chosen: Readonly<Record<string, number>>, by?: Person) =>
  stage.ask('assets/undo', by, {
    json: { assets: Object.entries(chosen).map(([id, version]) => ({ id, version })) },
  })
const results = (answer: Parameters<typeof toldIn>[0]) => toldIn(answer).rows.map((row) => row.because ?? row.outcome)

describe('Something done with many assets at once', () => {
  test('tells what came of each, and how it is taken back', async () => {
    const { stock, returned } = own.assets
    const told = toldIn(await stage.act('retire', { [stock]: 1, [returned]: 1 }, { note: 'Sold' }))
    expect(told.rows).toEqual([
      { id: stock, number: 'A-1', outcome: 'changed', because: null },
      { id: returned, number: 'A-3', outcome: 'changed', because: null },
    ])
    expect(told.undo?.assets.toSorted((one, two) => (one.id < two.id ? -1 : 1))).toEqual(
      [stock, returned].toSorted().map((id) => ({ id, version: 2 })),
    )
  })

  test('is done with none of them where one stands against it; each says why', async () => {
    const { stock, given, retired } = own.assets
    const before = await stateOf(server)
    const told = toldIn(
      await stage.act('retire', { [stock]: 1, [given]: 1, [retired]: 2, [newId()]: 1, [other.assets.stock]: 1 }),
    )
    expect(told).toMatchObject({ isApplied: false, assets: [], undo: null })
    expect(told.rows.map(({ number, outcome, because }) => [number, outcome, because])).toEqual([
      ['A-1', 'changed', null],
      ['A-2', 'refused', 'notFromThisState'],
      ['A-4', 'changedMeanwhile', null],
      ['', 'gone', null],
      ['', 'gone', null],
    ])
    expect(results(await stage.assign({ [stock]: 1, [given]: 1 }, kit(stock)))).toEqual([
      'holderIsItself',
      'notFromThisState',
    ])
    expect(await stateOf(server)).toBe(before)
  })

  test('nobody is told of what they were not given', async () => {
    const { stock, given } = own.assets
    const before = await stateOf(server)
    expect(results(await stage.assign({ [stock]: 1, [given]: 1 }, person(own.target)))).toEqual([
      'changed',
      'notFromThisState',
    ])
    expect(await stateOf(server)).toBe(before)
  })
})

describe('Taking it back', () => {
  test('each is as it was, of different states and holders; the history keeps both', async () => {
    const { stock, returned } = own.assets
    const third = await stage.created()
    await stage.act('startService', { [third.id]: 1 })
    await stage.act('retire', { [stock]: 1, [returned]: 1, [third.id]: 2 })
    const told = toldIn(await undo({ [stock]: 2, [returned]: 2, [third.id]: 3 }))
    expect(told).toMatchObject({ isApplied: true, undo: null })
    expect(told.assets.map(({ number, state, version }) => [number, state, version])).toEqual([
      ['A-1', 'inStock', 3],
      ['A-3', 'returned', 3],
      ['B-1', 'inService', 4],
    ])
    expect((await stage.historyOf(stock)).map(({ kind }) => kind)).toEqual(['undone', 'retired'])
    expect((await stage.sentences())[0]).toMatch(/^Ava .* changed the asset “/)
  })

  test('an assignment: nobody has it, and it is where it was', async () => {
    const { stock, unusedLocation, location } = own.assets
    await stage.assign({ [stock]: 1 }, place(unusedLocation))
    const [row] = doneIn(await undo({ [stock]: 2 }))
    expect(row).toMatchObject({ state: 'inStock', holder: null, currentLocationId: location })
  })

  test('a return: whoever had it has it again, in the condition it had', async () => {
    const { stock } = own.assets
    await stage.act(
      'assign',
      { [stock]: 1 },
      { holder: person(own.target), expectedReturnDay: '2031-05-04', note: 'Bag' },
    )
    assetIn(await stage.answer(stock, { version: 2 }, own.target))
    await stage.unassign({ [stock]: 3 }, { condition: 'poor' })
    const [row] = doneIn(await undo({ [stock]: 4 }))
    expect(row).toMatchObject({
      state: 'accepted',
      holder: { id: own.target.employeeId },
      condition: 'good',
      expectedReturnDay: '2031-05-04',
    })
    expect(await stage.one(stock)).toMatchObject({ handoverNote: 'Bag' })
    expect((await stage.historyOf(stock))[0]).toMatchObject({ kind: 'undone', holder: { id: own.target.employeeId } })
    const [last] = await rows(
      server,
      `select person, values from audit_entries where tenant_id = $1 and subject_id = $2 order by id desc limit 1`,
      [own.tenantId, stock],
    )
    expect(last).toMatchObject({
      person: own.target.employeeId,
      values: [
        { field: 'state', before: 'returned', after: 'accepted' },
        { field: 'holder', before: null },
      ],
    })
  })

  test('a service: its plans count from where they did', async () => {
    const { id } = await stage.created({ reading: 12_000, plans: [aPlan()] })
    await stage.service({ [id]: 1 }, { planName: 'Oil', reading: 12_300 })
    doneIn(await undo({ [id]: 2 }))
    const { reading, plans } = await stage.one(id)
    expect([reading, plans]).toMatchObject([12_000, [{ sinceDay: '2024-03-01', sinceReading: 0 }]])
  })

  test.each<[string, () => Promise<unknown>, string]>([
    ['its holder has answered', () => stage.answer(own.assets.given, {}, own.colleague), '409 changed_meanwhile'],
    ['somebody has changed it', () => stage.update(own.assets.given, { number: 'A-2' }), '409 changed_meanwhile'],
  ])('not once %s', async (_, meanwhile, expected) => {
    await meanwhile()
    expect(codeOf(await undo({ [own.assets.given]: 1 }))).toBe(expected)
    expect(saidBy(await undo({ [own.assets.given]: 2 }))).toBe('409 nothing_to_undo: A-2: It has changed since.')
  })

  test('what a holder has answered is not taken back for them, nor is anything twice', async () => {
    const { given, stock } = own.assets
    await stage.answer(given, {}, own.colleague)
    expect(codeOf(await undo({ [given]: 2 }))).toBe('409 nothing_to_undo')
    await stage.act('retire', { [stock]: 1 })
    doneIn(await undo({ [stock]: 2 }))
    expect(codeOf(await undo({ [stock]: 3 }))).toBe('409 nothing_to_undo')
  })

  test('not to somebody who has left meanwhile, nor to a place that is gone; of many none then', async () => {
    const { stock, given, returned, location, unusedLocation } = own.assets
    await stage.update(stock, { number: 'A-1', currentLocationId: unusedLocation })
    await stage.assign({ [stock]: 2 }, place(location))
    await stage.unassign({ [given]: 1 })
    await rows(server, 'update employees set is_active = false where tenant_id = $1 and id = $2 returning id', [
      own.tenantId,
      own.colleague.employeeId,
    ])
    await stage.ask(`assetConfiguration/locations/${unusedLocation}`, own.admin, {
      method: 'DELETE',
      headers: { 'if-match': '"1"' },
    })
    await stage.act('retire', { [returned]: 1 })
    const before = await stateOf(server)
    const told = await undo({ [stock]: 3, [given]: 2, [returned]: 2 })
    expect(results(told)).toEqual(['unknownLocation', 'holderLeft', 'changed'])
    expect(await stateOf(server)).toBe(before)
  })

  test('kits have no circles, even where two are put together again at once', async () => {
    const { stock, returned } = own.assets
    const head = await stage.created()
    // Stock in the head, and what was returned in stock: both taken out, and then the head is put into the latter.
    await stage.assign({ [stock]: 1 }, kit(head.id))
    await stage.assign({ [returned]: 1 }, kit(stock))
    doneIn(await stage.unassign({ [stock]: 2, [returned]: 2 }))
    doneIn(await stage.assign({ [head.id]: 1 }, kit(returned)))
    expect(results(await undo({ [stock]: 3, [returned]: 3 }))).toEqual(['holderIsItself', 'holderIsItself'])
    expect(codeOf(await undo({ [returned]: 3 }))).toBe('200')
    expect(codeOf(await undo({ [stock]: 3 }))).toBe('409 holder_is_itself')
  })

  test('two at once: one does', async () => {
    const { stock } = own.assets
    await stage.act('retire', { [stock]: 1 })
    const answers = await Promise.all([undo({ [stock]: 2 }), undo({ [stock]: 2 }, own.secondAdmin)])
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '409 changed_meanwhile'])
  })

  test('another tenant’s: there is none; without the right to change: 403', async () => {
    await stage.act('retire', { [own.assets.stock]: 1 })
    expect(codeOf(await undo({ [other.assets.given]: 1 }))).toBe('404 not_found')
    const reader = await stage.grant(own.target, 'Use')
    expect(codeOf(await undo({ [own.assets.stock]: 2 }, reader))).toBe('403 feature_not_granted')
  })

  test('1,000 at once', async () => {
    const added = await rows<{ readonly id: string }>(
      server,
      `insert into assets (tenant_id, id, number, name, category_id, condition, currency)
       select $1, gen_random_uuid(), 'N-' || at, 'Ute', $2, 'good', 'AUD' from generate_series(1, 1000) at returning id`,
      [own.tenantId, own.assets.category],
    )
    const all = (version: number) => Object.fromEntries(added.map(({ id }) => [id, version]))
    expect(doneIn(await stage.assign(all(1), person(own.target)))).toHaveLength(1000)
    expect(doneIn(await undo(all(2))).every(({ state, holder }) => state === 'inStock' && holder === null)).toBe(true)
  })
})
