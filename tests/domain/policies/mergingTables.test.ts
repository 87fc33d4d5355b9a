import * as Schema from 'effect/Schema'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { longestMatching } from '../../../src/domain/kernel/threeTexts.ts'
import { PolicyContent, type Table } from '../../../src/domain/policies/content/nouns.ts'
import { mergedTexts } from '../../../src/domain/policies/merging.ts'
import { aTable, wordsIn } from '../../fixtures/policyTables.ts'

type Rows = ReadonlyArray<ReadonlyArray<string>>
const doc = (table: Table): PolicyContent => ({ type: 'doc', content: [table] })
const merge = (base: Table, ours: Table, theirs: Table) =>
  mergedTexts({ base: doc(base), ours: doc(ours), theirs: doc(theirs) }, longestMatching)

const base: Rows = [
  ['Role', 'Limit'],
  ['Lead', '$500'],
  ['Manager', '$2,000'],
]

describe('§ 4 the latest template comes with one’s own changes of a table kept', () => {
  test.each<[string, Rows, Rows, Rows]>([
    [
      'each changed another row',
      [
        ['Role', 'Limit'],
        ['Lead', '$600'],
        ['Manager', '$2,000'],
      ],
      [
        ['Role', 'Limit'],
        ['Lead', '$500'],
        ['Director', '$2,000'],
      ],
      [
        ['Role', 'Limit'],
        ['Lead', '$600'],
        ['Director', '$2,000'],
      ],
    ],
    [
      'each changed another cell of a row',
      [
        ['Role', 'Limit'],
        ['Lead', '$600'],
        ['Manager', '$2,000'],
      ],
      [
        ['Role', 'Limit'],
        ['Foreman', '$500'],
        ['Manager', '$2,000'],
      ],
      [
        ['Role', 'Limit'],
        ['Foreman', '$600'],
        ['Manager', '$2,000'],
      ],
    ],
    [
      'we added a row, the template changed another',
      [...base, ['Owner', 'None']],
      [
        ['Role', 'Limit'],
        ['Lead', '$700'],
        ['Manager', '$2,000'],
      ],
      [
        ['Role', 'Limit'],
        ['Lead', '$700'],
        ['Manager', '$2,000'],
        ['Owner', 'None'],
      ],
    ],
    [
      'the template added a column, we nothing',
      base,
      [
        ['Role', 'Limit', 'Who'],
        ['Lead', '$500', ''],
        ['Manager', '$2,000', ''],
      ],
      [
        ['Role', 'Limit', 'Who'],
        ['Lead', '$500', ''],
        ['Manager', '$2,000', ''],
      ],
    ],
  ])('%s', (_, ours, theirs, expected) => {
    const { content, conflicts } = merge(aTable(base), aTable(ours), aTable(theirs))
    expect([wordsIn(content.content[0]), conflicts]).toEqual([expected, []])
  })

  it('where both changed a cell, the template’s stands and ours is named', () => {
    const ours = aTable([
      ['Role', 'Limit'],
      ['Lead', '$600'],
      ['Manager', '$2,000'],
    ])
    const theirs = aTable([
      ['Role', 'Limit'],
      ['Lead', '$700'],
      ['Manager', '$2,000'],
    ])
    const { content, conflicts } = merge(aTable(base), ours, theirs)
    expect(wordsIn(content.content[0])?.[1]).toEqual(['Lead', '$700'])
    expect(conflicts).toEqual([{ ours: '$600', theirs: '$700' }])
  })

  it('where one added a column and the other changed a cell, the template’s whole table stands and ours is named', () => {
    const ours = aTable([
      ['Role', 'Limit', 'Who'],
      ['Lead', '$500', 'Ava'],
      ['Manager', '$2,000', ''],
    ])
    const theirs = aTable([
      ['Role', 'Limit'],
      ['Lead', '$700'],
      ['Manager', '$2,000'],
    ])
    const { content, conflicts } = merge(aTable(base), ours, theirs)
    expect(content.content[0]).toEqual(theirs)
    expect(conflicts.map(({ ours }) => ours).join()).toContain('Ava')
  })

  it('what heads the table is each one’s own change', () => {
    const { content } = merge(aTable(base), aTable(base, { headerColumn: true }), aTable(base, { headerRow: false }))
    expect(content.content[0]).toEqual(aTable(base, { headerRow: false, headerColumn: true }))
  })
})

describe('whatever the three tables are', () => {
  const tables = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 })).chain(([columns, rows]) =>
    fc.array(fc.array(fc.constantFrom('', 'a', 'b', 'c'), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  )

  it('what comes out can be saved, and with one side unchanged it is the other', () => {
    fc.assert(
      fc.property(tables, tables, tables, (one, two, three) => {
        const [base, ours, theirs] = [aTable(one), aTable(two), aTable(three)]
        expect(Schema.is(PolicyContent)(merge(base, ours, theirs).content)).toBe(true)
        expect(merge(base, base, theirs).content).toEqual(doc(theirs))
        expect(merge(base, ours, base).content).toEqual(doc(ours))
      }),
    )
  })

  it('nothing we wrote is lost without a word: it is in the result or named', () => {
    fc.assert(
      fc.property(tables, tables, tables, (one, two, three) => {
        const mine = two.map((row, at) => row.map((cell, beside) => ((at + beside) % 3 === 1 ? `${cell}!` : cell)))
        const words = JSON.stringify(merge(aTable(one), aTable(mine), aTable(three)))
        for (const cell of mine.flat()) if (cell.endsWith('!')) expect(words).toContain(cell)
      }),
    )
  })
})
