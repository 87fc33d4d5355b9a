import { Effect } from 'effect'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import type { Block, PolicyContent } from '../../../src/domain/policies/content/nouns.ts'
import { printed } from '../../../src/server/policies/paper/printing.ts'

const run = (text: string) => ({ type: 'text' as const, text })
const say = (text: string): Block => ({ type: 'paragraph', content: [run(text)] })

const pagesOf = async (content: PolicyContent) => {
  const policy = {
    title: 'Heat',
    content,
    state: 'Version 3',
    sha256: 'ab'.repeat(32),
    clientName: 'Banksia Ridge',
    timeZone: 'Australia/Brisbane',
    madeUtc: '2026-11-21T02:30:00.000Z',
  }
  const bytes = await Effect.runPromise(printed({ kind: 'policy', policy }))
  const document = await pdfjs.getDocument({ data: bytes, verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const { items } = await page.getTextContent()
      const links = (await page.getAnnotations()).flatMap(({ url }) => (url === undefined ? [] : [url as string]))
      return { lines: items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])), links }
    }),
  )
}

it('every kind of block is on the page as text, with the numbers and points of its lists', async () => {
  const [page] = await pagesOf({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 1 }, content: [run('Water')] },
      { type: 'paragraph' },
      { type: 'paragraph', content: [run('First line'), { type: 'hard_break' }, run('Second line')] },
      { type: 'blockquote', content: [say('A litre an hour')] },
      { type: 'horizontal_rule' },
      {
        type: 'ordered_list',
        attrs: { order: 4 },
        content: [
          {
            type: 'list_item',
            content: [say('Stop'), { type: 'bullet_list', content: [{ type: 'list_item', content: [say('Shade')] }] }],
          },
          { type: 'list_item', content: [say('Cool')] },
        ],
      },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'the site', marks: [{ type: 'link', attrs: { href: 'https://example.com/heat' } }] },
          { type: 'text', text: ' and ours', marks: [{ type: 'link', attrs: { href: '/hrDocuments' } }] },
        ],
      },
    ],
  })
  expect(page?.lines).toEqual([
    'Heat',
    'Banksia Ridge · Version 3',
    'Water',
    'First line',
    'Second line',
    'A litre an hour',
    '4. Stop',
    '•',
    'Shade',
    '5. Cool',
    'the site and ours',
    `SHA-256 ${'ab'.repeat(32)}`,
    'Heat · Version 3 · printed 21 Nov 2026 12:30',
    '1 of 1',
  ])
  // A page of the product is no address outside of it.
  expect(page?.links).toEqual(['https://example.com/heat'])
})

it('a long list goes on from page to page, and no point stays behind without its text', async () => {
  const points = Array.from({ length: 200 }, (_, index) => `Point ${index + 1}`)
  const pages = await pagesOf({
    type: 'doc',
    content: [
      { type: 'bullet_list', content: points.map((text) => ({ type: 'list_item' as const, content: [say(text)] })) },
    ] as unknown as PolicyContent['content'],
  })
  expect(pages.length).toBeGreaterThan(3)
  for (const { lines } of pages) {
    expect(lines.filter((line) => line === '•').length).toBe(lines.filter((line) => line.startsWith('Point')).length)
  }
  expect(pages.flatMap(({ lines }) => lines.filter((line) => line.startsWith('Point')))).toEqual(points)
})

it('letters of other scripts are there, marks are taken apart, and what has no letter is a box', async () => {
  const [page] = await pagesOf({ type: 'doc', content: [say('Ελένη, Дмитро, Łukasz, Nguyễn, 王')] })
  expect(page?.lines).toContain('Ελένη, Дмитро, Łukasz, Nguyen, □')
})
