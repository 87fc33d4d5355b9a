import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, placed } from '../../../src/ui/kit/tree/tidyTree.ts'

const aBlock = (width: number, height: number, children: ReadonlyArray<Block> = []): Block => ({
  width,
  height,
  children,
  x: 0,
  y: 0,
})

const listed = (top: Block): ReadonlyArray<Block> => {
  const all = [top]
  for (const { children } of all) all.push(...children)
  return all
}

const blocksOf = (top: Block): ReadonlyArray<Block> => {
  placed(top)
  return listed(top)
}

const overlap = (one: Block, other: Block): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Which block each hangs on, and how large it is. */
const trees = fc
  .array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 90 })), {
    minLength: 1,
    maxLength: 40,
  })
  .map((rows) => {
    const teams: Array<Array<Block>> = rows.map(() => [])
    const blocks = rows.map(([, width, height], at) => aBlock(2 * width, height, teams[at] ?? []))
    rows.forEach(([manager], at) => {
      if (at > 0) teams[manager % at]?.push(blocks[at] as Block)
    })
    return blocks[0] as Block
  })

describe('blocks as a tree', () => {
  it('no block lies on another, whatever their sizes', () => {
    fc.assert(
      fc.property(trees, (top) => {
        const all = blocksOf(top)
        for (const [at, one] of all.entries()) {
          for (const other of all.slice(at + 1)) expect(overlap(one, other)).toBe(false)
        }
      }),
    )
  })

  it('each stands at the foot of its manager, who stands in the middle above them', () => {
    fc.assert(
      fc.property(trees, (top) => {
        for (const { x, y, height, children } of blocksOf(top)) {
          for (const child of children) expect(child.y).toBe(y + height)
          const [first, last] = [children[0], children.at(-1)]
          if (!first || !last) continue
          const middle = (first.x - first.width / 2 + last.x + last.width / 2) / 2
          expect(Math.abs(middle - x)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('a neighbour stands as near as it can: above what is wide further down', () => {
    const deep = aBlock(10, 20, [aBlock(40, 20), aBlock(40, 20)])
    const short = aBlock(10, 20)
    blocksOf(aBlock(10, 20, [deep, short]))
    expect(short.x - deep.x).toBe(10)
  })

  it('what is wide further down keeps clear of a neighbour that is as deep', () => {
    const deep = aBlock(10, 20, [aBlock(40, 20), aBlock(40, 20)])
    const high = aBlock(10, 30)
    blocksOf(aBlock(10, 20, [deep, high]))
    expect(high.x - deep.x).toBe(45)
  })

  it('a line of ten thousand is placed, one below the other', () => {
    let top = aBlock(2, 1)
    for (let at = 1; at < 10_000; at += 1) top = aBlock(2, 1, [top])
    const line = blocksOf(top)
    expect(line).toHaveLength(10_000)
    line.forEach(({ x, y }, at) => {
      expect([x, y]).toEqual([0, at])
    })
  })

  it('no block lies on another where teams hang on so long a line, on either side of it', () => {
    let top = aBlock(2, 1)
    for (let at = 1; at < 2_000; at += 1) {
      const team = [aBlock(6, 2, [aBlock(4, 1), aBlock(8, 3)]), aBlock(2, 5)]
      top = aBlock(2, 1, at % 90 > 0 ? [top] : at % 180 > 0 ? [...team, top] : [top, ...team])
    }
    const rows = new Map<number, Array<Block>>()
    const all = blocksOf(top)
    for (const block of all) {
      for (let y = block.y; y < block.y + block.height; y += 1) rows.set(y, [...(rows.get(y) ?? []), block])
      for (const child of block.children) expect(child.y).toBe(block.y + block.height)
    }
    for (const row of rows.values()) {
      for (const [at, one] of row.entries()) {
        for (const other of row.slice(at + 1)) expect(overlap(one, other)).toBe(false)
      }
    }
  })
})
