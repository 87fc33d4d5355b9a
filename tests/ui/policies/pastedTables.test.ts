import * as Schema from 'effect/Schema'
import { JSDOM } from 'jsdom'
import { describe, expect, it, test } from 'vitest'
import { type Part, PolicyContent } from '../../../src/domain/policies/content/nouns.ts'
import { TABLE_ROWS_MAX } from '../../../src/domain/policies/content/tables.ts'
import { sliceOf, withinCell } from '../../../src/ui/policies/editor/pasted.ts'
import type { Lost } from '../../../src/ui/policies/editor/pasteWords.ts'
import { contentOf, nodeOf } from '../../../src/ui/policies/editor/schema.ts'
import { aTable, wordsIn } from '../../fixtures/policyTables.ts'
import { at, blank, doc, open, say } from './editing.ts'

describe('A pasted table stays one', () => {
  /** As the browser's sanitiser leaves it. */
  const pasted = (html: string, notes: Array<Lost> = []) => {
    const { body } = new JSDOM(html).window.document
    const slice = sliceOf(body, nodeOf(doc(blank)).resolve(1), (note) => notes.push(note))
    return (slice?.content.toJSON() ?? []) as ReadonlyArray<Part>
  }
  const first = (html: string, notes: Array<Lost> = []) => {
    const [table] = pasted(html, notes)
    return table?.type === 'table' ? [wordsIn(table), table.attrs.headerRow, table.attrs.headerColumn] : table?.type
  }

  test.each<[string, string, unknown]>([
    [
      'of Google Sheets',
      '<google-sheets-html-origin><style>td { border: 1px }</style><table dir="ltr" data-sheets-root="1"><colgroup><col width="100"><col width="100"></colgroup><tbody><tr data-style="height:21px;"><td data-style="font-weight:bold">Role</td><td>Limit</td></tr><tr><td>Lead</td><td>500</td></tr></tbody></table></google-sheets-html-origin>',
      [
        [
          ['Role', 'Limit'],
          ['Lead', '500'],
        ],
        false,
        false,
      ],
    ],
    [
      'of Word, whose head says so',
      '<table class="MsoTableGrid"><thead><tr><td><p class="MsoNormal"><b>Role</b></p></td><td><p class="MsoNormal">Limit</p></td></tr></thead><tr><td><p>Lead</p></td><td><p>$500</p><p>a day</p></td></tr></table>',
      [
        [
          ['Role', 'Limit'],
          ['Lead', '$500|a day'],
        ],
        true,
        false,
      ],
    ],
    [
      'of the web, with headings in its first row and column',
      '<table><tr><th>Role</th><th>Limit</th></tr><tr><th>Lead</th><td>1</td></tr></table>',
      [
        [
          ['Role', 'Limit'],
          ['Lead', '1'],
        ],
        true,
        true,
      ],
    ],
    [
      'rows of different lengths',
      '<table><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></table>',
      [
        [
          ['a', ''],
          ['b', 'c'],
        ],
        false,
        false,
      ],
    ],
    [
      'lists and headings in a cell',
      '<table><tr><td><h2>Do</h2></td><td><ul><li>x</li></ul></td></tr></table>',
      [[['Do', 'bullet_list']], false, false],
    ],
    [
      'a table in a cell is its words',
      '<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>',
      [[['a', 'b|c']], false, false],
    ],
    ['a single cell is its words', '<table><tr><td>Only</td></tr></table>', 'text'],
  ])('%s', (_, html, expected) => expect(first(html)).toEqual(expected))

  it('merged cells are taken apart, and that is told', () => {
    const notes: Array<Lost> = []
    const html =
      '<table><tr><td colspan="2">Wide</td><td rowspan="3">Tall</td></tr><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>'
    expect(first(html, notes)).toEqual([
      [
        ['Wide', '', 'Tall'],
        ['a', 'b', ''],
        ['c', '', ''],
      ],
      false,
      false,
    ])
    expect(notes).toEqual(['mergedApart'])
  })

  it('one that is too large becomes a paragraph a row, and that is told', () => {
    const notes: Array<Lost> = []
    const rows = Array.from({ length: TABLE_ROWS_MAX + 1 }, (_, row) => `<tr><td>${row}</td><td>x</td></tr>`)
    const parts = pasted(`<table>${rows.join('')}</table>`, notes)
    expect([parts.length, parts[0], notes]).toEqual([TABLE_ROWS_MAX + 1, say('0 · x'), ['tooLarge']])
  })

  it('one in a list comes behind it, and what is around it is still there', () => {
    const parts = pasted('<p>A</p><ul><li>B<table><tr><td>1</td><td>2</td></tr></table></li></ul><p>C</p>')
    expect(parts.map(({ type }) => type)).toEqual(['paragraph', 'bullet_list', 'table', 'paragraph'])
  })

  it('and comes whole into a text', () => {
    const state = at(open(doc(say('Before'))), 'Before')
    const body = new JSDOM('<table><tr><td>1</td><td>2</td></tr></table>').window.document.body
    const slice = sliceOf(body, state.selection.$from)
    if (slice === null) throw new Error('nothing')
    expect(contentOf(state.apply(state.tr.replaceSelection(slice)).doc).content.map(({ type }) => type)).toContain(
      'table',
    )
  })

  it('into a cell comes what fits there', () => {
    const body = new JSDOM('<h2>Head</h2><blockquote><p>Q</p></blockquote><hr><ul><li>x</li></ul>').window.document.body
    const slice = sliceOf(body, nodeOf(doc(blank)).resolve(1))
    if (slice === null) throw new Error('nothing')
    expect(withinCell(slice).content.content.map(({ type }) => type.name)).toEqual([
      'paragraph',
      'paragraph',
      'bullet_list',
    ])
    const state = at(open(doc(aTable([['a', 'b']]))), 'a')
    const next = state.apply(state.tr.replaceSelection(withinCell(slice)))
    expect(contentOf(next.doc).content).toHaveLength(1)
    expect(Schema.is(PolicyContent)(contentOf(next.doc))).toBe(true)
  })
})
