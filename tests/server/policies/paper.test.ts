import { Effect } from 'effect'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import type { Block, PolicyContent } from '../../../src/domain/policies/content/nouns.ts'
import { isolated } from '../../../src/server/paper/paper.ts'
import { printed } from '../../../src/server/policies/paper/printing.ts'
import { aTable } from '../../fixtures/policyTables.ts'

const run = (text: string) => ({ type: 'text' as const, text })
const say = (text: string): Block => ({ type: 'paragraph', content: [run(text)] })

const pagesOf = async (content: PolicyContent) => {
  const policy = {
    title: 'Heat',
    content,
    images: new Map<string, Uint8Array>(),
    state: 'Version 3',
    sha256: 'ab'.repeat(32),
    clientName: 'Banksia Ridge',
    logo: undefined,
    locale: standardLocale,
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
      const places = items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' ? [{ text: item.str, x: item.transform[4] as number }] : [],
      )
      const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
      return {
        text,
        places,
        lines: items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])),
        links,
      }
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
    'Version 3',
    'Water',
    'First line',
    'Second line',
    'A litre an hour',
    '4.',
    'Stop',
    '•',
    'Shade',
    '5.',
    'Cool',
    'the site and ours',
    `SHA-256 ${'ab'.repeat(32)}`,
    'Banksia Ridge',
    'Heat · Version 3 · printed 21 Nov 2026 12:30, Australia/Brisbane (AEST)',
    'Page 1 of 1',
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

it('a table stands in columns, with the points of its lists', async () => {
  const table = aTable([
    ['Role', 'Limit'],
    ['Lead', '$500'],
  ])
  const list: Block = { type: 'bullet_list', content: [{ type: 'list_item', content: [say('Plant')] }] }
  const withList = {
    ...table,
    content: [
      ...table.content,
      {
        type: 'table_row',
        content: [
          { type: 'table_cell', content: [list] },
          { type: 'table_cell', content: [say('None')] },
        ],
      },
    ],
  }
  const [page] = await pagesOf({ type: 'doc', content: [say('Before'), withList, say('After')] as never })
  const at = (text: string) => page?.places.find((place) => place.text === text)?.x ?? 0
  expect(page?.lines.slice(2, 11)).toEqual(['Before', 'Role', 'Limit', 'Lead', '$500', '•', 'Plant', 'None', 'After'])
  expect([at('Role'), at('Limit')]).toEqual([at('Lead'), at('$500')])
  expect(at('Limit')).toBeGreaterThan(at('Role'))
  expect(at('Plant')).toBeGreaterThan(at('Lead'))
})

it('a long table goes on from page to page, with the row that heads it on each', async () => {
  const rows = Array.from({ length: 150 }, (_, row) => [`Row ${row}`, 'words '.repeat(12)])
  const pages = await pagesOf({ type: 'doc', content: [aTable([['Name', 'What'], ...rows])] as never })
  expect(pages.length).toBeGreaterThan(3)
  for (const { lines } of pages) expect(lines.filter((line) => line === 'Name')).toHaveLength(1)
  expect(pages.flatMap(({ lines }) => lines.filter((line) => line.startsWith('Row ')))).toEqual(
    rows.map(([name]) => name),
  )
})

const names = [
  ['Vietnamese', 'Nguyễn Thị Ánh Tuyết'],
  ['Vietnamese, its marks typed apart', 'Nguyễn Thị Ánh'.normalize('NFD')],
  ['Polish', 'Łukasz Żółć'],
  ['Greek', 'Ζωή Παπαδοπούλου'],
  ['Ukrainian', 'Дмитро Шевченко'],
  ['Arabic, whose letters join', 'يوسف الحدّاد'],
  ['Arabic of three words', 'عبد الله بن الأمير'],
  ['Hebrew', 'נועה בן־דוד'],
  ['Hebrew with its vowels', 'שָׁלוֹם'],
  ['two directions', 'Ada (אדה) Levi'],
  ['faces and a flag', 'Party 😀👩🏽‍🚒🇦🇺❤️ Person'],
  ['Thai', 'สมชาย น้ำใจ'],
  ['Devanagari', 'प्रिया शर्मा क्षत्रिय'],
  ['Chinese', '王小明'],
  ['Japanese', '山田 太郎'],
  ['Korean', '김민준'],
] as const

it('a name in any of these scripts is read back as it is written, letter by letter', async () => {
  const pages = await pagesOf({ type: 'doc', content: names.map(([, name]) => say(name)) as never })
  const written = pages.flatMap(({ text }) => text.split('\n'))
  expect(names.filter(([, name]) => !written.includes(name))).toEqual([])
})

it('letters that look alike are told apart, and one glyph of two letters says which it is', async () => {
  const lines = ['AB ΑΒ АВ', 'Thị hit in', 'بتث يوسف ثبت', 'office waffle']
  const [page] = await pagesOf({ type: 'doc', content: lines.map(say) as never })
  for (const line of lines) expect(page?.text).toContain(line)
})

it('a letter that no font has is told by its number, and the rest of the name is there', async () => {
  const [page] = await pagesOf({ type: 'doc', content: [say('Ann \u{10B80}dams')] })
  expect(page?.text).toContain('Ann [U+10B80]dams')
})

it('a name at the foot keeps its direction to itself', async () => {
  const [page] = await pagesOf({ type: 'doc', content: [say(`by ${isolated('كريم')} 3rd Jan`)] })
  // From left to right, as they are seen: without its own direction the 3 would be left of the name.
  const seen = (page?.places ?? []).filter(({ text }) => /by|كريم|3rd/.test(text)).toSorted((a, b) => a.x - b.x)
  expect(seen.map(({ text }) => text.trim())).toEqual(['by', 'كريم', '3rd Jan'])
})

it('who reads from right to left reads Hebrew at the right', async () => {
  const [page] = await pagesOf({ type: 'doc', content: [say('Left'), say('שלום לכולם')] })
  const at = (text: string) => page?.places.find((place) => place.text === text)?.x ?? 0
  expect(at('Left')).toBeLessThan(60)
  expect(at('שלום לכולם')).toBeGreaterThan(400)
})

it('a word without end is parted between its letters, and a long name wraps within its column', async () => {
  const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6)
  const [page] = await pagesOf({ type: 'doc', content: [say(word)] })
  expect(page?.lines.filter((line) => word.includes(line) && line.length > 5).join('')).toBe(word)
})
