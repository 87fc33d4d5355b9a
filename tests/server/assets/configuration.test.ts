import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  AssetCategory,
  AssetConfiguration,
  AssetLocation,
  ConfigurationUses,
} from '../../../src/domain/assets/configuration/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { withSlowKey } from '../kit/slowKey.ts'
import { addPlan, makeWorld, stateOf, type World } from '../world/world.ts'
import { decoded, type Stage, saidBy, stageOn } from './stage.ts'

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

const path = (list: 'locations' | 'categories', rest = '') => `assetConfiguration/${list}${rest}`
const locationDraft = (over: object = {}) => ({
  ...{ id: newId<string>(), version: null, name: 'Shed', parentId: null, address: '1 Yard Road' },
  ...over,
})
const categoryDraft = (over: object = {}) => ({
  ...{ id: newId<string>(), version: null, name: 'Laptops', numberStyle: 'LAP-###', needsAcceptance: false },
  plans: [{ name: 'Test and tag', everyMonths: 3, everyUnits: null, unit: '' }],
  ...over,
})
const saveLocation = (over: object = {}) => stage.ask(path('locations'), own.admin, { json: locationDraft(over) })
const saveCategory = (over: object = {}) => stage.ask(path('categories'), own.admin, { json: categoryDraft(over) })
const place = async (over: object = {}) => decoded(AssetLocation, await saveLocation(over))
const remove = (list: 'locations' | 'categories', id: string, version = 1) =>
  stage.ask(path(list, `/${id}`), own.admin, { method: 'DELETE', headers: { 'if-match': `"${version}"` } })
const merge = (list: 'locations' | 'categories', id: string, into: string, version = 1) =>
  stage.ask(path(list, `/${id}/merge`), own.admin, { json: { version, into } })
const uses = async (list: 'locations' | 'categories', id: string) =>
  decoded(ConfigurationUses, await stage.ask(path(list, `/${id}/uses`)))
const tree = async () =>
  Object.fromEntries((await stage.configuration()).locations.map(({ id, parentId }) => [id, parentId]))

describe('7 POST assetConfiguration/…: create and update, and what was saved is answered', () => {
  test('a location and a category, as they were sent', async () => {
    const [location, category] = [locationDraft({ parentId: own.assets.location }), categoryDraft()]
    const saved = [
      decoded(AssetLocation, await stage.ask(path('locations'), own.admin, { json: location })),
      decoded(AssetCategory, await stage.ask(path('categories'), own.admin, { json: category })),
    ]
    expect(saved).toEqual([
      { ...location, uses: 0, retired: 0, version: 1 },
      { ...category, uses: 0, retired: 0, version: 1 },
    ])
    expect(await stage.sentences()).toEqual([
      `Ava ${own.canary} added the asset category “Laptops”`,
      `Ava ${own.canary} added the asset location “Shed”`,
    ])
  })

  test('asked twice with one id it makes one; the next save needs the version', async () => {
    const json = locationDraft()
    const save = (over: object = {}) => stage.ask(path('locations'), own.admin, { json: { ...json, ...over } })
    expect(decoded(AssetLocation, await save())).toEqual(decoded(AssetLocation, await save()))
    expect(codeOf(await save({ name: 'Barn' }))).toBe('409 already_exists')
    expect(decoded(AssetLocation, await save({ name: 'Barn', version: 1 }))).toMatchObject({ name: 'Barn', version: 2 })
    expect(codeOf(await save({ name: 'Hut', version: 1 }))).toBe('409 changed_meanwhile')
    expect(codeOf(await save({ id: newId(), name: 'Hut', version: 1 }))).toBe('404 not_found')
  })

  test('a name stands once: among categories, and within one place', async () => {
    await saveCategory()
    expect(saidBy(await saveCategory({ name: 'LAPTOPS' }))).toBe('409 name_in_use: This name is already in use.')
    await place()
    expect(codeOf(await saveLocation({ name: 'shed' }))).toBe('409 name_in_use')
    expect(await place({ parentId: own.assets.location })).toMatchObject({ name: 'Shed' })
    expect(await place({ parentId: own.assets.unusedLocation })).toMatchObject({ name: 'Shed' })
  })

  test('two that exchange their names at once are both told that it is in use', async () => {
    const drafts = Array.from({ length: 8 }, (_, at) => categoryDraft({ name: `Laptops ${at}` }))
    for (const draft of drafts) await saveCategory(draft)
    const exchanged = drafts.map((draft, at) => ({ ...draft, version: 1, name: `Laptops ${at ^ 1}` }))
    const answers = await withSlowKey(server, 'asset_categories_name_key', () =>
      Promise.all(exchanged.map(saveCategory)),
    )
    expect(answers.map(codeOf)).toEqual(drafts.map(() => '409 name_in_use'))
  })

  test.each<[string, 'locations' | 'categories', object, string]>([
    ['no name', 'locations', { name: '' }, '400'],
    ['no name', 'categories', { name: '' }, '400'],
    ['a style that does not count', 'categories', { numberStyle: 'LAP' }, '422 invalid_field'],
    ['a place there is not', 'locations', { parentId: newId() }, '422 unknown_location'],
    [
      'a plan of neither months nor units',
      'categories',
      { plans: [{ name: 'Oil', everyMonths: null, everyUnits: null, unit: '' }] },
      '422 invalid_field',
    ],
    [
      '13 plans',
      'categories',
      { plans: Array.from({ length: 13 }, () => ({ name: 'Oil', everyMonths: 1, everyUnits: null, unit: '' })) },
      '400',
    ],
    ['yes and no as a word', 'categories', { needsAcceptance: 'yes' }, '400'],
  ])('%s: %s %j %s', async (_, list, over, expected) => {
    const before = await stateOf(server)
    expect(codeOf(await (list === 'locations' ? saveLocation(over) : saveCategory(over)))).toMatch(
      new RegExp(`^${expected}`),
    )
    expect(await stateOf(server)).toBe(before)
  })
})

describe('Locations are a tree', () => {
  test('a place into itself, or into what lies in it: refused', async () => {
    const child = await place({ parentId: own.assets.location })
    const grandchild = await place({ parentId: child.id })
    for (const parentId of [own.assets.location, child.id, grandchild.id]) {
      const answer = await saveLocation({ id: own.assets.location, version: 1, name: 'Yard', parentId })
      expect(saidBy(answer)).toBe(
        '422 location_circle: A location cannot be inside itself or one of its own locations.',
      )
    }
  })

  test('two that are put into each other at once: one is', async () => {
    const { location, unusedLocation } = own.assets
    const answers = await Promise.all([
      saveLocation({ id: location, version: 1, name: 'Yard', parentId: unusedLocation }),
      saveLocation({ id: unusedLocation, version: 1, name: 'Office', parentId: location }),
    ])
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '422 location_circle'])
  })

  test('another tenant’s place is none', async () => {
    expect(codeOf(await saveLocation({ parentId: other.assets.location }))).toBe('422 unknown_location')
    expect(codeOf(await saveLocation({ id: other.assets.location, version: 1 }))).toBe('404 not_found')
  })
})

describe('7 DELETE assetConfiguration/…', () => {
  test('what is not in use goes', async () => {
    expect(codeOf(await remove('locations', own.assets.unusedLocation))).toBe('200')
    expect(codeOf(await remove('categories', own.assets.unusedCategory))).toBe('200')
    expect(codeOf(await remove('locations', own.assets.unusedLocation))).toBe('404 not_found')
    expect((await stage.sentences())[1]).toBe(
      `Ava ${own.canary} removed the asset location “${own.canary} unusedLocation”`,
    )
  })

  test('what is in use stays: its uses are told', async () => {
    const inUse = '409 in_use: It is in use. To delete it, merge it into another one.'
    expect(saidBy(await remove('locations', own.assets.location))).toBe(inUse)
    expect(saidBy(await remove('categories', own.assets.category))).toBe(inUse)
    expect(await uses('categories', own.assets.category)).toMatchObject({
      total: 4,
      named: [1, 2, 3, 4].map((at) => ({ name: expect.stringContaining(`A-${at} `) })),
    })
    expect((await uses('locations', own.assets.unusedLocation)).total).toBe(0)
    await place({ parentId: own.assets.unusedLocation })
    expect(await uses('locations', own.assets.unusedLocation)).toMatchObject({ total: 1, named: [{ name: 'Shed' }] })
    expect(saidBy(await remove('locations', own.assets.unusedLocation))).toBe(inUse)
  })

  test('at another version, and in another tenant', async () => {
    expect(codeOf(await remove('locations', own.assets.unusedLocation, 2))).toBe('409 changed_meanwhile')
    expect(codeOf(await remove('categories', other.assets.unusedCategory))).toBe('404 not_found')
    expect(codeOf(await stage.ask(path('categories', `/${other.assets.category}/uses`)))).toBe('404 not_found')
  })
})

describe('What is in use is merged into another', () => {
  test('a category: its assets are of the other, and it is gone', async () => {
    const { category, unusedCategory, stock } = own.assets
    const after = decoded(AssetConfiguration, await merge('categories', category, unusedCategory))
    expect(after.categories).toMatchObject([{ id: unusedCategory, uses: 3, retired: 1 }])
    expect(await stage.one(stock)).toMatchObject({ categoryId: unusedCategory, version: 2 })
    expect((await stage.sentences())[0]).toBe(
      `Ava ${own.canary} merged the asset category “${own.canary} category” into “${own.canary} unusedCategory”`,
    )
  })

  test('a location: what was there, or was assigned to it, is at the other, and so are the places in it', async () => {
    const { location, unusedLocation, stock } = own.assets
    const child = await place({ parentId: location })
    await stage.assign({ [stock]: 1 }, { kind: 'location', id: location })
    decoded(AssetConfiguration, await merge('locations', location, unusedLocation))
    expect(await stage.one(stock)).toMatchObject({ currentLocationId: unusedLocation, holder: { id: unusedLocation } })
    expect(await tree()).toEqual({ [unusedLocation]: null, [child.id]: unusedLocation })
  })

  test('into a place within it, which takes its place in the tree', async () => {
    const { location, unusedLocation } = own.assets
    const child = await place({ name: 'Shed', parentId: location })
    const grandchild = await place({ name: 'Bench', parentId: child.id })
    const sibling = await place({ name: 'Gate', parentId: location })
    decoded(AssetConfiguration, await merge('locations', location, grandchild.id))
    expect(await tree()).toEqual({
      [unusedLocation]: null,
      [grandchild.id]: null,
      [child.id]: grandchild.id,
      [sibling.id]: grandchild.id,
    })
  })

  test('places of one name in both are not merged into one without being asked', async () => {
    const { location, unusedLocation } = own.assets
    await place({ parentId: location })
    await place({ parentId: unusedLocation })
    const before = await stateOf(server)
    expect(codeOf(await merge('locations', location, unusedLocation))).toBe('409 name_in_use')
    expect(await stateOf(server)).toBe(before)
  })

  test.each<[string, (world: World) => string, number, string]>([
    ['itself', ({ assets }) => assets.category, 1, '422 unknown_category'],
    ['what there is not', () => newId(), 1, '422 unknown_category'],
    ['another tenant’s', () => other.assets.category, 1, '422 unknown_category'],
    ['at another version', ({ assets }) => assets.unusedCategory, 2, '409 changed_meanwhile'],
  ])('into %s: refused', async (_, into, version, expected) => {
    expect(codeOf(await merge('categories', own.assets.category, into(own), version))).toBe(expected)
  })

  test('while assets are saved into it: none is lost, and each answer is clear', async () => {
    const { category, unusedCategory } = own.assets
    const [merged, ...answers] = await Promise.all([
      merge('categories', category, unusedCategory),
      ...Array.from({ length: 12 }, (_, at) => stage.create({ number: `N-${at}` })),
    ])
    expect(codeOf(merged)).toBe('200')
    for (const answer of answers) expect(['200', '422 unknown_category']).toContain(codeOf(answer))
    const kept = answers.filter(({ status }) => status === 200).length
    expect((await stage.configuration()).categories).toMatchObject([{ id: unusedCategory, uses: 3 + kept }])
  })
})
