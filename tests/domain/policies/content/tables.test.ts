import * as Schema from 'effect/Schema'
import { describe, expect, it, test } from 'vitest'
import { withinBounds } from '../../../../src/domain/policies/content/bounds.ts'
import { differences } from '../../../../src/domain/policies/content/differences.ts'
import { linesOf } from '../../../../src/domain/policies/content/lines.ts'
import { type Part, PolicyContent } from '../../../../src/domain/policies/content/nouns.ts'
import {
  columnsOf,
  isRegular,
  TABLE_COLUMNS_MAX,
  TABLE_ROWS_MAX,
} from '../../../../src/domain/policies/content/tables.ts'
import { textOf } from '../../../../src/domain/policies/content/words.ts'
import { saysSomething } from '../../../../src/domain/policies/lifecycle.ts'
import type { DiffBlock } from '../../../../src/domain/policies/nouns.ts'
import { readingMinutes } from '../../../../src/domain/policies/readingTime.ts'
import { shownChanges } from '../../../../src/domain/policies/shownChanges.ts'
import { aTable } from '../../../fixtures/policyTables.ts'

const doc = (...content: ReadonlyArray<unknown>) => ({ type: 'doc', content }) as unknown as PolicyContent
const say = (text: string): Part => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const cell = (...content: ReadonlyArray<unknown>) => ({ type: 'table_cell', content })
const row = (...content: ReadonlyArray<unknown>) => ({ type: 'table_row', content })
const table = (...content: ReadonlyArray<unknown>) => ({
  type: 'table',
  attrs: { headerRow: false, headerColumn: false },
  content,
})
const item = { type: 'list_item', content: [{ type: 'paragraph' }] }
const points = { type: 'bullet_list', content: [item] }
const heading = { type: 'heading', attrs: { level: 1 } }
const empty = cell({ type: 'paragraph' })

describe('What a table may be (ours)', () => {
  test.each<[string, unknown, boolean]>([
    ['of one cell', table(row(empty)), true],
    ['with a list in a cell', table(row(cell(points, { type: 'paragraph' }))), true],
    ['with a header row and a header column', aTable([['a', 'b']], { headerColumn: true }), true],
    ['of no rows', table(), false],
    ['of a row without cells', table(row()), false],
    ['of a cell without anything', table(row(cell())), false],
    ['of rows of different lengths', table(row(empty, empty), row(empty)), false],
    ['of which nobody says what heads it', { type: 'table', content: [row(empty)] }, false],
    ['with a heading in a cell', table(row(cell(heading))), false],
    ['with a quotation in a cell', table(row(cell({ type: 'blockquote', content: [say('x')] }))), false],
    ['with a line in a cell', table(row(cell({ type: 'horizontal_rule' }))), false],
    ['with a table in a cell', table(row(cell(table(row(empty))))), false],
    ['within a quotation', { type: 'blockquote', content: [table(row(empty))] }, false],
    ['within a list', { type: 'bullet_list', content: [{ type: 'list_item', content: [table(row(empty))] }] }, false],
  ])('%s', (_, part, may) => expect(Schema.is(PolicyContent)(doc(part))).toBe(may))

  const sized = (rows: number, columns: number) =>
    doc(aTable(Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''))))

  test.each<[number, number, string]>([
    [TABLE_ROWS_MAX, 1, 'yes'],
    [TABLE_ROWS_MAX + 1, 1, 'tableTooLarge'],
    [1, TABLE_COLUMNS_MAX, 'yes'],
    [1, TABLE_COLUMNS_MAX + 1, 'tableTooLarge'],
    [TABLE_ROWS_MAX, TABLE_COLUMNS_MAX, 'tooManyBlocks'],
  ])('%d rows of %d columns', (rows, columns, expected) => {
    const decision = withinBounds(sized(rows, columns))
    expect(decision.allowed ? 'yes' : decision.because).toBe(expected)
  })

  it('is regular when every row has as many cells as the first', () => {
    expect(isRegular(aTable([['a'], ['b']]))).toBe(true)
    expect(isRegular(aTable([['a', 'b'], ['c']]))).toBe(false)
    expect([columnsOf(aTable([['a', 'b']])), columnsOf({ content: [] })]).toEqual([2, 0])
  })
})

describe('The words of a table', () => {
  it('are its rows, and an empty one says nothing', () => {
    expect(
      textOf(
        aTable([
          ['Role', 'Limit'],
          ['Lead', ''],
          ['', ''],
        ]),
      ),
    ).toBe('Role · Limit\nLead\n')
    expect(saysSomething(doc(aTable([['', '']])))).toBe(false)
    expect(saysSomething(doc(aTable([['', 'x']])))).toBe(true)
  })

  it('are read, each cell for itself', () => {
    const rows = Array.from({ length: 150 }, () => ['one', 'two three', 'four'])
    expect(readingMinutes(doc(aTable(rows)))).toBe(3)
  })

  it('as lines for comparing are rows, with what stands in their cells', () => {
    const content = doc(
      aTable([['Role', 'Limit']]),
      table(row(cell(say('Do'), { ...points, content: [{ type: 'list_item', content: [say('this')] }] }))),
    )
    expect(linesOf(content).map(({ kind, level, cells }) => ({ kind, level, cells }))).toEqual([
      { kind: 'tableRow', level: 1, cells: ['Role', 'Limit'] },
      { kind: 'tableRow', level: 0, cells: ['Do\n• this'] },
    ])
  })
})

/** `[-old-]{+new+}` for what was taken out and put in; a sign before each row says what became of it. */
const shown = (blocks: ReadonlyArray<DiffBlock>) =>
  blocks.map(
    ({ change, cells = [] }) =>
      `${{ same: ' ', added: '+', removed: '-', changed: '~' }[change]}${cells
        .map(({ parts }) =>
          parts
            .map(({ change: of, text }) => ({ same: text, added: `{+${text}+}`, removed: `[-${text}-]` })[of])
            .join(''),
        )
        .join('|')}`,
  )

describe('7 HRDocumentsDiff (ours): a table is compared row by row and cell by cell', () => {
  const limits = [
    ['Role', 'Limit'],
    ['Lead', '$500'],
    ['Manager', '$2,000'],
  ]
  test.each<[string, ReadonlyArray<ReadonlyArray<string>>, ReadonlyArray<string>]>([
    ['the same', limits, [' Role|Limit', ' Lead|$500', ' Manager|$2,000']],
    [
      'a cell changed',
      [
        ['Role', 'Limit'],
        ['Lead', '$800'],
        ['Manager', '$2,000'],
      ],
      [' Role|Limit', '~Lead|$[-500-]{+800+}', ' Manager|$2,000'],
    ],
    [
      'a row put in',
      [...limits, ['Director', 'No limit']],
      [' Role|Limit', ' Lead|$500', ' Manager|$2,000', '+{+Director+}|{+No limit+}'],
    ],
    ['a row taken out', limits.slice(0, 2), [' Role|Limit', ' Lead|$500', '-[-Manager-]|[-$2,000-]']],
    [
      'a column put in between',
      [
        ['Role', 'Who', 'Limit'],
        ['Lead', 'Ava', '$500'],
        ['Manager', '', '$2,000'],
      ],
      ['~Role|{+Who+}|Limit', '~Lead|{+Ava+}|$500', '~Manager||$2,000'],
    ],
    [
      'a column taken out',
      [['Role'], ['Lead'], ['Manager']],
      ['~Role|[-Limit-]', '~Lead|[-$500-]', '~Manager|[-$2,000-]'],
    ],
    [
      'an empty cell filled',
      [
        ['Role', 'Limit'],
        ['Lead', '$500'],
        ['Manager', '$2,000 a day'],
      ],
      [' Role|Limit', ' Lead|$500', '~Manager|$2,000{+ a day+}'],
    ],
  ])('%s', (_, after, expected) =>
    expect(shown(differences(doc(aTable(limits)), doc(aTable(after))))).toEqual(expected),
  )

  it('the words of two cells are not those of one', () => {
    const changes = differences(doc(aTable([['a b', 'c']])), doc(aTable([['a', 'b c']])))
    expect(changes.every(({ change }) => change === 'same')).toBe(false)
  })

  it('a table that became paragraphs was taken out', () => {
    const changes = differences(doc(aTable([['Role', 'Limit']])), doc(say('Role'), say('Limit')))
    expect(changes.map(({ kind, change }) => `${kind} ${change}`)).toEqual([
      'paragraph added',
      'paragraph added',
      'tableRow removed',
    ])
  })

  it('of a changed row the one that heads it is shown too', () => {
    const before = doc(
      say('Above'),
      aTable([
        ['Role', 'Limit'],
        ['Lead', '$500'],
        ['Manager', '$2,000'],
      ]),
    )
    const after = doc(
      say('Above'),
      aTable([
        ['Role', 'Limit'],
        ['Lead', '$500'],
        ['Manager', '$3,000'],
      ]),
    )
    expect(
      shownChanges(differences(before, after)).map(({ left, block }) => [left, block?.cells?.[0]?.parts[0]?.text]),
    ).toEqual([
      [1, 'Role'],
      [1, 'Manager'],
    ])
  })
})
