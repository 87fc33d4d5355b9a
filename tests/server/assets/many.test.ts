import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AssetListOutcome, type AssetListUpdate } from '../../../src/domain/assets/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'
import { decoded, type Stage, stageOn } from './stage.ts'

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

type Changes = ReadonlyArray<{ readonly id: string; readonly version: number; readonly set: object }>
const ask = (changes: Changes | AssetListUpdate['changes'], by?: Person) =>
  stage.ask('assets/update-list', by, { method: 'PUT', json: { changes } })
const outcomeOf = async (...asked: Parameters<typeof ask>) => decoded(AssetListOutcome, await ask(...asked))
const results = ({ rows: answered }: AssetListOutcome) => answered.map(({ outcome }) => outcome)

describe('7 PUT assets/update-list', () => {
  test('each with what became of it; one undo takes it back', async () => {
    const { stock, returned, given, unusedLocation } = own.assets
    const outcome = await outcomeOf([
      { id: stock, version: 1, set: { condition: 'poor', supplier: 'Ute World' } },
      { id: returned, version: 1, set: { currentLocationId: unusedLocation, warrantyDay: '2031-01-01' } },
      { id: given, version: 1, set: { condition: 'good' } },
    ])
    expect(outcome.isApplied).toBe(true)
    expect(outcome.rows).toEqual([
      { id: stock, number: 'A-1', outcome: 'changed' },
      { id: returned, number: 'A-3', outcome: 'changed' },
      { id: given, number: 'A-2', outcome: 'same' },
    ])
    expect(outcome.assets).toMatchObject([
      { id: stock, condition: 'poor', supplier: 'Ute World', version: 2 },
      { id: returned, currentLocationId: unusedLocation, warrantyDay: '2031-01-01', version: 2 },
    ])
    expect((await stage.historyOf(stock)).map(({ kind }) => kind)).toEqual(['updated'])
    expect(await stage.audited()).toHaveLength(2)

    const undone = await outcomeOf(outcome.undo?.changes ?? [])
    expect(undone.assets).toMatchObject([
      { id: stock, condition: 'good', supplier: '', version: 3 },
      { id: returned, currentLocationId: own.assets.location, warrantyDay: null, version: 3 },
    ])
  })

  test('what cannot keeps all of them as they were, and is told of each', async () => {
    const { stock, returned, given } = own.assets
    await rows(server, `update assets set purchase_day = '2024-03-01' where tenant_id = $1 and id = $2 returning id`, [
      own.tenantId,
      given,
    ])
    const before = await stateOf(server)
    const outcome = await outcomeOf([
      { id: stock, version: 1, set: { condition: 'poor' } },
      { id: returned, version: 2, set: { condition: 'poor' } },
      { id: given, version: 1, set: { warrantyDay: '2024-02-29' } },
      { id: newId(), version: 1, set: { condition: 'poor' } },
      { id: other.assets.stock, version: 1, set: { condition: 'poor' } },
      { id: stock, version: 1, set: { condition: 'fair' } },
    ])
    expect(outcome).toMatchObject({ isApplied: false, assets: [], undo: null })
    expect(results(outcome)).toEqual(['changed', 'changedMeanwhile', 'refused', 'gone', 'gone', 'changedMeanwhile'])
    expect(await stateOf(server)).toBe(before)
  })

  test.each<[string, object, string]>([
    ['a category there is not', { categoryId: newId() }, '422 unknown_category'],
    ['a place there is not', { currentLocationId: newId() }, '422 unknown_location'],
    ['no such condition', { condition: 'eaten' }, '400'],
    ['a number', { number: 'B-1' }, '400'],
    ['a cost', { cost: 1 }, '400'],
  ])('%s: %s', async (_, set, expected) => {
    const before = await stateOf(server)
    expect(codeOf(await ask([{ id: own.assets.stock, version: 1, set }]))).toMatch(new RegExp(`^${expected}`))
    expect(await stateOf(server)).toBe(before)
  })

  test('null where there has to be something is left out: it stays', async () => {
    const set = { categoryId: null, condition: null }
    expect(results(await outcomeOf([{ id: own.assets.stock, version: 1, set }]))).toEqual(['same'])
  })

  test('nothing, and more than 1,000: 400', async () => {
    const one = () => ({ id: newId<string>(), version: 1, set: {} })
    for (const changes of [[], Array.from({ length: 1001 }, one)]) expect((await ask(changes)).status).toBe(400)
  })

  // How long that takes, the benchmark says.
  test('1,000 in one request, and taken back', async () => {
    const added = await rows<{ readonly id: string }>(
      server,
      `insert into assets (tenant_id, id, number, name, category_id, condition, currency)
       select $1, gen_random_uuid(), 'N-' || at, 'Ute', $2, 'good', 'AUD' from generate_series(1, 1000) at returning id`,
      [own.tenantId, own.assets.category],
    )
    const set = { condition: 'poor', currentLocationId: own.assets.location }
    const outcome = await outcomeOf(added.map(({ id }) => ({ id, version: 1, set })))
    expect([outcome.isApplied, outcome.assets.length]).toEqual([true, 1000])
    expect((await outcomeOf(outcome.undo?.changes ?? [])).assets.every(({ condition }) => condition === 'good')).toBe(
      true,
    )
  })
})
