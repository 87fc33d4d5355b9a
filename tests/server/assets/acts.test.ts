import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, stateOf, type World } from '../world/world.ts'
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

describe('7 POST assets/assign', () => {
  test('to a person, who is asked to accept it where the category says so', async () => {
    const { stock } = own.assets
    const given = { holder: person(own.target), expectedReturnDay: '2031-05-04', note: 'With its charger' }
    const [row] = doneIn(await stage.act('assign', { [stock]: 1 }, given))
    expect(row).toMatchObject({
      state: 'awaitingAcceptance',
      holder: { kind: 'employee', id: own.target.employeeId, name: `Eve ${own.canary}` },
      expectedReturnDay: '2031-05-04',
      version: 2,
    })
    expect(await stage.one(stock)).toMatchObject({ handoverNote: 'With its charger' })
    expect(await stage.historyOf(stock)).toMatchObject([
      { kind: 'assigned', holder: { id: own.target.employeeId }, condition: 'good', note: 'With its charger' },
    ])
    expect(await stage.sentences()).toEqual([
      `Ava ${own.canary} assigned the asset “A-1 ${own.canary} stock” to Eve ${own.canary}`,
    ])
  })

  test('to a place it is there, and nobody is asked', async () => {
    const [row] = doneIn(await stage.assign({ [own.assets.stock]: 1 }, place(own.assets.unusedLocation)))
    expect(row).toMatchObject({
      state: 'assigned',
      holder: { kind: 'location', id: own.assets.unusedLocation },
      currentLocationId: own.assets.unusedLocation,
    })
  })

  test('to another asset it is of its kit, and nobody is asked', async () => {
    const [row] = doneIn(await stage.assign({ [own.assets.stock]: 1 }, kit(own.assets.returned)))
    expect(row).toMatchObject({ state: 'assigned', holder: { kind: 'asset', id: own.assets.returned } })
    expect(await stage.one(own.assets.returned)).toMatchObject({
      parts: [{ id: own.assets.stock, number: 'A-1' }],
    })
  })

  test.each<[string, (world: World, elsewhere: World) => object, string]>([
    ['nobody', () => ({ kind: 'employee', id: newId() }), '422 unknown_holder'],
    ['somebody of another tenant', (_, elsewhere) => person(elsewhere.target), '422 unknown_holder'],
    ['a former employee', (world) => ({ kind: 'employee', id: world.inactive }), '422 holder_left'],
    ['a place of another tenant', (_, elsewhere) => place(elsewhere.assets.location), '422 unknown_holder'],
    ['an asset of another tenant', (_, elsewhere) => kit(elsewhere.assets.stock), '422 unknown_holder'],
    ['an asset that is retired', (world) => kit(world.assets.retired), '422 holder_retired'],
    ['itself', (world) => kit(world.assets.stock), '409 holder_is_itself'],
    ['what is neither', (world) => ({ kind: 'team', id: world.target.employeeId }), '400'],
  ])('to %s: refused, and nothing is changed', async (_, holder, expected) => {
    const before = await stateOf(server)
    const answer = await stage.assign({ [own.assets.stock]: 1 }, holder(own, other) as ReturnType<typeof kit>)
    expect(codeOf(answer)).toMatch(new RegExp(`^${expected}`))
    expect(await stateOf(server)).toBe(before)
  })

  test('kits have no circles, however deep', async () => {
    const { stock, returned } = own.assets
    const third = await stage.created()
    await stage.assign({ [stock]: 1 }, kit(returned))
    await stage.assign({ [third.id]: 1 }, kit(stock))
    expect(saidBy(await stage.assign({ [returned]: 1 }, kit(third.id)))).toBe(
      '409 holder_is_itself: A-3: An asset cannot be part of itself or one of its own parts.',
    )
  })

  test('two assets that are assigned to each other at once: one is', async () => {
    const { stock, returned } = own.assets
    const answers = await Promise.all([
      stage.assign({ [stock]: 1 }, kit(returned)),
      stage.assign({ [returned]: 1 }, kit(stock)),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('what is retired while something is assigned to it has no parts, or is not retired', async () => {
    const { stock, returned } = own.assets
    await Promise.all([stage.assign({ [stock]: 1 }, kit(returned)), stage.act('retire', { [returned]: 1 })])
    const { state, parts } = await stage.one(returned)
    expect([state, parts.length]).not.toEqual(['retired', 1])
  })

  test('one that is retired, or somebody’s already: 409, by its number', async () => {
    const { stock, given, retired } = own.assets
    const before = await stateOf(server)
    expect(saidBy(await stage.assign({ [retired]: 1 }, person(own.target)))).toBe(
      '409 not_from_this_state: A-4: This is not possible in the asset’s current status.',
    )
    expect(codeOf(await stage.assign({ [given]: 1 }, person(own.target)))).toBe('409 not_from_this_state')
    expect(codeOf(await stage.assign({ [stock]: 2 }, person(own.target)))).toBe('409 changed_meanwhile')
    expect(codeOf(await stage.assign({ [newId()]: 1 }, person(own.target)))).toBe('404 not_found')
    expect(codeOf(await stage.assign({ [other.assets.stock]: 1 }, person(own.target)))).toBe('404 not_found')
    expect(await stateOf(server)).toBe(before)
  })

  test('of two people who assign one asset at once one wins; the other is told that it was changed', async () => {
    const { stock } = own.assets
    const answers = await Promise.all([
      stage.assign({ [stock]: 1 }, person(own.target)),
      stage.assign({ [stock]: 1 }, person(own.colleague), own.secondAdmin),
      stage.assign({ [stock]: 1 }, place(own.assets.location)),
    ])
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '409 changed_meanwhile', '409 changed_meanwhile'])
    expect((await stage.historyOf(stock)).filter(({ kind }) => kind === 'assigned')).toHaveLength(1)
  })

  test.each([[[]], [Array.from({ length: 1001 }, () => ({ id: newId(), version: 1 }))]])(
    'none, and more than 1,000: 400',
    async (assets) => {
      const json = { assets, holder: person(own.target), expectedReturnDay: null, note: '' }
      expect((await stage.ask('assets/assign', own.admin, { json })).status).toBe(400)
    },
  )
})

describe('A person who was given an asset answers for themself', () => {
  const given = () => own.assets.given

  test('accepts, under their name', async () => {
    const asset = assetIn(await stage.answer(given(), { signature: 'Cleo Ash' }, own.colleague))
    expect(asset).toMatchObject({ state: 'accepted', holder: { id: own.colleague.employeeId }, version: 2 })
    expect(await stage.historyOf(given())).toMatchObject([
      { kind: 'accepted', signature: 'Cleo Ash', holder: { id: own.colleague.employeeId } },
      { kind: 'assigned' },
    ])
    expect(await stage.sentences()).toEqual([`Cleo ${own.canary} accepted the asset “A-2 ${own.canary} given”`])
  })

  test('declines, and says why: it waits to be looked over, and is theirs no longer', async () => {
    const said = { outcome: 'declined', signature: '', because: 'The screen is cracked' }
    const answer = await stage.answer(given(), said, own.colleague)
    expect(answer.status).toBe(200)
    expect(await stage.one(given())).toMatchObject({ state: 'returned', holder: null })
    expect(await stage.historyOf(given())).toMatchObject([
      { kind: 'declined', note: 'The screen is cracked', holder: { id: own.colleague.employeeId } },
      { kind: 'assigned' },
    ])
  })

  test.each<[string, object, keyof World & ('colleague' | 'admin' | 'target'), string]>([
    ['nobody for another', {}, 'admin', '403 not_yours'],
    ['others than its holder see none', {}, 'target', '404 not_found'],
    ['no name', { signature: '' }, 'colleague', '422 signature_missing'],
    ['no reason', { outcome: 'declined', because: '' }, 'colleague', '422 reason_missing'],
    ['another version', { version: 2 }, 'colleague', '409 changed_meanwhile'],
    ['neither', { outcome: 'perhaps' }, 'colleague', '400'],
    ['a reason of 1,001 letters', { outcome: 'declined', because: 'x'.repeat(1001) }, 'colleague', '400'],
  ])('%s: %s', async (_, more, who, expected) => {
    const before = await stateOf(server)
    expect(codeOf(await stage.answer(given(), more, own[who]))).toMatch(new RegExp(`^${expected}`))
    expect(await stateOf(server)).toBe(before)
  })

  test('twice: the second is told that it cannot be done', async () => {
    await stage.answer(given(), {}, own.colleague)
    expect(saidBy(await stage.answer(given(), { version: 2 }, own.colleague))).toBe(
      '409 not_from_this_state: A-2: This is not possible in the asset’s current status.',
    )
  })
})

describe('7 POST assets/unassign', () => {
  test('what comes back is looked over before it is in stock; its condition is written down', async () => {
    const { given } = own.assets
    const [row] = doneIn(await stage.unassign({ [given]: 1 }, { condition: 'poor', note: 'Scratched' }))
    expect(row).toMatchObject({ state: 'returned', holder: null, condition: 'poor', expectedReturnDay: null })
    expect(await stage.historyOf(given)).toMatchObject([
      { kind: 'returned', holder: { id: own.colleague.employeeId }, condition: 'poor', note: 'Scratched' },
      { kind: 'assigned' },
    ])
    expect(await stage.sentences()).toEqual([
      `Ava ${own.canary} took the asset “A-2 ${own.canary} given” back from Cleo ${own.canary}`,
    ])
    const [after] = doneIn(await stage.act('restock', { [given]: 2 }))
    expect(after).toMatchObject({ state: 'inStock' })
  })

  test('twice: the second is refused', async () => {
    const { given } = own.assets
    await stage.unassign({ [given]: 1 })
    expect(codeOf(await stage.unassign({ [given]: 1 }))).toBe('409 changed_meanwhile')
    expect(codeOf(await stage.unassign({ [given]: 2 }))).toBe('409 not_from_this_state')
  })
})

describe('7 POST assets/retire, activate, service; ours: startService, restock', () => {
  test('retired, and back into stock', async () => {
    const { stock } = own.assets
    expect(doneIn(await stage.act('retire', { [stock]: 1 }, { note: 'Sold' }))).toMatchObject([{ state: 'retired' }])
    expect(codeOf(await stage.act('retire', { [stock]: 2 }))).toBe('409 not_from_this_state')
    expect(doneIn(await stage.act('activate', { [stock]: 2 }))).toMatchObject([{ state: 'inStock' }])
    expect((await stage.historyOf(stock)).map(({ kind, note }) => [kind, note])).toEqual([
      ['activated', ''],
      ['retired', 'Sold'],
    ])
    expect(await stage.sentences()).toEqual([
      `Ava ${own.canary} activated the asset “A-1 ${own.canary} stock”`,
      `Ava ${own.canary} retired the asset “A-1 ${own.canary} stock”`,
    ])
  })

  test('a kit is not retired before its parts are taken back', async () => {
    await stage.assign({ [own.assets.stock]: 1 }, kit(own.assets.returned))
    expect(codeOf(await stage.act('retire', { [own.assets.returned]: 1 }))).toBe('409 has_parts')
  })

  test('being serviced keeps the holder, and what was before; taken back there, it comes back as returned', async () => {
    const { given } = own.assets
    await stage.answer(given, {}, own.colleague)
    expect(doneIn(await stage.act('startService', { [given]: 2 }))).toMatchObject([
      { state: 'inService', holder: { id: own.colleague.employeeId } },
    ])
    expect(codeOf(await stage.act('retire', { [given]: 3 }))).toBe('409 still_held')
    expect(doneIn(await stage.service({ [given]: 3 }))).toMatchObject([{ state: 'accepted' }])
    await stage.act('startService', { [given]: 4 })
    expect(doneIn(await stage.unassign({ [given]: 5 }))).toMatchObject([{ state: 'inService', holder: null }])
    expect(codeOf(await stage.unassign({ [given]: 6 }))).toBe('409 not_held')
    expect(doneIn(await stage.service({ [given]: 6 }))).toMatchObject([{ state: 'returned' }])
  })

  test('a service with day, cost and reading begins its plan anew, and no other', async () => {
    const plans = [aPlan(), aPlan({ name: 'Tyres', everyMonths: 12, everyUnits: null })]
    const { id } = await stage.created({ reading: 12_000, plans })
    const done = { planName: 'Oil', day: '2024-05-06', cost: 320.5, reading: 12_300, note: 'New filter' }
    const [row] = doneIn(await stage.service({ [id]: 1 }, done))
    expect(row).toMatchObject({ state: 'inStock', dueDay: '2024-11-06', isReadingReached: false, version: 2 })
    const after = await stage.one(id)
    expect(after.reading).toBe(12_300)
    expect(after.plans).toMatchObject([
      { sinceDay: '2024-05-06', sinceReading: 12_300 },
      { sinceDay: '2024-03-01', sinceReading: 0 },
    ])
    expect((await stage.historyOf(id))[0]).toMatchObject({ kind: 'serviced', ...done, currency: 'AUD' })
    expect((await stage.sentences())[0]).toBe(`Ava ${own.canary} marked the asset “B-1 Ute” as serviced`)
  })

  test('without a reading the one it has is what the plan counts from', async () => {
    const { id } = await stage.created({ reading: 12_000, plans: [aPlan()] })
    const [row] = doneIn(await stage.service({ [id]: 1 }, { planName: 'Oil' }))
    expect(row).toMatchObject({ isReadingReached: false })
    expect((await stage.one(id)).plans).toMatchObject([{ sinceReading: 12_000 }])
  })

  test.each<[string, object, string]>([
    ['a day to come', { day: '2124-01-01' }, '422 future_day'],
    ['less than nothing', { cost: -1 }, '400'],
    ['mills', { cost: 1.005 }, '422 invalid_field'],
    ['no such day', { day: '2024-02-30' }, '400'],
  ])('serviced with %s: %s', async (_, more, expected) => {
    expect(codeOf(await stage.service({ [own.assets.stock]: 1 }, more))).toMatch(new RegExp(`^${expected}`))
  })

  test('of many all or none', async () => {
    const { stock, returned, retired, given } = own.assets
    expect(toldIn(await stage.act('startService', { [stock]: 1, [given]: 1 })).isApplied).toBe(false)
    expect(await stage.one(stock)).toMatchObject({ state: 'inStock', version: 1 })
    const answer = await stage.act('retire', { [stock]: 1, [returned]: 1 })
    expect(doneIn(answer).map(({ number, state }) => [number, state])).toEqual([
      ['A-1', 'retired'],
      ['A-3', 'retired'],
    ])
    expect(doneIn(await stage.act('activate', { [stock]: 2, [returned]: 2, [retired]: 1 }))).toHaveLength(3)
  })
})
