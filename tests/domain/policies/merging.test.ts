import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { longestMatching } from '../../../src/domain/kernel/threeTexts.ts'
import type { Block, PolicyContent } from '../../../src/domain/policies/content/nouns.ts'
import { mergedTexts } from '../../../src/domain/policies/merging.ts'

const say = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const points = (...texts: ReadonlyArray<string>): Block => ({
  type: 'bullet_list',
  content: texts.map((text) => ({ type: 'list_item', content: [say(text)] })),
})
const doc = (...blocks: ReadonlyArray<Block | string>): PolicyContent => ({
  type: 'doc',
  content: blocks.map((block) => (typeof block === 'string' ? say(block) : block)) as [Block],
})
const text = (...blocks: ReadonlyArray<Block | string>) => doc(...blocks)
const merge = (base: PolicyContent, ours: PolicyContent, theirs: PolicyContent) =>
  mergedTexts({ base, ours, theirs }, longestMatching)

describe('§ 4 the latest template comes with one’s own changes kept', () => {
  const base = text('Purpose', 'Hours', 'Leave', 'Questions')

  test.each([
    ['nobody changed anything', base, base, base],
    ['only we changed a block', text('Purpose', 'Our hours', 'Leave', 'Questions'), base, undefined],
    ['only the template changed a block', base, text('Purpose', 'Hours', 'New leave', 'Questions'), undefined],
    [
      'both changed the same block alike',
      text('Purpose', 'X', 'Leave', 'Questions'),
      text('Purpose', 'X', 'Leave', 'Questions'),
      undefined,
    ],
    [
      'each changed another, far apart',
      text('Our purpose', 'Hours', 'Leave', 'Questions'),
      text('Purpose', 'Hours', 'Leave', 'New questions'),
      text('Our purpose', 'Hours', 'Leave', 'New questions'),
    ],
    [
      'each changed another, side by side',
      text('Purpose', 'Our hours', 'Leave', 'Questions'),
      text('Purpose', 'Hours', 'New leave', 'Questions'),
      text('Purpose', 'Our hours', 'New leave', 'Questions'),
    ],
    [
      'we added at the beginning and the template at the end',
      text('Ours', 'Purpose', 'Hours', 'Leave', 'Questions'),
      text('Purpose', 'Hours', 'Leave', 'Questions', 'New'),
      text('Ours', 'Purpose', 'Hours', 'Leave', 'Questions', 'New'),
    ],
    [
      'we took one out and the template another',
      text('Purpose', 'Leave', 'Questions'),
      text('Purpose', 'Hours', 'Leave'),
      text('Purpose', 'Leave'),
    ],
    [
      'both took the same out',
      text('Purpose', 'Questions'),
      text('Purpose', 'Questions'),
      text('Purpose', 'Questions'),
    ],
    [
      'we moved one and the template changed another',
      text('Questions', 'Purpose', 'Hours', 'Leave'),
      text('Purpose', 'New hours', 'Leave', 'Questions'),
      text('Questions', 'Purpose', 'New hours', 'Leave'),
    ],
  ])('%s', (_, ours, theirs, expected) => {
    const whole = expected ?? (ours === base ? theirs : ours)
    expect(merge(base, ours, theirs)).toEqual({ content: whole, conflicts: [] })
  })

  it('where both changed the same block differently, theirs stands and ours is named', () => {
    const found = merge(base, text('Purpose', 'A', 'Leave', 'Questions'), text('Purpose', 'B', 'Leave', 'Questions'))
    expect(found).toEqual({
      content: text('Purpose', 'B', 'Leave', 'Questions'),
      conflicts: [{ ours: 'A', theirs: 'B' }],
    })
  })

  it('where we took out what the template changed, theirs stands, and that ours has nothing there is named', () => {
    const found = merge(base, text('Purpose', 'Leave', 'Questions'), text('Purpose', 'B', 'Leave', 'Questions'))
    expect(found).toEqual({
      content: text('Purpose', 'B', 'Leave', 'Questions'),
      conflicts: [{ ours: '', theirs: 'B' }],
    })
  })

  it('where both added in the same place, theirs stands and ours is named', () => {
    const found = merge(text('One'), text('One', 'Ours'), text('One', 'Theirs'))
    expect(found).toEqual({ content: text('One', 'Theirs'), conflicts: [{ ours: 'Ours', theirs: 'Theirs' }] })
  })

  it('of a list in which both changed another point, both changes are kept', () => {
    const found = merge(
      text('Rules', points('a', 'b', 'c')),
      text('Rules', points('a, ours', 'b', 'c')),
      text('Rules', points('a', 'b', 'c', 'd')),
    )
    expect(found).toEqual({ content: text('Rules', points('a, ours', 'b', 'c', 'd')), conflicts: [] })
  })

  it('of a list in which both changed the same point, only that point is named', () => {
    const found = merge(text(points('a', 'b')), text(points('a', 'x')), text(points('a', 'y')))
    expect(found).toEqual({ content: text(points('a', 'y')), conflicts: [{ ours: 'x', theirs: 'y' }] })
  })

  it('a block we rewrote and one the template put right behind it are both kept', () => {
    const found = merge(text('A', 'B', 'C'), text('A', 'Ours', 'C'), text('A', 'B', 'New', 'C'))
    expect(found).toEqual({ content: text('A', 'Ours', 'New', 'C'), conflicts: [] })
  })

  it('a block we took out and one the template put in its neighbourhood are both respected', () => {
    const found = merge(text('A', 'B', 'C'), text('A', 'C'), text('A', 'New', 'B', 'C'))
    expect(found).toEqual({ content: text('A', 'New', 'C'), conflicts: [] })
  })

  it('of neighbours each took out another, both are out', () => {
    expect(merge(text('A', 'B', 'C'), text('A', 'B'), text('A', 'C')).content).toEqual(text('A'))
  })

  it('a list from which each took the rest is gone, because an empty list is none', () => {
    const found = merge(text('A', points('a', 'b')), text('A', points('a')), text('A', points('b')))
    expect(found.content).toEqual(text('A'))
  })

  it('a text from which everything was taken is an empty paragraph, because an empty text is none', () => {
    const found = merge(text('a', 'b'), text('a'), text('b'))
    expect(found.content).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
  })

  it('the same content written down in another order is the same', () => {
    const one: Block = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'A' }] }
    const other: Block = { content: [{ text: 'A', type: 'text' }], attrs: { level: 2 }, type: 'heading' }
    expect(merge(text(one), text(other), text('B')).conflicts).toEqual([])
  })
})

describe('whatever the three texts are', () => {
  const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 8 })
  const three = fc.tuple(texts, texts, texts)

  it('taking part of nothing changes nothing: with our text unchanged the template’s comes out, and the reverse', () => {
    fc.assert(
      fc.property(three, ([base, other]) => {
        expect(merge(text(...base), text(...base), text(...other)).content).toEqual(text(...other))
        expect(merge(text(...base), text(...other), text(...base)).content).toEqual(text(...other))
      }),
    )
  })

  it('without a conflict, every block of ours that is not of the template is in the result', () => {
    fc.assert(
      fc.property(three, ([base, ours, theirs]) => {
        const marked = ours.map((block, at) => (at % 3 === 1 ? `${block}!` : block))
        const { content, conflicts } = merge(text(...base), text(...marked), text(...theirs))
        const words = JSON.stringify([content, conflicts])
        for (const block of marked) if (block.endsWith('!')) expect(words).toContain(block)
      }),
    )
  })
})
