import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '../../../src/domain/policies/content/tables.ts'
import { aTable } from '../../fixtures/policyTables.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, stateOf, type World } from '../world/world.ts'
import { type Asking, asDocument, asking } from './asking.ts'

let server: TestServer
let own: World
let other: World
let my: Asking

beforeAll(async () => {
  server = await serverForTest()
  other = await makeWorld(server, { name: 'other', plan: await addPlan(server) })
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan: await addPlan(server) })
  my = asking(server, own)
})
afterAll(() => server.close())

const holding = (...content: ReadonlyArray<object>) => ({ type: 'doc', content })
const limits = (lead: string) =>
  aTable([
    ['Role', 'Limit'],
    ['Lead', lead],
  ])

/** In force, for everybody. */
const published = async (id = newId()) => {
  await my.create({ id, content: holding(limits('$500')) })
  await my.settle(id, {})
  await my.review(id)
  return id
}

describe('A table in a policy (ours)', () => {
  test('comes back as it went in, to the person who wrote it and to those it binds', async () => {
    const id = await published()
    expect((await my.read(id, own.target)).current?.content).toEqual(holding(limits('$500')))
  })

  test('cell by cell is what became of it between two versions', async () => {
    const id = await published()
    await my.save(id, { version: null, content: holding(limits('$800')) })
    await my.review(id, { outcome: 'substantive', changeNote: 'More.' })
    const { body } = await my.ask(`HRDocumentsDiff/${id}/2`, own.target)
    expect((body.data as { readonly blocks: unknown }).blocks).toMatchObject([
      { kind: 'tableRow', level: 1, change: 'same', parts: [] },
      {
        kind: 'tableRow',
        level: 0,
        change: 'changed',
        cells: [
          { change: 'same', parts: [{ change: 'same', text: 'Lead' }] },
          { change: 'changed', parts: [{ text: '$' }, { change: 'removed' }, { change: 'added' }] },
        ],
      },
    ])
  })

  const cell = { type: 'table_cell', content: [{ type: 'paragraph' }] }
  const table = (...rows: ReadonlyArray<ReadonlyArray<object>>) => ({
    type: 'table',
    attrs: { headerRow: false, headerColumn: false },
    content: rows.map((content) => ({ type: 'table_row', content })),
  })
  const sized = (rows: number, columns: number) =>
    table(...Array.from({ length: rows }, () => Array(columns).fill(cell)))

  test.each<[string, object, string]>([
    ['rows of different lengths', table([cell, cell], [cell]), '400'],
    ['no rows', table(), '400'],
    ['a table in a cell', table([{ type: 'table_cell', content: [table([cell])] }]), '400'],
    ['a table in a quotation', { type: 'blockquote', content: [table([cell])] }, '400'],
    [
      'a heading in a cell',
      table([{ type: 'table_cell', content: [{ type: 'heading', attrs: { level: 1 } }] }]),
      '400',
    ],
    ['a cell that reaches over others', table([{ ...cell, attrs: { colspan: 2 } }]), '400'],
    ['a column too many', sized(1, TABLE_COLUMNS_MAX + 1), '422 table_too_large'],
    ['a row too many', sized(TABLE_ROWS_MAX + 1, 1), '422 table_too_large'],
  ])('%s: %s', async (_, part, expected) => {
    const id = newId()
    await my.create({ id, content: holding(limits('$500')) })
    const before = await stateOf(server, [own])
    for (const answer of [await my.create({ content: holding(part) }), await my.save(id, { content: holding(part) })])
      expect(expected === '400' ? codeOf(answer).slice(0, 3) : codeOf(answer)).toBe(expected)
    expect(await stateOf(server, [own])).toBe(before)
  })

  test('a save over somebody else’s keeps theirs', async () => {
    const id = newId()
    await my.create({ id, content: holding(limits('$500')) })
    await my.save(id, { version: 1, content: holding(limits('$600')) })
    expect(codeOf(await my.save(id, { version: 1, content: holding(limits('$700')) }))).toMatch(/^409/)
    expect((await my.read(id)).draft?.content).toEqual(holding(limits('$600')))
  })

  test('is nobody’s of another client, to read or to change', async () => {
    const id = await published()
    const theirs = asking(server, other)
    const before = await stateOf(server, [own])
    expect(codeOf(await theirs.ask(`hrDocuments/${id}`))).toBe('404 not_found')
    expect(codeOf(await theirs.ask(`HRDocumentsDiff/${id}/1`))).toBe('404 not_found')
    expect(codeOf(await theirs.save(id, { version: null, content: holding(limits('$1')) }))).toBe('404 not_found')
    expect(await stateOf(server, [own])).toBe(before)
    expect(asDocument((await my.ask(`hrDocuments/${id}`)).body.data).current?.content).toEqual(holding(limits('$500')))
  })
})
