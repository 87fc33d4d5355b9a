import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Block, PolicyContent } from '../../../src/domain/policies/content/nouns.ts'
import { Changes } from '../../../src/ui/policies/Changes.tsx'
import { PolicyText } from '../../../src/ui/policies/PolicyText.tsx'
import { readVersionView, versionHref } from '../../../src/ui/policies/versionAddress.ts'
import { someChanges } from '../../fixtures/policyDocuments.ts'

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
