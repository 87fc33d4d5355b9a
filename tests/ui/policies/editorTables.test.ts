import * as Schema from 'effect/Schema'
import fc from 'fast-check'
import { Selection, TextSelection } from 'prosemirror-state'
import { describe, expect, it, test } from 'vitest'
import { type Part, PolicyContent } from '../../../src/domain/policies/content/nouns.ts'
import { TABLE_COLUMNS_MAX } from '../../../src/domain/policies/content/tables.ts'
import { type CommandName, commands, textStateOf } from '../../../src/ui/policies/editor/commands.ts'
import { contentOf, nodeOf } from '../../../src/ui/policies/editor/schema.ts'
import { aTable } from '../../fixtures/policyTables.ts'
import { at, blank, doc, done, open, refused, rowsOf, say } from './editing.ts'

describe('A table passes both ways, and nothing of the library’s own with it', () => {
  it.each([{}, { headerColumn: true }, { headerRow: false }])('%o', (heads) => {
    const content = doc(
      say('Before'),
      aTable(
        [
          ['a', 'b'],
          ['', 'd'],
        ],
        heads,
      ),
    )
    expect(contentOf(nodeOf(content))).toEqual(content)
  })
})

describe('The tools of a table', () => {
  const limits = aTable([
    ['Role', 'Limit'],
    ['Lead', '$500'],
  ])

  it('puts one in the place of an empty paragraph, with a paragraph behind where nothing is', () => {
    const state = done(open(doc(blank)), 'table')
    expect(contentOf(state.doc)).toEqual(
      doc(
        aTable([
          ['', '', ''],
          ['', '', ''],
          ['', '', ''],
        ]),
        blank,
      ),
    )
    expect(textStateOf(state).has('inTable')).toBe(true)
    expect(state.selection.$from.pos).toBe(4)
  })

  it('puts one behind what is written, and behind the whole list one stands in', () => {
    const list: Part = { type: 'bullet_list', content: [{ type: 'list_item', content: [say('Item') as never] }] }
    const state = done(at(open(doc(list, say('End'))), 'Item'), 'table')
    expect(contentOf(state.doc).content.map(({ type }) => type)).toEqual(['bullet_list', 'table', 'paragraph'])
  })

  it('never puts one, a heading, a quotation or a line within one', () => {
    const state = at(open(doc(limits)), 'Lead')
    for (const name of ['table', 'heading1', 'quote', 'rule'] as const)
      expect([name, contentOf(done(state, name).doc)]).toEqual([name, doc(limits)])
  })

  test.each<[CommandName, string, ReadonlyArray<ReadonlyArray<string>>]>([
    [
      'rowBelow',
      'Lead',
      [
        ['Role', 'Limit'],
        ['Lead', '$500'],
        ['', ''],
      ],
    ],
    [
      'rowAbove',
      'Lead',
      [
        ['Role', 'Limit'],
        ['', ''],
        ['Lead', '$500'],
      ],
    ],
    [
      'rowAbove',
      'Role',
      [
        ['Role', 'Limit'],
        ['Lead', '$500'],
      ],
    ],
    [
      'columnBefore',
      'Limit',
      [
        ['Role', '', 'Limit'],
        ['Lead', '', '$500'],
      ],
    ],
    [
      'columnAfter',
      'Limit',
      [
        ['Role', 'Limit', ''],
        ['Lead', '$500', ''],
      ],
    ],
    ['deleteRow', 'Lead', [['Role', 'Limit']]],
    ['deleteColumn', 'Role', [['Limit'], ['$500']]],
  ])('%s at %s', (name, words, expected) => expect(rowsOf(done(at(open(doc(limits)), words), name))).toEqual(expected))

  it('with what heads the others goes its being a header, and with the last of them the table', () => {
    const without = done(at(open(doc(limits)), 'Role'), 'deleteRow')
    expect(contentOf(without.doc).content[0]).toEqual(aTable([['Lead', '$500']], { headerRow: false }))
    expect(contentOf(done(at(without, 'Lead'), 'deleteRow').doc)).toEqual(doc(blank))
    const column = at(open(doc(aTable([['a'], ['b']], { headerColumn: true }))), 'a')
    expect(contentOf(done(column, 'deleteColumn').doc)).toEqual(doc(blank))
  })

  it('the next table keeps its own header when the one before goes', () => {
    const state = at(open(doc(aTable([['gone', 'x']]), limits)), 'gone')
    expect(contentOf(done(state, 'deleteRow').doc)).toEqual(doc(limits))
  })

  it('a header row and column are there or not', () => {
    const both = done(at(open(doc(limits)), 'Lead'), 'headerColumn')
    expect(contentOf(both.doc).content[0]).toEqual(
      aTable(
        [
          ['Role', 'Limit'],
          ['Lead', '$500'],
        ],
        { headerColumn: true },
      ),
    )
    expect(textStateOf(done(both, 'headerRow')).has('headerRow')).toBe(false)
  })

  it('grows to its bound and no further, and what would make it larger does not happen', () => {
    const full = open(doc(aTable([Array.from({ length: TABLE_COLUMNS_MAX }, (_, column) => `c${column}`)])))
    const state = at(full, 'c3')
    expect(textStateOf(state).has('canAddColumn')).toBe(false)
    expect(done(state, 'columnAfter').doc.eq(full.doc)).toBe(true)
    refused.count = 0
    const tooWide = nodeOf(doc(aTable([Array.from({ length: TABLE_COLUMNS_MAX + 1 }, () => '')]))).child(0)
    expect(full.apply(full.tr.insert(0, tooWide)).doc.eq(full.doc)).toBe(true)
    expect(refused.count).toBe(1)
  })
})

describe('Whatever is done to a text with tables', () => {
  const names = Object.keys(commands) as ReadonlyArray<CommandName>
  const step = fc.record({
    name: fc.constantFrom(...names, 'cut' as const, 'type' as const),
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    to: fc.double({ min: 0, max: 1, noNaN: true }),
  })

  it('what stands in the editor can be saved', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let state = open(
          doc(
            say('Before'),
            aTable([
              ['a', 'b', 'c'],
              ['d', 'e', 'f'],
            ]),
            say('Between'),
            aTable([['x'], ['y']]),
            say('After'),
          ),
        )
        for (const { name, from, to } of steps) {
          const size = state.doc.content.size
          const near = (part: number) => state.doc.resolve(Math.round(part * size))
          state = state.apply(state.tr.setSelection(TextSelection.between(near(from), near(to))))
          if (name === 'cut') state = state.apply(state.tr.deleteSelection())
          else if (name === 'type') state = state.apply(state.tr.insertText('z'))
          else state = done(state, name)
          state.doc.check()
        }
        expect(Schema.is(PolicyContent)(contentOf(state.doc))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('and its words stay, where nothing is taken out', () => {
    const state = open(doc(aTable([['a', 'b']])))
    const end = state.apply(state.tr.setSelection(Selection.atEnd(state.doc)))
    expect(rowsOf(done(end, 'undo'))).toEqual([['a', 'b']])
  })
})
