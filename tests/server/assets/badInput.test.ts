/** What somebody sends by mistake, at the same time as somebody else, or to do harm: a clear answer, and nothing lost. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, stateOf, type World } from '../world/world.ts'
import { assetIn, doneIn, type Stage, saidBy, stageOn, toldIn } from './stage.ts'

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
const merge = (list: 'locations' | 'categories', id: string, into: string) =>
  stage.ask(`assetConfiguration/${list}/${id}/merge`, own.admin, { json: { version: 1, into } })
const megabyte = 'x'.repeat(1_000_000)

describe('too much, or less than nothing, to an asset that is there', () => {
  test.each<[string, object]>([
    ['4,001 letters of notes', { notes: 'x'.repeat(4_001) }],
    ['a name of 161 letters', { name: 'x'.repeat(161) }],
    ['a cost below nothing', { cost: -0.01 }],
    ['a reading below nothing', { reading: -1 }],
  ])('%s: 400, and it stays as it was', async (_, over) => {
    const before = await stateOf(server)
    const answer = await stage.update(own.assets.stock, over)
    expect(answer.status).toBe(400)
    expect(answer.body.errors.length).toBeGreaterThan(0)
    expect(answer.text.length).toBeLessThan(10_000)
    expect(await stateOf(server)).toBe(before)
  })

  test.each<[string, () => ReturnType<Stage['act']>]>([
    ['notes', () => stage.update(own.assets.stock, { notes: megabyte })],
    [
      'a handover note',
      () =>
        stage.act(
          'assign',
          { [own.assets.stock]: 1 },
          { holder: person(own.target), expectedReturnDay: null, note: megabyte },
        ),
    ],
    ['a note of a return', () => stage.unassign({ [own.assets.given]: 1 }, { note: megabyte })],
    ['a note of a service', () => stage.service({ [own.assets.stock]: 1 }, { note: megabyte })],
    ['a reason', () => stage.answer(own.assets.given, { outcome: 'declined', because: megabyte }, own.colleague)],
    ['a signature', () => stage.answer(own.assets.given, { signature: megabyte }, own.colleague)],
    [
      'an address',
      () =>
        stage.ask('assetConfiguration/locations', own.admin, {
          json: { id: newId(), version: null, name: 'Shed', parentId: null, address: megabyte },
        }),
    ],
  ])('1 MB as %s: too large, and nothing is kept of it', async (_, send) => {
    const before = await stateOf(server)
    const answer = await send()
    expect([codeOf(answer), answer.text.length < 1_000]).toEqual(['413 too_large', true])
    expect(await stateOf(server)).toBe(before)
  })
})

describe('accepting for somebody else', () => {
  test.each<[string, keyof World & ('admin' | 'manager' | 'managerOfOthers' | 'target'), string]>([
    ['an admin', 'admin', '403 not_yours'],
    ['a manager of others', 'managerOfOthers', '404 not_found'],
    ['a colleague', 'target', '404 not_found'],
  ])('%s: %s is told %s', async (_, who, expected) => {
    expect(codeOf(await stage.answer(own.assets.given, {}, own[who]))).toBe(expected)
    expect(await stage.one(own.assets.given)).toMatchObject({ state: 'awaitingAcceptance', version: 1 })
  })

  test('their manager sees it, and may not either', async () => {
    await stage.assign({ [own.assets.stock]: 1 }, person(own.target))
    expect((await stage.read(own.assets.stock, own.manager)).status).toBe(200)
    const answer = await stage.answer(own.assets.stock, { version: 2 }, own.manager)
    expect(saidBy(answer)).toBe('403 not_yours: Only the person the asset is assigned to can accept or decline it.')
    expect(assetIn(await stage.answer(own.assets.stock, { version: 2 }, own.target)).state).toBe('accepted')
  })

  test('somebody of another tenant: there is no such asset', async () => {
    expect(codeOf(await stage.answer(other.assets.given, {}, own.colleague))).toBe('404 not_found')
  })
})

describe('two at once', () => {
  test('taken back twice: it came back once', async () => {
    const { given } = own.assets
    const answers = await Promise.all([
      stage.unassign({ [given]: 1 }),
      stage.unassign({ [given]: 1 }, {}, own.secondAdmin),
    ])
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '409 changed_meanwhile'])
    expect((await stage.historyOf(given)).filter(({ kind }) => kind === 'returned')).toHaveLength(1)
  })

  test('taken back while it is being accepted: one of both, and its history says which', async () => {
    const { given } = own.assets
    const [answered, back] = await Promise.all([stage.answer(given, {}, own.colleague), stage.unassign({ [given]: 1 })])
    // What is theirs no longer is not for them to see either.
    expect(['200 409', '409 200', '404 200']).toContain(`${answered.status} ${back.status}`)
    const [newest] = await stage.historyOf(given)
    expect([newest?.kind, (await stage.one(given)).state]).toEqual(
      answered.status === 200 ? ['accepted', 'accepted'] : ['returned', 'returned'],
    )
  })

  test('many of which the same are assigned in another order: all of one, none of the other, and nobody waits for ever', async () => {
    const { stock, returned } = own.assets
    const holder = { holder: person(own.target), expectedReturnDay: null }
    const answers = await Promise.all([
      stage.act('assign', { [stock]: 1, [returned]: 1 }, holder),
      stage.act('assign', { [returned]: 1, [stock]: 1 }, { ...holder, holder: person(own.colleague) }, own.secondAdmin),
    ])
    const told = answers.map(toldIn)
    expect(told.map(({ isApplied }) => isApplied).toSorted()).toEqual([false, true])
    const other = told.find(({ isApplied }) => !isApplied)
    expect(other?.rows.map(({ outcome }) => outcome)).toEqual(['changedMeanwhile', 'changedMeanwhile'])
    const holders = await Promise.all([stock, returned].map(async (id) => (await stage.one(id)).holder?.id))
    expect(new Set(holders).size).toBe(1)
  })

  test('two copies under one number: one is made', async () => {
    const copy = () =>
      stage.ask(`assets/${own.assets.stock}/duplicate`, own.admin, { json: { id: newId(), number: 'TWIN' } })
    const answers = await Promise.all([copy(), copy(), copy()])
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '409 number_in_use', '409 number_in_use'])
    expect(saidBy(answers.find(({ status }) => status === 409) as (typeof answers)[number])).toBe(
      '409 number_in_use: Asset No is already in use',
    )
  })

  test('two numbers that are exchanged: each is told, if only to try again, and neither is twice there', async () => {
    const [one, two] = [await stage.created({ number: 'X-1' }), await stage.created({ number: 'X-2' })]
    const answers = await Promise.all([
      stage.update(one.id, { number: 'X-2' }),
      stage.update(two.id, { number: 'X-1' }),
    ])
    // Each waits for the other's number to become free: the database ends one of both.
    for (const answer of answers) expect(['200', '409 number_in_use', '503 busy']).toContain(codeOf(answer))
    const numbers = [(await stage.one(one.id)).number, (await stage.one(two.id)).number]
    expect(new Set(numbers).size).toBe(2)
  })
})

describe('a category that is merged', () => {
  test('while assets of it are changed, one by one and many at once: each answer is clear, and none is lost', async () => {
    const { category, unusedCategory } = own.assets
    const made = await Promise.all(Array.from({ length: 6 }, (_, at) => stage.created({ number: `M-${at}` })))
    const changes = made.map(({ id }) => ({ id, version: 1, set: { condition: 'poor' } }))
    const [merged, list, ...answers] = await Promise.all([
      merge('categories', category, unusedCategory),
      stage.ask('assets/update-list', own.secondAdmin, { method: 'PUT', json: { changes } }),
      ...made.map(({ id, number }) => stage.update(id, { number, name: 'Renamed' })),
    ])
    expect(codeOf(merged)).toBe('200')
    for (const answer of [list, ...answers])
      expect(['200', '409 changed_meanwhile', '422 unknown_category']).toContain(codeOf(answer))
    expect((await stage.configuration()).categories).toMatchObject([{ id: unusedCategory, uses: 9, retired: 1 }])
    for (const { id } of made) expect(await stage.one(id)).toMatchObject({ categoryId: unusedCategory })
  })

  test('into another that is merged into it at the same time: one of both, and every asset is of what is left', async () => {
    const { category, unusedCategory, stock } = own.assets
    const answers = await Promise.all([
      merge('categories', category, unusedCategory),
      merge('categories', unusedCategory, category),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(['404 not_found', '409 changed_meanwhile', '422 unknown_category']).toContain(
      codeOf(answers.find(({ status }) => status !== 200) as (typeof answers)[number]),
    )
    const { categories } = await stage.configuration()
    expect(categories).toMatchObject([{ uses: 3, retired: 1 }])
    expect((await stage.one(stock)).categoryId).toBe(categories[0]?.id)
  })

  test('two places that are merged into each other at once: the tree has no circle, and every asset a place', async () => {
    const { location, unusedLocation, stock } = own.assets
    const answers = await Promise.all([
      merge('locations', location, unusedLocation),
      merge('locations', unusedLocation, location),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { locations } = await stage.configuration()
    expect(locations).toMatchObject([{ parentId: null }])
    expect((await stage.one(stock)).currentLocationId).toBe(locations[0]?.id)
  })
})

describe('what is retired', () => {
  test('is not assigned, serviced, copied over or taken back; each says why, and it can be activated', async () => {
    const { retired } = own.assets
    const said = '409 not_from_this_state: A-4: This is not possible in the asset’s current status.'
    expect(saidBy(await stage.assign({ [retired]: 1 }, person(own.target)))).toBe(said)
    expect(saidBy(await stage.service({ [retired]: 1 }))).toBe(said)
    expect(saidBy(await stage.unassign({ [retired]: 1 }))).toBe(said)
    expect(saidBy(await stage.act('startService', { [retired]: 1 }))).toBe(said)
    expect(doneIn(await stage.act('activate', { [retired]: 1 }))).toMatchObject([{ state: 'inStock' }])
  })
})
