import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Block, PolicyContent } from '../../../src/domain/policies/content/nouns.ts'
import { Changes } from '../../../src/ui/policies/Changes.tsx'
import { PolicyText } from '../../../src/ui/policies/PolicyText.tsx'
import { readVersionView, versionHref } from '../../../src/ui/policies/versionAddress.ts'
import { someChanges } from '../../fixtures/policyDocuments.ts'
import { aTable } from '../../fixtures/policyTables.ts'

const shown = (...content: [Block, ...ReadonlyArray<Block>]): string =>
  renderToStaticMarkup(
    createElement(PolicyText, { content: { type: 'doc', content } satisfies PolicyContent }),
  ).replace(/^<article class="prose">|<\/article>$/g, '')

const text = (text: string) => ({ type: 'text', text }) as const

describe('The text of a policy is made of elements', () => {
  it.each<[string, Block, string]>([
    [
      'a heading under the page’s own',
      { type: 'heading', attrs: { level: 1 }, content: [text('Aim')] },
      '<h2>Aim</h2>',
    ],
    ['a paragraph without words', { type: 'paragraph' }, '<p></p>'],
    ['a rule', { type: 'horizontal_rule' }, '<hr/>'],
    [
      'a list that begins later',
      {
        type: 'ordered_list',
        attrs: { order: 3 },
        content: [{ type: 'list_item', content: [{ type: 'paragraph', content: [text('Three')] }] }],
      },
      '<ol start="3"><li><p>Three</p></li></ol>',
    ],
    [
      'marks in each other',
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Stop', marks: [{ type: 'strong' }, { type: 'em' }] },
          { type: 'hard_break' },
          text('Go'),
        ],
      },
      '<p><strong><em>Stop</em></strong><br/>Go</p>',
    ],
    [
      'a link to another site, which opens beside',
      {
        type: 'paragraph',
        content: [{ ...text('Law'), marks: [{ type: 'link', attrs: { href: 'https://law.test' } }] }],
      },
      '<p><a href="https://law.test" target="_blank" rel="noreferrer">Law</a></p>',
    ],
  ])('%s', (_, block, html) => expect(shown(block)).toBe(html))

  it('a table is one, that scrolls within itself, with headings of its columns and rows', () => {
    const cells = [
      ['', 'Limit'],
      ['Lead', '$500'],
    ]
    const html = shown(aTable(cells, { headerColumn: true }) as never)
    expect(html).toBe(
      '<div data-table="true" role="group" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col"><p></p></th><th scope="col"><p>Limit</p></th></tr></thead><tbody><tr><th scope="row"><p>Lead</p></th><td><p>$500</p></td></tr></tbody></table></div>',
    )
    expect(shown(aTable(cells, { headerRow: false }) as never)).not.toContain('<th')
  })

  it('and what looks like one is a word', () => {
    const html = shown({ type: 'paragraph', content: [text('<img src=x onerror=alert(1)>')] })
    expect(html).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
  })
})

describe('What changed', () => {
  const of = (changes = someChanges()) => renderToStaticMarkup(createElement(Changes, { changes }))

  it('is marked by an element and by a word, not by a colour alone', () => {
    expect(of()).toContain('<ins>Treat everybody with respect.</ins>')
    expect(of()).toContain('New')
  })

  it('of a table row by row, with the word that changed and what was left out', () => {
    const rowOf = (...words: ReadonlyArray<string>) =>
      words.map((word) => ({ change: 'same', parts: [{ change: 'same', text: word }] }) as const)
    const row = (change: 'same' | 'added', level: number, ...words: ReadonlyArray<string>) =>
      ({ kind: 'tableRow', level, change, parts: [], cells: rowOf(...words) }) as const
    const changed = {
      ...row('same', 0, 'Lead'),
      change: 'changed',
      cells: [
        ...rowOf('Lead'),
        {
          change: 'changed',
          parts: [
            { change: 'removed', text: '$500' },
            { change: 'added', text: '$800' },
          ],
        },
      ],
    } as const
    const html = of(someChanges({ blocks: [row('same', 1, 'Role', 'Limit'), row('same', 0, 'Cook', '$1'), changed] }))
    expect(html.match(/<table/g)).toHaveLength(1)
    expect(html).toContain('<th scope="col">Limit</th>')
    expect(html).toContain('1 row unchanged')
    expect(html).toContain('<td><del>$500</del><ins>$800</ins></td>')
    expect(html).not.toContain('Cook')
  })

  it('a title that changed is told', () => {
    expect(of(someChanges({ titleBefore: 'Conduct' }))).toContain('<del>Conduct</del>')
    expect(of()).not.toContain('<del>')
  })

  it('of a file nothing can be compared, and that is said', () => {
    expect(of(someChanges({ blocks: null }))).toContain('is a file')
  })
})

describe('The address says which version is shown', () => {
  it.each([
    ['tab=versions', { versionNo: null, from: null }],
    ['tab=versions&version=3', { versionNo: 3, from: null }],
    ['tab=versions&version=3&from=1', { versionNo: 3, from: 1 }],
    ['tab=versions&version=3&from=0', { versionNo: 3, from: null }],
    ['tab=versions&version=latest', { versionNo: null, from: null }],
  ])('%s', (search, view) => expect(readVersionView(search)).toEqual(view))

  it('and a link says it again', () => {
    expect(versionHref('x', 3, 1)).toBe('/hrDocuments/x?tab=versions&version=3&from=1')
    expect(versionHref('x')).toBe('/hrDocuments/x?tab=versions')
  })
})
