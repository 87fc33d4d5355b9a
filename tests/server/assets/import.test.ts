import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AssetImport, AssetImportReport } from '../../../src/domain/assets/import/nouns.ts'
import { Asset } from '../../../src/domain/assets/nouns.ts'
import { importAnswerOf } from '../../../src/domain/kernel/import/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { withSlowKey } from '../kit/slowKey.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'
import { readerIn } from './readerIn.ts'

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
  await rows(
    server,
    `update asset_categories set name = 'Vehicle', plans = $3::jsonb where tenant_id = $1 and id = $2`,
    [
      own.tenantId,
      own.assets.category,
      JSON.stringify([{ name: 'Oil', everyMonths: 6, everyUnits: 10_000, unit: 'km' }]),
    ],
  )
  await rows(server, `update asset_locations set name = 'Yard' where id = $1`, [own.assets.location])
})
afterAll(() => server.close())

const exact = { onExcessProperty: 'error' } as const
const asAnswer = Schema.decodeUnknownSync(importAnswerOf(AssetImportReport, AssetImport), exact)
const asImport = Schema.decodeUnknownSync(AssetImport, exact)
const asAsset = Schema.decodeUnknownSync(Asset, exact)

const ask = (path: string, by: Person = own.admin, more: object = {}) =>
  server.ask(`/api/${own.tenantId}/assets/${path}`, { as: by.userId, ...more })
const send = (csv: string | Uint8Array<ArrayBuffer>, more: Readonly<Record<string, string>> = {}, by?: Person) => {
  const body = new FormData()
  body.append('csvFile', new Blob([csv]), 'things.csv')
  for (const [name, value] of Object.entries(more)) body.append(name, value)
  return ask('import/csv', by, { body })
}
const checked = async (csv: string, more: Readonly<Record<string, string>> = {}) =>
  asAnswer((await send(csv, more)).body.data).report
const created = async (csv: string, more: Readonly<Record<string, string>> = {}) => {
  const answer = await send(csv, { create: 'true', ...more })
  expect(codeOf(answer)).toBe('200')
  const { made } = asAnswer(answer.body.data)
  if (made === null) throw new Error('Nothing was made')
  return made
}
const numbered = async (number: string) => {
  const answer = await ask(`byNumber?number=${encodeURIComponent(number)}`)
  return answer.status === 200 ? asAsset(answer.body.data) : undefined
}
const revert = (id: string, by?: Person) => ask(`import/batches/${id}/revert`, by, { method: 'POST' })

const sheet = [
  'Asset tag,Description,Type,Site,Manufacturer,Purchase date,Price,Odometer',
  'V-1,Hilux,vehicle,yard,Toyota,31/01/2024,"$45,000.50",120',
  'V-2,Trailer,Vehicle,,,,,',
].join('\n')

describe('an import', () => {
  test('checks first, and stores nothing: what is new, and which column is about what, by the names people use', async () => {
    const before = await stateOf(server, [own])
    const report = await checked(sheet)
    expect(report.columns.map(({ field }) => field)).toEqual([
      'number',
      'name',
      'categoryId',
      'currentLocationId',
      'make',
      'purchaseDay',
      'cost',
      'reading',
    ])
    expect([report.readyCount, report.changedCount, report.unchangedCount, report.problemCount]).toEqual([2, 0, 0, 0])
    expect(report.dateOrder).toBe('dayFirst')
    expect(await stateOf(server, [own])).toBe(before)
  })

  test('of two at once that make the same, the other way round, one does', async () => {
    const lines = ['V-1,Hilux,Vehicle', 'V-2,Trailer,Vehicle']
    const files = [lines, lines.toReversed()].map((each) => ['Asset tag,Description,Type', ...each].join('\n'))
    const answers = await withSlowKey(server, 'assets_number_key', () =>
      Promise.all(files.map((csv) => send(csv, { create: 'true' }))),
    )
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '409 number_in_use'])
  })

  test('makes assets with the plans of their category, and says so in their history and in the record of changes', async () => {
    const made = await created(sheet)
    expect(made).toMatchObject({ status: 'done', fileName: 'things.csv', rowCount: 2, madeCount: 2, changedCount: 0 })
    const hilux = await numbered('v-1')
    expect(hilux).toMatchObject({
      name: 'Hilux',
      categoryId: own.assets.category,
      currentLocationId: own.assets.location,
      purchaseDay: '2024-01-31',
      cost: 45_000.5,
      reading: 120,
      condition: 'good',
      currency: 'AUD',
      state: 'inStock',
      plans: [{ name: 'Oil', sinceReading: 120 }],
    })
    expect(hilux?.dueDay).not.toBeNull()
    const audit = await auditOf(server, own)
    expect(audit.map(({ action, kind }) => `${kind} ${action}`).toSorted()).toEqual([
      'asset created',
      'asset created',
      'assetImport imported',
    ])
  })

  test('asked twice with one id is made once', async () => {
    const importId = newId<string>()
    const first = await created(sheet, { importId })
    expect(await created(sheet, { importId })).toEqual(first)
    expect(asImport((await ask(`import/batches/${importId}`)).body.data)).toEqual(first)
  })

  test('of what is here, by its number, it changes what the file has columns for, and nothing else', async () => {
    await created(sheet)
    const before = await numbered('V-1')
    const report = await checked('Asset No,Name,Condition\nv-1,Hilux SR5,poor\nV-2,Trailer,Good')
    expect([report.readyCount, report.changedCount, report.unchangedCount]).toEqual([0, 1, 1])
    await created('Asset No,Name,Condition\nV-1,Hilux SR5,poor\nV-2,Trailer,Good')
    expect(await numbered('V-1')).toEqual({ ...before, name: 'Hilux SR5', condition: 'poor', version: 2 })
    expect((await numbered('V-2'))?.version).toBe(1)
  })

  test('what was exported comes back as it is: nothing is new', async () => {
    await created(`${sheet}\nV-3,=1+1,Vehicle,,,,,\nV-4,'+ quoted,Vehicle,,,,,`)
    expect((await numbered('V-3'))?.name).toBe('=1+1')
    const { text } = await ask('csv?states=inStock,awaitingAcceptance,returned,retired')
    const report = await checked(text)
    expect([report.problemCount, report.unchangedCount, report.readyCount, report.changedCount]).toEqual([0, 8, 0, 0])
    expect(report.columns.slice(-3).map(({ field }) => field)).toEqual([null, null, null])
    expect(codeOf(await send(text, { create: 'true' }))).toBe('422 nothing_new')
  })

  test('a line that is wrong says where and why; as long as one is, nothing is made', async () => {
    const wrong = [
      'Asset No,Name,Category,Location,Cost,Bought,Condition,Currency',
      'W-1,,Vehicle,,,,,',
      'W-2,Saw,Submarine,Moon,-5,2024-02-31,Mint,Doubloon',
      'W-3,Saw,Vehicle,,,,,',
      'w-3,Saw,Vehicle,,,,,',
      ',Saw,Vehicle,,,,,',
    ].join('\n')
    const { failedRows, readyCount } = await checked(wrong)
    expect(readyCount).toBe(1)
    expect(
      failedRows.map(({ line, problems }) => [line, problems.map(({ column, because }) => `${column} ${because}`)]),
    ).toEqual([
      [2, ['1 notValid']],
      [
        3,
        [
          '2 unknownCategory',
          '3 unknownLocation',
          '6 unknownCondition',
          '7 unknownCurrency',
          '5 notValid',
          '4 notValid',
        ],
      ],
      [5, ['0 numberTwiceInFile']],
      [6, ['0 notValid']],
    ])
    const before = await stateOf(server, [own])
    const answer = await send(wrong, { create: 'true' })
    expect(codeOf(answer)).toBe('422 not_valid')
    expect(answer.body.errors.find(({ code }) => code === 'unknown_category')).toMatchObject({
      field: 'line 3, Category',
      message: 'There is no category with this name',
    })
    expect(await stateOf(server, [own])).toBe(before)
  })

  test('a cell that is put right, a column that is mapped, and an order of days are heard', async () => {
    const csv = 'Nr,What,Kind,When\nX-1,Saw,Vehicle,3/4/2024'
    expect((await checked(csv)).missing).toEqual(['number'])
    const mapping = JSON.stringify(['number', 'name', 'categoryId', 'purchaseDay'])
    const edits = JSON.stringify([{ line: 2, column: 1, value: 'Circular saw' }])
    await created(csv, { mapping, edits, dateOrder: 'monthFirst' })
    expect(await numbered('X-1')).toMatchObject({ name: 'Circular saw', purchaseDay: '2024-03-04' })
  })

  test('a place is found by its name, or by what it lies in where several have one', async () => {
    const [one, two] = [newId<string>(), newId<string>()]
    for (const [id, parent] of [
      [one, own.assets.location],
      [two, own.assets.unusedLocation],
    ])
      await rows(server, `insert into asset_locations (tenant_id, id, name, parent_id) values ($1, $2, 'Store', $3)`, [
        own.tenantId,
        id,
        parent,
      ])
    const head = 'Asset No,Name,Category,Location\n'
    const { failedRows } = await checked(`${head}P-1,Saw,Vehicle,Store`)
    expect(failedRows[0]?.problems[0]?.because).toBe('ambiguousLocation')
    await created(`${head}P-1,Saw,Vehicle,yard/store`)
    expect((await numbered('P-1'))?.currentLocationId).toBe(one)
  })

  test.each([
    [
      '20,000 lines',
      `Asset No\n${Array.from({ length: 20_000 }, (_, at) => `N-${at}`).join('\n')}`,
      '422 too_many_rows',
    ],
    ['a PDF', '%PDF-1.7', '415 not_csv'],
    ['headers alone', 'Asset No,Name', '422 nothing_to_import'],
    ['a quotation mark that never closes', 'Asset No\n"N-1', '422 open_quote'],
  ])('%s: answered clearly', async (_, csv, expected) => {
    const answer = await send(csv)
    expect(codeOf(answer)).toBe(expected)
    if (expected.includes('too_many'))
      expect(answer.body.errors[0]?.message).toBe('You can import up to 10,000 assets at once. Split the file.')
  })

  test('10,000 lines are made in one request', async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => `N-${at},Drill ${at},Vehicle`)
    const made = await created(`Asset No,Name,Category\n${lines.join('\n')}`)
    expect(made.madeCount).toBe(10_000)
  }, 90_000)
})

describe('taken back', () => {
  const change = 'Asset No,Name\nA-1,Renamed\nA-3,Renamed too'

  test('what it made is gone, and what it changed is as it was before', async () => {
    const before = [await numbered('A-1'), await numbered('A-3')]
    const { id } = await created(
      `Asset No,Name,Category\nA-1,Renamed,Vehicle\nA-3,Renamed too,Vehicle\nZ-1,New,Vehicle`,
    )
    const reverted = asImport((await revert(id)).body.data)
    expect(reverted).toMatchObject({ status: 'reverted', kept: [] })
    expect(await numbered('Z-1')).toBeUndefined()
    expect([await numbered('A-1'), await numbered('A-3')]).toEqual(before.map((asset) => ({ ...asset, version: 3 })))
    expect(codeOf(await revert(id))).toBe('422 not_in_this_state')
    expect(await auditOf(server, own)).toContainEqual(
      expect.objectContaining({ kind: 'assetImport', action: 'reverted' }),
    )
  })

  test('whatever somebody has touched since stays, and is named', async () => {
    const made = await created('Asset No,Name,Category\nZ-1,One,Vehicle\nZ-2,Two,Vehicle')
    const changed = await created(change)
    const [one] = [await numbered('Z-1')]
    const assigned = {
      assets: [{ id: one?.id, version: 1 }],
      holder: { kind: 'location', id: own.assets.location },
      expectedReturnDay: null,
      note: '',
    }
    expect((await ask('assign', own.admin, { json: assigned })).status).toBe(200)
    await created('Asset No,Name\nA-1,Renamed again')
    expect(asImport((await revert(made.id)).body.data).kept).toEqual([
      { id: one?.id, name: 'Z-1 One', because: 'changedSince' },
    ])
    expect(await numbered('Z-2')).toBeUndefined()
    expect(asImport((await revert(changed.id)).body.data).kept.map(({ name }) => name)).toEqual(['A-1 Renamed again'])
    expect((await numbered('A-3'))?.name).toBe(`${own.canary} returned`)
  })

  test('by two at once it is taken back once', async () => {
    const { id } = await created('Asset No,Name,Category\nZ-1,One,Vehicle')
    const answers = await Promise.all([revert(id), revert(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

describe('who', () => {
  test('is for those who may add and change; the imports there were are theirs to see, another client’s are none', async () => {
    const half = await readerIn(server, own, ['Use', 'Create'])
    expect(codeOf(await send(sheet, {}, half))).toBe('403 feature_not_granted')
    expect(codeOf(await ask('import/csv', half))).toBe('403 feature_not_granted')
    const { id } = await created(sheet)
    expect(
      Schema.decodeUnknownSync(Schema.Array(AssetImport))((await ask('import/batches')).body.data).map((one) => one.id),
    ).toEqual(expect.arrayContaining([id, own.assets.import]))
    expect(codeOf(await ask(`import/batches/${other.assets.import}`))).toBe('404 not_found')
    expect(codeOf(await revert(other.assets.import))).toBe('404 not_found')
  })

  test('a number of another client is free here', async () => {
    await rows(server, `update assets set number = 'V-1' where id = $1`, [other.assets.stock])
    expect((await created(sheet)).madeCount).toBe(2)
  })
})
