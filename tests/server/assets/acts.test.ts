import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Asset, AssetEvent, AssetListOutcome, AssetRow } from '../../../src/domain/assets/nouns.ts'
import { wording } from '../../../src/domain/assets/wording.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'

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
})
afterAll(() => server.close())

const exact = { onExcessProperty: 'error' } as const
const asAsset = Schema.decodeUnknownSync(Asset, exact)
const asRows = Schema.decodeUnknownSync(Schema.Array(AssetRow), exact)
const asEvents = Schema.decodeUnknownSync(Schema.Array(AssetEvent), exact)
const asOutcome = Schema.decodeUnknownSync(AssetListOutcome, exact)

const ask = (path: string, by: Person = own.admin, more: object = {}) =>
  server.ask(`/api/${own.tenantId}/${path}`, { as: by.userId, ...more })
const post = (path: string, json: object, by?: Person) => ask(path, by, { json })
const put = (path: string, json: object, by?: Person) => ask(path, by, { method: 'PUT', json })
const told = ({ status, body }: Awaited<ReturnType<typeof ask>>) => `${status} ${body.errors[0]?.code ?? ''}`.trim()
const read = async (id: string, by?: Person) => asAsset((await ask(`assets/${id}`, by)).body.data)
const history = async (id: string) => asEvents((await ask(`assets/${id}/history`)).body.data)
const chosen = async (...ids: ReadonlyArray<string>) => ({
  assets: await Promise.all(ids.map(async (id) => ({ id, version: (await read(id)).version }))),
})
const toPerson = (person: Person) => ({
  holder: { kind: 'employee', id: person.employeeId },
  expectedReturnDay: '2031-05-04',
  note: 'With its charger',
})
const plain = { note: '' }

const content = () => ({
  number: 'BRC-LAP-0012',
  name: 'Laptop',
  categoryId: own.assets.category,
  currentLocationId: own.assets.location,
  make: '',
  model: '',
  serial: 'S1',
  condition: 'new',
  purchaseDay: '2024-02-01',
  cost: 1999.95,
  currency: 'AUD',
  supplier: 'Laptops',
  warrantyDay: null,
  reading: null,
  notes: '',
  plans: [
    { id: newId(), name: 'Check', everyMonths: 6, everyUnits: null, unit: '', sinceDay: '2024-08-31', sinceReading: 0 },
  ],
})

/** May read the register and nothing more. */
const reader = async (): Promise<Person> => {
  await rows(
    server,
    `with made as (
       insert into security_groups (tenant_id, id, name, features)
       values ($1, gen_random_uuid(), 'Yard', '[{"featureId":"assetManagerManage","actions":["Use"]}]') returning id)
     insert into security_group_members (tenant_id, group_id, employee_id) select $1, id, $2 from made`,
    [own.tenantId, own.managerOfOthers.employeeId],
  )
  return own.managerOfOthers
}

describe('7 POST assets, PUT and duplicate: § 5 the number is unique', () => {
  test('comes back as it went in, with the day its service falls due', async () => {
    const id = newId()
    const made = asAsset((await post('assets', { id, ...content() })).body.data)
    expect(made).toMatchObject({ ...content(), plans: [{ name: 'Check' }], state: 'inStock', dueDay: '2025-02-28' })
    expect((await history(id)).map(({ kind }) => kind)).toEqual(['created'])
    expect((await auditOf(server, own)).at(-1)).toMatchObject({ action: 'created', kind: 'asset' })
  })

  test('asked twice with one id it makes one; with other content it is refused', async () => {
    const asked = { id: newId(), ...content() }
    await post('assets', asked)
    expect(told(await post('assets', asked))).toBe('200')
    expect(told(await post('assets', { ...asked, name: 'Another' }))).toBe('409 already_exists')
  })

  test('409 Asset No is already in use: created, updated and duplicated; by another case too, not by another tenant', async () => {
    const id = newId()
    await post('assets', { id, ...content() })
    const taken = [
      await post('assets', { ...content(), id: newId(), number: 'brc-lap-0012' }),
      await put(`assets/${own.assets.stock}`, { ...content(), version: 1, number: 'BRC-lap-0012' }),
      await post(`assets/${id}/duplicate`, { id: newId(), number: 'BRC-LAP-0012' }),
    ]
    for (const answer of taken) {
      expect(told(answer)).toBe('409 number_in_use')
      expect(answer.body.errors[0]).toMatchObject({ message: 'Asset No is already in use', field: 'number' })
    }
    const theirs = {
      ...content(),
      id: newId(),
      categoryId: other.assets.category,
      currentLocationId: other.assets.location,
    }
    const there = await server.ask(`/api/${other.tenantId}/assets`, { as: other.admin.userId, json: theirs })
    expect(there.status).toBe(200)
    expect(told(await put(`assets/${id}`, { ...content(), version: 1 }))).toBe('200')
  })

  test('a duplicate leaves the serial number empty, and its service begins anew', async () => {
    const [from, id] = [newId(), newId()]
    await post('assets', { id: from, ...content() })
    const copy = asAsset((await post(`assets/${from}/duplicate`, { id, number: 'BRC-LAP-0013' })).body.data)
    expect(copy).toMatchObject({ number: 'BRC-LAP-0013', serial: '', cost: 1999.95, state: 'inStock' })
    expect(copy.plans[0]?.sinceDay.slice(0, 2)).toBe('20')
    expect(copy.plans[0]?.sinceDay).not.toBe('2024-08-31')
  })

  test('the next number of a style, and whether one is free', async () => {
    await rows(server, `update asset_categories set number_style = 'BRC-LAP-####' where id = $1`, [own.assets.category])
    const next = async () =>
      (await ask(`assets/number?number=a-1&categoryId=${own.assets.category}`)).body.data as object
    expect(await next()).toEqual({ isInUse: true, next: 'BRC-LAP-0001' })
    await post('assets', { id: newId(), ...content() })
    expect(await next()).toEqual({ isInUse: true, next: 'BRC-LAP-0013' })
  })

  test.each([
    ['another tenant’s category', { categoryId: 'other' }, '422 unknown_category'],
    ['a place there is not', { currentLocationId: newId() }, '422 unknown_location'],
    ['a negative cost', { cost: -1 }, '400 invalid'],
    ['mills', { cost: 0.005 }, '422 invalid_field'],
    ['a warranty before it was bought', { warrantyDay: '2023-01-01' }, '422 invalid_field'],
    ['1 MB of notes', { notes: 'x'.repeat(1_000_000) }, '413 too_large'],
    ['no number', { number: '' }, '400 invalid'],
  ])('%s: %s', async (_, change, expected) => {
    const before = await stateOf(server)
    const set = 'categoryId' in change ? { categoryId: other.assets.category } : change
    const answer = told(await post('assets', { id: newId(), ...content(), ...set }))
    expect(answer.slice(0, 3)).toBe(expected.slice(0, 3))
    if (expected.startsWith('422')) expect(answer).toBe(expected)
    expect(await stateOf(server)).toBe(before)
  })
})

describe('4 assign, accept, return, service, retire, activate, delete', () => {
  test('from stock to a person, accepted, serviced, returned, put in stock, retired, activated', async () => {
    const id = own.assets.stock
    expect(told(await post('assets/assign', { ...(await chosen(id)), ...toPerson(own.target) }))).toBe('200')
    expect((await read(id)).state).toBe('awaitingAcceptance')
    const accepted = await post(
      `assets/${id}/acceptance`,
      { version: 2, outcome: 'accepted', signature: 'Eve Marlowe', because: '' },
      own.target,
    )
    expect(asAsset(accepted.body.data)).toMatchObject({ state: 'accepted', holder: { id: own.target.employeeId } })
    await post('assets/startService', { ...(await chosen(id)), ...plain })
    expect(await read(id)).toMatchObject({ state: 'inService', stateBefore: 'accepted' })
    const done = { planName: null, day: '2024-05-01', cost: 80, reading: 12, note: 'Oil' }
    await post('assets/service', { ...(await chosen(id)), ...done })
    expect(await read(id)).toMatchObject({ state: 'accepted', stateBefore: null, reading: 12 })
    await post('assets/unassign', { ...(await chosen(id)), condition: 'fair', note: 'Scratched' })
    expect(await read(id)).toMatchObject({ state: 'returned', holder: null, condition: 'fair' })
    await post('assets/restock', { ...(await chosen(id)), ...plain })
    await post('assets/retire', { ...(await chosen(id)), ...plain })
    await post('assets/activate', { ...(await chosen(id)), ...plain })
    expect((await read(id)).state).toBe('inStock')
    const happened = await history(id)
    expect(happened.map(({ kind }) => kind).toReversed()).toEqual([
      'assigned',
      'accepted',
      'sentToService',
      'serviced',
      'returned',
      'restocked',
      'retired',
      'activated',
    ])
    expect(happened.find(({ kind }) => kind === 'serviced')).toMatchObject({
      cost: 80,
      currency: 'AUD',
      day: '2024-05-01',
    })
    expect(happened.find(({ kind }) => kind === 'accepted')).toMatchObject({ signature: 'Eve Marlowe' })
  })

  test('a place and a kit have it at once; the place becomes its location', async () => {
    const { stock, returned, unusedLocation } = own.assets
    const at = { kind: 'location', id: unusedLocation }
    await post('assets/assign', { ...(await chosen(stock)), ...toPerson(own.target), holder: at })
    expect(await read(stock)).toMatchObject({ state: 'assigned', currentLocationId: unusedLocation })
    await post('assets/assign', {
      ...(await chosen(returned)),
      ...toPerson(own.target),
      holder: { kind: 'asset', id: stock },
    })
    expect(await read(stock)).toMatchObject({ parts: [{ id: returned }] })
    expect(await read(returned)).toMatchObject({ state: 'assigned', currentLocationId: unusedLocation })
  })

  test.each([
    ['assign what is retired', 'assign', 'retired', '409 not_from_this_state'],
    ['return what nobody has', 'unassign', 'stock', '409 not_from_this_state'],
    ['retire what somebody has', 'retire', 'given', '409 not_from_this_state'],
    ['activate what is in stock', 'activate', 'stock', '409 not_from_this_state'],
  ] as const)('%s: %s of %s is %s, and says which asset', async (_, act, which, expected) => {
    const before = await stateOf(server)
    const bodies = {
      assign: toPerson(own.target),
      unassign: { condition: 'good', note: '' },
      retire: plain,
      activate: plain,
    }
    const answer = await post(`assets/${act}`, { ...(await chosen(own.assets[which])), ...bodies[act] })
    expect(told(answer)).toBe(expected)
    expect(answer.body.errors[0]?.message).toMatch(/^A-\d: /)
    expect(await stateOf(server)).toBe(before)
  })

  test('one that cannot keeps all from it', async () => {
    const before = await stateOf(server)
    const { stock, retired } = own.assets
    expect(told(await post('assets/assign', { ...(await chosen(stock, retired)), ...toPerson(own.target) }))).toBe(
      '409 not_from_this_state',
    )
    expect(await stateOf(server)).toBe(before)
  })

  test.each([
    ['somebody who has left', () => ({ kind: 'employee', id: own.inactive }), '422 holder_left'],
    ['somebody of another tenant', () => ({ kind: 'employee', id: other.target.employeeId }), '422 unknown_holder'],
    ['itself', () => ({ kind: 'asset', id: own.assets.stock }), '409 holder_is_itself'],
    ['what is retired', () => ({ kind: 'asset', id: own.assets.retired }), '422 holder_retired'],
  ])('to %s: refused', async (_, holder, expected) => {
    const asked = { ...(await chosen(own.assets.stock)), ...toPerson(own.target), holder: holder() }
    expect(told(await post('assets/assign', asked))).toBe(expected)
  })

  test('of 8 who assign one asset at once one wins', async () => {
    const asked = { ...(await chosen(own.assets.stock)), ...toPerson(own.target) }
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('assets/assign', asked)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect(await history(own.assets.stock)).toHaveLength(1)
  })

  test('8 nobody accepts for another; a refusal says why, an acceptance bears a name', async () => {
    const answer = (json: object, by: Person) =>
      post(`assets/${own.assets.given}/acceptance`, { version: 1, ...json }, by)
    const yes = { outcome: 'accepted', signature: 'Cole Birch', because: '' }
    const no = { outcome: 'declined', signature: '', because: 'Its screen is broken' }
    expect(told(await answer(yes, own.admin))).toBe('403 not_yours')
    expect(told(await answer(yes, own.target))).toBe('404 not_found')
    expect(told(await answer({ ...yes, signature: ' ' }, own.colleague)).slice(0, 3)).toMatch(/4../)
    expect(told(await answer({ ...no, because: ' ' }, own.colleague))).toBe('422 reason_missing')
    expect(told(await answer(no, own.colleague))).toBe('200')
    expect(await read(own.assets.given)).toMatchObject({ state: 'returned', holder: null })
    expect((await history(own.assets.given))[0]).toMatchObject({ kind: 'declined', note: 'Its screen is broken' })
  })

  test('deleted only while nobody has it', async () => {
    const remove = (id: string) => ask(`assets/${id}`, own.admin, { method: 'DELETE', headers: { 'if-match': '"1"' } })
    expect(told(await remove(own.assets.given))).toBe('409 not_from_this_state')
    expect(told(await remove(own.assets.stock))).toBe('200')
    expect(told(await ask(`assets/${own.assets.stock}`))).toBe('404 not_found')
  })

  test('history is only ever added to', async () => {
    await expect(rows(server, `set role tenure_app; update asset_events set note = 'x'`, [])).rejects.toThrow()
  })
})

describe('6 manage and use apart', () => {
  test('whoever reads the register sees no cost, no supplier and changes nothing', async () => {
    const id = newId()
    await post('assets', { id, ...content() })
    const by = await reader()
    expect(await read(id, by)).toMatchObject({ number: 'BRC-LAP-0012', cost: null, currency: null, supplier: null })
    expect((await ask('assets/counts', by)).body.data).toMatchObject({ total: 4, value: [] })
    expect(told(await put(`assets/${id}`, { version: 1, ...content() }, by))).toBe('403 feature_not_granted')
    expect(asRows((await ask('assets', by)).body.data).every(({ cost }) => cost === null)).toBe(true)
  })

  test('a holder sees their own, their manager too, and nobody else', async () => {
    const held = (by: Person) => ask(`employees/${own.colleague.employeeId}/assets`, by)
    expect(asRows((await held(own.colleague)).body.data)).toMatchObject([{ number: 'A-2', cost: null }])
    expect((await ask(`assets/${own.assets.given}`, own.colleague)).status).toBe(200)
    expect((await held(own.target)).status).toBe(404)
    expect((await ask(`assets/${own.assets.given}`, own.target)).status).toBe(404)
  })
})

describe('7 PUT assets/update-list: all or none, a result for each, one undo', () => {
  const asked = (...changes: ReadonlyArray<object>) => put('assets/update-list', { changes })

  test('changes many, and the undo takes it back', async () => {
    const { stock, given } = own.assets
    const set = { condition: 'poor', supplier: 'Ute World' }
    const outcome = asOutcome((await asked({ id: stock, version: 1, set }, { id: given, version: 1, set })).body.data)
    expect(outcome).toMatchObject({ isApplied: true, rows: [{ outcome: 'changed' }, { outcome: 'changed' }] })
    expect((await read(stock)).condition).toBe('poor')
    const undone = asOutcome((await put('assets/update-list', outcome.undo ?? {})).body.data)
    expect(undone.isApplied).toBe(true)
    expect(await read(stock)).toMatchObject({ condition: 'good', supplier: '', version: 3 })
  })

  test('a stale one keeps all from it, and is named', async () => {
    const before = await stateOf(server)
    const set = { condition: 'poor' }
    const outcome = asOutcome(
      (await asked({ id: own.assets.stock, version: 2, set }, { id: own.assets.given, version: 1, set })).body.data,
    )
    expect(outcome).toMatchObject({
      isApplied: false,
      rows: [{ number: 'A-1', outcome: 'changedMeanwhile' }, { outcome: 'changed' }],
      undo: null,
    })
    expect(await stateOf(server)).toBe(before)
  })
})

describe('7 asset configuration', () => {
  const save = (kind: string, json: object) => post(`assetConfiguration/${kind}`, json)
  const merge = (kind: string, id: string, into: string) =>
    post(`assetConfiguration/${kind}/${id}/merge`, { version: 1, into })
  const remove = (kind: string, id: string) =>
    ask(`assetConfiguration/${kind}/${id}`, own.admin, { method: 'DELETE', headers: { 'if-match': '"1"' } })

  test('a place does not lie in itself, nor in one within it', async () => {
    const [yard, shed] = [newId(), newId()]
    const place = (id: string, parentId: string | null, version: number | null) =>
      save('locations', { id, version, name: id, parentId, address: '' })
    await place(yard, null, null)
    await place(shed, yard, null)
    expect(told(await place(yard, shed, 1))).toBe('422 location_circle')
    expect(told(await place(yard, yard, 1))).toBe('422 location_circle')
    expect(told(await place(yard, other.assets.location, 1))).toBe('422 unknown_location')
  })

  test('what is in use stays, with its uses; merged, its assets are the other’s', async () => {
    expect(told(await remove('categories', own.assets.category))).toBe('409 in_use')
    expect(told(await remove('locations', own.assets.location))).toBe('409 in_use')
    const uses = await ask(`assetConfiguration/categories/${own.assets.category}/uses`)
    expect(uses.body.data).toMatchObject({ total: 4, named: [{ name: `A-1 ${own.canary} stock` }, {}, {}, {}] })
    expect(told(await merge('categories', own.assets.category, own.assets.unusedCategory))).toBe('200')
    expect(told(await merge('locations', own.assets.location, own.assets.unusedLocation))).toBe('200')
    expect(await read(own.assets.stock)).toMatchObject({
      categoryId: own.assets.unusedCategory,
      currentLocationId: own.assets.unusedLocation,
    })
  })

  test('while assets are saved into a category it is merged, and none is lost', async () => {
    const made = Array.from({ length: 12 }, (_, at) =>
      post('assets', { id: newId(), ...content(), number: `N-${at}`, serial: String(at) }),
    )
    const [merged, ...answers] = await Promise.all([
      merge('categories', own.assets.category, own.assets.unusedCategory),
      ...made,
    ])
    expect(merged?.status).toBe(200)
    for (const answer of answers) expect(['200', '422 unknown_category']).toContain(told(answer))
    const kept = answers.filter(({ status }) => status === 200).length
    const [row] = await rows(server, 'select count(*)::int as n from assets where tenant_id = $1', [own.tenantId])
    expect(row).toEqual({ n: 4 + kept })
  })

  test('a name that is taken, an old version, another’s id', async () => {
    const category = { version: null, numberStyle: '', needsAcceptance: false, plans: [] }
    const taken = { id: newId(), ...category, name: `${own.canary} CATEGORY`.toUpperCase() }
    expect(told(await save('categories', taken))).toBe('409 name_in_use')
    const known = { ...category, id: own.assets.category, name: 'Laptop' }
    expect(told(await save('categories', { ...known, version: 7 }))).toBe('409 changed_meanwhile')
    expect(told(await save('categories', { ...known, numberStyle: 'A-##-#' }))).toBe('422 invalid_field')
    expect(told(await save('categories', { ...known, id: other.assets.category, version: 1 }))).toBe('404 not_found')
  })
})

test('6 who has something, or did something with an asset, can only be terminated', async () => {
  const remove = (person: Person) =>
    ask(`employees/${person.employeeId}`, own.admin, { method: 'DELETE', headers: { 'if-match': '"1"' } })
  expect(told(await remove(own.colleague))).toBe('409 in_use')
})

test('8 the sentences of the server are those of the specification', () => {
  expect(wording.numberInUse).toBe('Asset No is already in use')
})
