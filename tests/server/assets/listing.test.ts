import { addDays, formatISO } from 'date-fns'
import { Schema } from 'effect'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assetStates } from '../../../src/domain/assets/lifecycle.ts'
import { assetSorts } from '../../../src/domain/assets/listing.ts'
import { AssetCounts, AssetRow } from '../../../src/domain/assets/nouns.ts'
import { serviceStatus, serviceStatuses, warrantyStatus, warrantyStatuses } from '../../../src/domain/assets/service.ts'
import { dayIn } from '../../../src/domain/kernel/days.ts'
import { windowOf } from '../../../src/domain/kernel/windows.ts'
import { chanceFrom } from '../kit/chance.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, rows, type World } from '../world/world.ts'
import { aPlan, decoded, rowsIn, type Stage, stageOn } from './stage.ts'

let server: TestServer
let own: World
let other: World
let stage: Stage
let today: string
/** Every asset but the retired ones, and those too, as the list answers them. */
let all: ReadonlyArray<AssetRow>

const names = ['Ute 2', 'Ute 10', 'ute 2', 'Zoë’s laptop', 'Drill', 'Ánh’s phone'] as const
const aroundToday = [null, -400, -1, 0, 1, 29, 30, 31, 59, 60, 61, 400] as const

const dayFrom = (offset: number | null) =>
  offset === null ? null : formatISO(addDays(`${today}T00:00`, offset), { representation: 'date' })

/** Assets of every state, with days around each edge of the rules. */
const fill = async (world: World, seed: number) => {
  const { next, oneOf } = chanceFrom(seed)
  const { tenantId, assets, colleague, target } = world
  for (let at = 0; at < 160; at += 1) {
    const of = oneOf(assetStates)
    const isHeld = ['assigned', 'awaitingAcceptance', 'accepted'].includes(of)
    const hasPlans = next(4) > 0
    await rows(
      server,
      `insert into assets (tenant_id, id, number, name, make, category_id, location_id, condition, currency, cost,
         purchase_day, warranty_day, plans, due_day, reading_reached, state, holder_employee_id)
       values ($1, $2, $3, $4, $5, $6, $7, 'good', 'AUD', $8, $9, $10, $11::jsonb, $12, $13, $14, $15)`,
      [
        tenantId,
        newId(),
        `N-${at}`,
        oneOf(names),
        oneOf(['', 'Makita', 'Étoile']),
        oneOf([assets.category, assets.unusedCategory]),
        oneOf([null, assets.location, assets.unusedLocation]),
        oneOf([null, 0, 12.5, 45_000]),
        dayFrom(oneOf(aroundToday)),
        dayFrom(oneOf(aroundToday)),
        JSON.stringify(hasPlans ? [aPlan()] : []),
        hasPlans ? dayFrom(oneOf(aroundToday)) : null,
        hasPlans && next(6) === 0,
        of,
        isHeld ? oneOf([colleague.employeeId, target.employeeId]) : null,
      ],
    )
  }
}

const list = async (query: Readonly<Record<string, string>> = {}) =>
  rowsIn(await stage.ask(`assets?${new URLSearchParams({ limit: '200', ...query })}`))
const countOf = async (query: Readonly<Record<string, string>>) =>
  (await stage.ask(`assets/count?${new URLSearchParams(query)}`)).body.data as unknown
const idsOf = (found: ReadonlyArray<AssetRow>) => found.map(({ id }) => id).toSorted()
const isUsual = ({ state }: AssetRow) => state !== 'retired'

beforeAll(async () => {
  server = await serverForTest()
  const plan = await addPlan(server)
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
  stage = stageOn(server, () => own)
  const [tenant] = await rows<{ readonly zone: string }>(
    server,
    'select time_zone as zone from tenants where id = $1',
    [own.tenantId],
  )
  today = dayIn(tenant?.zone ?? '', Date.now())
  // The unused place lies in the other.
  await rows(server, 'update asset_locations set parent_id = $2 where tenant_id = $1 and id = $3 returning id', [
    own.tenantId,
    own.assets.location,
    own.assets.unusedLocation,
  ])
  await fill(own, 7)
  await fill(other, 11)
  all = await list({ states: assetStates.join(',') })
})
afterAll(() => server.close())

describe('7 GET assets', () => {
  test('all that are not retired, by number, and nothing of another tenant', async () => {
    expect(all).toHaveLength(164)
    const numbers = (await list()).map(({ number }) => number)
    expect(numbers).toEqual(all.filter(isUsual).map(({ number }) => number))
    expect(numbers.indexOf('N-9')).toBeLessThan(numbers.findIndex((number) => /^N-1\d$/.test(number)))
  })

  test('where the next window is, its header says', async () => {
    const answer = await stage.ask('assets?limit=50&search=u')
    const link = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? ''
    const next = rowsIn(await server.ask(link, { as: own.admin.userId }))
    expect([...rowsIn(answer), ...next].map(({ id }) => id)).toEqual(
      (await list({ search: 'u', limit: '100' })).map(({ id }) => id),
    )
  })

  test.each<[string, Record<string, string>]>([
    ['no such sort', { sort: 'colour' }],
    ['no such status', { service: 'late' }],
    ['no such month', { boughtMonth: '2024-13' }],
    ['no ids', { categories: 'x' }],
    ['a place of another order', { after: 'x' }],
    ['0 rows', { limit: '0' }],
    ['what there is no field for', { colour: 'white' }],
  ])('%s: a clear refusal', async (_, query) => {
    const answer = await stage.ask(`assets?${new URLSearchParams(query)}`)
    expect([400, 422]).toContain(answer.status)
  })
})

describe('The status of services and warranties in SQL is the domain’s, for every row', () => {
  test.each(serviceStatuses)('service %s', async (service) => {
    const expected = all.filter((row) => isUsual(row) && serviceStatus(row, today) === service)
    expect(expected.length).toBeGreaterThan(0)
    expect(idsOf(await list({ service }))).toEqual(idsOf(expected))
    expect(await countOf({ service })).toBe(expected.length)
  })

  test.each(warrantyStatuses)('warranty %s', async (warranty) => {
    const expected = all.filter((row) => isUsual(row) && warrantyStatus(row.warrantyDay, today) === warranty)
    expect(expected.length).toBeGreaterThan(0)
    expect(idsOf(await list({ warranty }))).toEqual(idsOf(expected))
  })

  test('for random days and readings', async () => {
    const offset = fc.option(fc.integer({ min: -70, max: 70 }))
    await fc.assert(
      fc.asyncProperty(offset, offset, fc.boolean(), fc.boolean(), async (due, warranty, hasPlans, isReached) => {
        await rows(
          server,
          `update assets set due_day = $3, warranty_day = $4, plans = $5::jsonb, reading_reached = $6
           where tenant_id = $1 and id = $2 returning id`,
          [
            other.tenantId,
            other.assets.stock,
            hasPlans ? dayFrom(due) : null,
            dayFrom(warranty),
            JSON.stringify(hasPlans ? [aPlan()] : []),
            hasPlans && isReached,
          ],
        )
        const elsewhere = stageOn(server, () => other)
        const row = await elsewhere.one(other.assets.stock)
        const query = new URLSearchParams({
          service: serviceStatus(row, today),
          warranty: warrantyStatus(row.warrantyDay, today),
          search: 'A-1',
          limit: '200',
        })
        expect(rowsIn(await elsewhere.ask(`assets?${query}`)).map(({ id }) => id)).toContain(row.id)
        for (const service of serviceStatuses.filter((one) => one !== serviceStatus(row, today))) {
          query.set('service', service)
          expect(rowsIn(await elsewhere.ask(`assets?${query}`)).map(({ id }) => id)).not.toContain(row.id)
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('The list is narrowed', () => {
  const cases: ReadonlyArray<[string, () => Record<string, string>, (row: AssetRow) => boolean]> = [
    ['by state', () => ({ states: 'retired,inService' }), ({ state }) => state === 'retired' || state === 'inService'],
    [
      'by category',
      () => ({ categories: own.assets.unusedCategory }),
      (row) => isUsual(row) && row.categoryId === own.assets.unusedCategory,
    ],
    [
      'by location, and what lies in it',
      () => ({ locations: own.assets.location }),
      (row) => isUsual(row) && row.currentLocationId !== null,
    ],
    [
      'by a location that lies in another',
      () => ({ locations: own.assets.unusedLocation }),
      (row) => isUsual(row) && row.currentLocationId === own.assets.unusedLocation,
    ],
    [
      'by who has it',
      () => ({ holder: own.target.employeeId }),
      (row) => isUsual(row) && row.holder?.id === own.target.employeeId,
    ],
    [
      'by the month it was bought in',
      () => ({ boughtMonth: today.slice(0, 7) }),
      (row) => isUsual(row) && row.purchaseDay?.startsWith(today.slice(0, 7)) === true,
    ],
    [
      'by words, whatever their case and accents',
      () => ({ search: 'ZOE lap' }),
      (row) => isUsual(row) && /Zoë/.test(row.name),
    ],
    ['by its make', () => ({ search: 'etoile' }), (row) => isUsual(row) && row.make === 'Étoile'],
    [
      'by the name of who has it',
      () => ({ search: 'cleo' }),
      (row) => isUsual(row) && row.holder?.name.startsWith('Cleo') === true,
    ],
    ['by what nothing has', () => ({ search: '100%_' }), () => false],
  ]
  test.each(cases)('%s', async (_, query, isIn) => {
    const expected = all.filter(isIn)
    expect(idsOf(await list(query()))).toEqual(idsOf(expected))
    expect(await countOf(query())).toBe(expected.length)
  })
})

describe('In every order, forwards and backwards, the windows are the list', () => {
  const windowAt = async (query: Record<string, string>) =>
    decoded(windowOf(AssetRow), await stage.ask(`assets/window?${new URLSearchParams(query)}`))

  test.each(assetSorts)('%s', async (sort) => {
    for (const descending of [{}, { descending: 'true' }]) {
      const whole = (await list({ sort, ...descending })).map(({ id }) => id)
      const found: string[] = []
      let after: string | null = null
      do {
        const page = await windowAt({ sort, ...descending, limit: '33', ...(after !== null && { after }) })
        found.push(...page.rows.map(({ id }) => id))
        after = page.after
      } while (after !== null)
      expect(found).toEqual(whole)
      expect(new Set(whole).size).toBe(all.filter(isUsual).length)
    }
  })

  test.each<[string, (row: AssetRow) => string | number]>([
    ['due', (row) => (row.isReadingReached ? '' : (row.dueDay ?? '9999'))],
    ['warranty', ({ warrantyDay }) => warrantyDay ?? '9999'],
    ['bought', ({ purchaseDay }) => purchaseDay ?? '9999'],
    ['state', ({ state }) => assetStates.indexOf(state)],
    ['cost', ({ cost }) => cost ?? -1],
  ])('by %s, what has none at its end', async (sort, keyOf) => {
    const keys = (await list({ sort })).map(keyOf)
    expect(keys).toEqual(keys.toSorted((one, two) => (one < two ? -1 : one > two ? 1 : 0)))
  })
})

describe('The plots on the list’s head', () => {
  test('count all that is not retired, and each bar is as many as its filter shows', async () => {
    const counts = decoded(AssetCounts, await stage.ask('assets/counts'))
    const usual = all.filter(isUsual)
    expect(counts.total).toBe(usual.length)
    const bars = [
      ...counts.states.map(({ of, count }) => [{ states: of }, count] as const),
      ...counts.categories.map(({ of, count }) => [{ categories: of }, count] as const),
      ...counts.warranty.map(({ of, count }) => [{ warranty: of }, count] as const),
      ...counts.service.map(({ of, count }) => [{ service: of }, count] as const),
      ...counts.due.map(({ of, count }) => [{ dueMonth: of }, count] as const),
    ]
    for (const [query, count] of bars) expect([query, await countOf(query)]).toEqual([query, count])
    expect(counts.due[0]?.of).toBe(today.slice(0, 7))
    const bought = usual.filter(({ cost, purchaseDay }) => cost !== null && purchaseDay !== null)
    const sum = (amounts: ReadonlyArray<number | null>) => amounts.reduce<number>((all, one) => all + (one ?? 0), 0)
    expect(sum(counts.value.map(({ cost }) => cost))).toBe(sum(bought.map(({ cost }) => cost)))
  })
})

test('the count of what nobody may read is refused', async () => {
  expect(codeOf(await stage.ask('assets/count', own.target))).toBe('403 feature_not_granted')
  expect(Schema.is(Schema.Int)(await countOf({}))).toBe(true)
})
