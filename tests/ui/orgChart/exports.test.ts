import { describe, expect, it, test } from 'vitest'
import { managersIn, orgTree } from '../../../src/domain/orgChart/tree.ts'
import { pdfOf } from '../../../src/ui/orgChart/exports/pdf.ts'
import { READABLE, scaleOf } from '../../../src/ui/orgChart/exports/raster.ts'
import { drawing } from '../../../src/ui/orgChart/exports/svg.ts'
import { laidOut } from '../../../src/ui/orgChart/layout.ts'
import { aNode, theTree } from '../../fixtures/chart.ts'

describe('the chart as a drawing', () => {
  const drawn = drawing(laidOut(theTree, managersIn(theTree)))

  it('holds everybody who is open, and the lines between them', () => {
    for (const name of ['Ava', 'Max', 'Noor', 'Eve', 'Yuri']) expect(drawn.svg).toContain(`>${name}</text>`)
    expect(drawn.svg).toMatch(/<path d="M[^"]+V/)
    expect(drawn.svg).toContain(`width="${drawn.width}" height="${drawn.height}"`)
  })

  it('is XML whatever people are called', () => {
    const hostile = orgTree([aNode('<script>&"\u0000\ud800', null, { note: ']]>', tags: ["'"] })])
    const { svg } = drawing(laidOut(hostile, new Set()))
    expect(svg).toContain('&lt;script&gt;&amp;&quot;</text>')
    expect(svg).not.toContain('\u0000')
    expect(svg).not.toContain('<script>')
  })
})

describe('the size of a picture', () => {
  test.each([
    ['a small chart is twice as fine', { width: 1_000, height: 500 }, 2],
    ['no edge is too long', { width: 60_000, height: 500 }, 0.2],
    ['nor too much of it', { width: 8_000, height: 6_000 }, 1],
  ])('%s', (_, size, expected) => expect(scaleOf(size)).toBeCloseTo(expected))
  it('and it is known when nobody could read it', () =>
    expect(scaleOf({ width: 60_000, height: 500 })).toBeLessThan(READABLE))
})

describe('the chart as a page', () => {
  it('is a PDF whose table of contents leads to every object', async () => {
    const bytes = new Uint8Array([0xff, 0xd8, 1, 2, 3, 0xff, 0xd9])
    const text = await new Blob([await pdfOf({ bytes, width: 400, height: 200 }).arrayBuffer()])
      .arrayBuffer()
      .then((all) => Buffer.from(all).toString('latin1'))
    expect(text.startsWith('%PDF-1.4')).toBe(true)
    expect(text).toContain('/MediaBox [0 0 300 150]')
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
    expect(offsets).toHaveLength(6)
    for (const [at, offset] of offsets.entries()) expect(text.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj`))
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(start)).toMatch(/^xref/)
  })
  it('has no longer edge than viewers show', async () => {
    const text = await pdfOf({ bytes: new Uint8Array(), width: 40_000, height: 100 }).text()
    expect(text).toContain('/MediaBox [0 0 14400 36]')
  })
})
