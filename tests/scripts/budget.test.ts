import { describe, expect, it } from 'vitest'
import { budget, type Chunk, isOver, report } from '../../scripts/budget.ts'

const KiB = 1024
const chunk = (file: string, size: number, rest: Partial<Chunk> = {}): Chunk => ({
  file,
  size,
  imports: [],
  dynamicImports: [],
  modules: [`/src/${file}`],
  ...rest,
})

const entry = chunk('assets/index-a1.js', 60 * KiB, {
  modules: ['/src/main.tsx'],
  imports: ['assets/react.js'],
  dynamicImports: ['assets/msal.js', 'assets/goals.js'],
})
const chunks = [
  entry,
  chunk('assets/react.js', 55 * KiB),
  chunk('assets/table.js', 9 * KiB, { imports: ['assets/react.js'] }),
  chunk('assets/goals.js', 20 * KiB, {
    imports: ['assets/react.js', 'assets/table.js'],
    dynamicImports: ['assets/editor.js'],
  }),
  chunk('assets/editor.js', 30 * KiB, { imports: ['assets/table.js'] }),
  chunk('assets/msal.js', 55 * KiB, { modules: ['/x/node_modules/@azure/msal-browser/dist/index.mjs'] }),
  chunk('assets/redirect-b2.js', 3 * KiB),
]
const bytes = (lines: ReturnType<typeof budget>) =>
  Object.fromEntries(lines.map((line) => [line.what, line.bytes / KiB]))

describe('the budget of a first visit', () => {
  it('counts the entry with what it imports, each later group without what is there by then, and never the sign-in library', () => {
    expect(
      bytes(
        budget(chunks, [
          { size: 4 * KiB, isFirst: true },
          { size: 1 * KiB, isFirst: true },
          { size: 2 * KiB, isFirst: false },
        ]),
      ),
    ).toEqual({
      entry: 115,
      'styles of the first paint': 5,
      'styles of pages': 2,
      'assets/goals.js': 29,
      'assets/editor.js': 30,
    })
  })

  it.each([
    ['entry', 115 * KiB, false],
    ['entry', 115 * KiB + 1, true],
  ])('%s of %i bytes is over: %s', (_what, size, over) => {
    const alone = { ...entry, size, imports: [], dynamicImports: [] }
    expect(budget([alone], []).some(isOver)).toBe(over)
  })

  it('fails a group above 53 KiB, styles of the first paint above 12 and others above 6.5', () => {
    const big = chunk('assets/goals.js', 53 * KiB + 1)
    const over = budget(
      [{ ...entry, imports: [] }, big],
      [
        { size: 12 * KiB + 1, isFirst: true },
        { size: 6.5 * KiB + 1, isFirst: false },
      ],
    ).filter(isOver)
    expect(over.map(({ what }) => what)).toEqual(['styles of the first paint', 'styles of pages', 'assets/goals.js'])
    expect(report(over)).toContain('TOO BIG')
  })

  it('leaves more room to the editor of texts and to the reader of PDF files, and to nothing that comes with neither', () => {
    const group = (file: string, size: number, library: string) =>
      chunk(file, size * KiB, { modules: [`/x/node_modules/${library}/index.js`] })
    const groups = [
      group('assets/editor.js', 115, 'prosemirror-view'),
      group('assets/pdf.js', 150, 'pdfjs-dist'),
      group('assets/dates.js', 54, 'date-fns'),
    ]
    const over = (added: number) =>
      budget(
        [
          { ...entry, imports: [], dynamicImports: groups.map(({ file }) => file) },
          ...groups.map((one) => ({ ...one, size: one.size + added })),
        ],
        [],
      )
        .filter(isOver)
        .map(({ what }) => what)
    expect([over(0), over(1)]).toEqual([['assets/dates.js'], ['assets/pdf.js', 'assets/editor.js', 'assets/dates.js']])
  })

  it('gives what floats a line of its own, of 48 KiB', () => {
    const overlays = chunk('assets/overlays-c3.js', 48 * KiB, { modules: ['/x/src/ui/kit/overlays/all.ts'] })
    const built = (size: number) =>
      budget(
        [
          { ...entry, imports: [], dynamicImports: [overlays.file] },
          { ...overlays, size },
        ],
        [],
      )
    expect(bytes(built(48 * KiB))).toEqual({
      entry: 60,
      'styles of the first paint': 0,
      'styles of pages': 0,
      'after first paint: overlays': 48,
    })
    expect([built(48 * KiB).some(isOver), built(48 * KiB + 1).some(isOver)]).toEqual([false, true])
  })

  it('refuses to measure a build without an entry', () => {
    expect(() => budget([], [])).toThrow('no index entry')
  })
})
