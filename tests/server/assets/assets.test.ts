import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { withSlowKey } from '../kit/slowKey.ts'
import { addPlan, makeWorld, rows, stateOf, type World } from '../world/world.ts'
import { aPlan, assetIn, type Stage, saidBy, stageOn } from './stage.ts'

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

const inUse = '409 number_in_use: Asset No is already in use'

describe('7 POST assets', () => {
  test('an asset, as it was sent, in stock, with what its plans say is due', async () => {
    const sent = stage.content({ number: 'BRC-1', reading: 10_000, plans: [aPlan(), aPlan({ name: 'Tyres' })] })
    const asset = assetIn(await stage.ask('assets', own.admin, { json: { id: newId(), ...sent } }))
    expect(asset).toMatchObject({
      ...sent,
      state: 'inStock',
      holder: null,
      hasPlans: true,
      dueDay: '2024-09-01',
      isReadingReached: true,
      files: [],
      parts: [],
      version: 1,
    })
    expect(await stage.one(asset.id)).toEqual(asset)
    expect(await stage.historyOf(asset.id)).toMatchObject([
      { kind: 'created', by: { id: own.admin.employeeId }, condition: 'good', holder: null },
    ])
    expect(await stage.sentences()).toEqual([`Ava ${own.canary} added the asset “BRC-1 Ute”`])
  })

  test('asked twice with one id it makes one asset', async () => {
    const json = { id: newId(), ...stage.content() }
    const [first, second] = [
      await stage.ask('assets', own.admin, { json }),
      await stage.ask('assets', own.admin, { json }),
    ]
    expect(assetIn(second)).toEqual(assetIn(first))
    expect(await stage.audited()).toHaveLength(1)
    const another = { ...json, name: 'Van' }
    expect(codeOf(await stage.ask('assets', own.admin, { json: another }))).toBe('409 already_exists')
  })

  test.each(['A-1', 'a-1'])('§ 5 a number in use is refused, as %s too', async (number) => {
    const answer = await stage.create({ number })
    expect(saidBy(answer)).toBe(inUse)
    expect(answer.body.errors).toMatchObject([{ field: 'number' }])
  })

  test('another tenant may have the same number', async () => {
    const number = `S-${newId().slice(0, 8)}`
    expect(await stage.created({ number })).toMatchObject({ number })
    expect(await stageOn(server, () => other).created({ number })).toMatchObject({ number })
  })

  test('of 8 at once with one number one is made', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => stage.create({ number: at % 2 === 0 ? 'BRC-9' : 'brc-9' })),
    )
    expect(answers.map(codeOf).toSorted()).toEqual(['200', ...Array.from({ length: 7 }, () => '409 number_in_use')])
  })

  test.each<[string, object, string]>([
    ['no number', { number: ' ' }, '400'],
    ['a number of 41 letters', { number: 'x'.repeat(41) }, '400'],
    ['1 MB of notes', { notes: 'x'.repeat(1_000_000) }, '4'],
    ['less than nothing', { cost: -1 }, '400'],
    ['mills', { cost: 1.005 }, '422 invalid_field'],
    ['more than a billion', { cost: 1_000_000_001 }, '400'],
    ['no such currency', { currency: 'XXX' }, '400'],
    ['no such condition', { condition: 'eaten' }, '400'],
    ['no such day', { purchaseDay: '2024-02-30' }, '400'],
    ['a warranty that ends before it was bought', { warrantyDay: '2024-01-31' }, '422 invalid_field'],
    ['13 plans', { plans: Array.from({ length: 13 }, () => aPlan()) }, '400'],
    ['a plan of no months', { plans: [aPlan({ everyMonths: 0 })] }, '400'],
    ['a category there is not', { categoryId: newId() }, '422 unknown_category'],
    ['a place there is not', { currentLocationId: newId() }, '422 unknown_location'],
    ['a field of its own', { colour: 'white' }, '400'],
    ['a reading that is none', { reading: '12' }, '400'],
  ])('%s: %s', async (_, over, expected) => {
    const before = await stateOf(server)
    const answer = await stage.create(over)
    expect(codeOf(answer)).toMatch(new RegExp(`^${expected}`))
    expect(answer.body.errors.length).toBeGreaterThan(0)
    expect(await stateOf(server)).toBe(before)
  })

  test('another tenant’s category and place are none', async () => {
    expect(saidBy(await stage.create({ categoryId: other.assets.category }))).toBe(
      '422 unknown_category: This category no longer exists.',
    )
    expect(codeOf(await stage.create({ currentLocationId: other.assets.location }))).toBe('422 unknown_location')
  })
})

describe('7 PUT assets/{id}', () => {
  test('a change is written down, with its fields, and in the history', async () => {
    const { id } = await stage.created()
    const after = assetIn(await stage.update(id, { name: 'White ute', condition: 'poor', cost: null }))
    expect(after).toMatchObject({ name: 'White ute', condition: 'poor', cost: null, version: 2 })
    expect((await stage.historyOf(id)).map(({ kind }) => kind)).toEqual(['updated', 'created'])
    expect(await stage.audited()).toMatchObject([
      { action: 'updated', kind: 'asset', fields: ['name', 'condition', 'cost'] },
      { action: 'created' },
    ])
    // What it cost is read from the record, and kept in no other place.
    const kept = await rows(server, 'select values from audit_entries where tenant_id = $1', [own.tenantId])
    expect(JSON.stringify(kept)).not.toContain('45000')
  })

  test('plans that are changed change what is due', async () => {
    const { id } = await stage.created({ plans: [aPlan()], reading: 9_999 })
    const sooner = { plans: [aPlan({ everyMonths: 1 })], reading: 10_000 }
    expect(assetIn(await stage.update(id, sooner))).toMatchObject({ dueDay: '2024-04-01', isReadingReached: true })
    const none = await stage.update(id, { version: 2, plans: [] })
    expect(assetIn(none)).toMatchObject({ hasPlans: false, dueDay: null, isReadingReached: false })
  })

  test('a number in use, by another case; its own stays its own', async () => {
    const { id } = await stage.created()
    expect(saidBy(await stage.update(id, { number: 'a-1' }))).toBe(inUse)
    expect(assetIn(await stage.update(id, { number: 'b-1' })).number).toBe('b-1')
  })

  test('two that exchange their numbers at once are both told that it is in use', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, (_, at) => stage.created({ number: `X-${at}` })))
    const answers = await withSlowKey(server, 'assets_number_key', () =>
      Promise.all(made.map(({ id }, at) => stage.update(id, { number: `X-${at ^ 1}` }))),
    )
    expect(answers.map(saidBy)).toEqual(made.map(() => inUse))
    for (const { id, number } of made) expect(await stage.one(id)).toMatchObject({ number, version: 1 })
  })

  test('a stale version: 409; of 8 at once one wins; one that is gone: 404', async () => {
    const { id } = await stage.created()
    expect(codeOf(await stage.update(id, { version: 2 }))).toBe('409 changed_meanwhile')
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => stage.update(id, { name: `Ute ${at}` })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect(codeOf(await stage.update(newId(), {}))).toBe('404 not_found')
    expect(codeOf(await stage.update(other.assets.stock, {}))).toBe('404 not_found')
  })
})

describe('7 POST assets/{id}/duplicate', () => {
  test('everything but the numbers; who had it, its files and what happened stay with the first', async () => {
    const first = await stage.created({ notes: 'White', reading: 5, plans: [aPlan()] })
    await stage.assign({ [first.id]: 1 }, { kind: 'location', id: own.assets.location })
    const json = { id: newId<string>(), number: 'B-2' }
    const second = assetIn(await stage.ask(`assets/${first.id}/duplicate`, own.admin, { json }))
    expect(second).toMatchObject({
      ...{ name: 'Ute', make: 'Toyota', cost: 45_000.5, supplier: 'Ute World', notes: 'White' },
      ...{ number: 'B-2', serial: '', reading: null, state: 'inStock', holder: null, version: 1 },
    })
    expect(second.plans).toMatchObject([{ name: 'Oil', everyMonths: 6, sinceReading: 0 }])
    expect((await stage.historyOf(second.id)).map(({ kind }) => kind)).toEqual(['created'])
    // Asked again it is the same one.
    expect(assetIn(await stage.ask(`assets/${first.id}/duplicate`, own.admin, { json }))).toEqual(second)
  })

  test('a number in use', async () => {
    const duplicate = (number: string, id: string = own.assets.stock) =>
      stage.ask(`assets/${id}/duplicate`, own.admin, { json: { id: newId(), number } })
    expect(saidBy(await duplicate('a-1'))).toBe(inUse)
    expect(codeOf(await duplicate('B-3', other.assets.stock))).toBe('404 not_found')
    expect(codeOf(await duplicate('B-3', newId()))).toBe('404 not_found')
  })
})

describe('7 DELETE assets/{id}', () => {
  test('what is in stock goes, with its history and its files; what it was called stays in the record of changes', async () => {
    expect(await stage.onDisk()).toContain(own.assets.file)
    expect(codeOf(await stage.remove(own.assets.stock))).toBe('200')
    expect(codeOf(await stage.read(own.assets.stock))).toBe('404 not_found')
    expect(await stage.onDisk()).not.toContain(own.assets.file)
    expect(await stage.sentences()).toEqual([`Ava ${own.canary} removed the asset “A-1 ${own.canary} stock”`])
  })

  test('not what somebody has, nor at another version, nor in another tenant', async () => {
    const before = await stateOf(server)
    expect(codeOf(await stage.remove(own.assets.given))).toBe('409 not_from_this_state')
    expect(codeOf(await stage.remove(own.assets.stock, 2))).toBe('409 changed_meanwhile')
    expect(codeOf(await stage.remove(other.assets.stock))).toBe('404 not_found')
    expect(await stateOf(server)).toBe(before)
  })

  test('not what other assets are assigned to', async () => {
    await stage.assign({ [own.assets.stock]: 1 }, { kind: 'asset', id: own.assets.returned })
    expect(saidBy(await stage.remove(own.assets.returned))).toBe(
      '409 has_parts: Other assets are assigned to it. Take those back first.',
    )
  })
})

describe('The history cannot be edited', () => {
  test('the server’s own role may only add to it', async () => {
    const granted = await rows<{ readonly may: string }>(
      server,
      `select privilege_type as may from information_schema.role_table_grants
       where table_name = 'asset_events' and grantee = 'tenure_app' order by 1`,
    )
    expect(granted.map(({ may }) => may)).toEqual(['INSERT', 'SELECT'])
  })
})

describe('Numbers: whether one is free, and the next', () => {
  const ask = async (query: Record<string, string>) =>
    (await stage.ask(`assets/number?${new URLSearchParams(query)}`)).body.data as unknown

  test.each<[string, boolean]>([
    ['A-1', true],
    ['a-1', true],
    [' A-1 ', true],
    ['A-9', false],
    ['', false],
  ])('%j is in use: %s', async (number, isInUse) => {
    expect(await ask({ number })).toEqual({ isInUse, next: null })
  })

  test('its own is free; the next of the category’s style counts on from the greatest, by whatever case', async () => {
    expect(await ask({ number: 'a-1', exceptId: own.assets.stock })).toEqual({ isInUse: false, next: null })
    await stage.created({ number: 'a-0041' })
    await stage.created({ number: 'A-x99' })
    expect(await ask({ number: '', categoryId: own.assets.category })).toEqual({ isInUse: false, next: 'A-42' })
    expect(await ask({ number: '', categoryId: other.assets.category })).toEqual({ isInUse: false, next: null })
  })

  test('the one whose label was scanned', async () => {
    const scanned = (number: string) => stage.ask(`assets/byNumber?${new URLSearchParams({ number })}`)
    expect(assetIn(await scanned('a-1')).id).toBe(own.assets.stock)
    expect(codeOf(await scanned('A-77'))).toBe('404 not_found')
  })
})
