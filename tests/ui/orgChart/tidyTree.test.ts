import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, placed } from '../../../src/ui/orgChart/tidyTree.ts'

const aBlock = (width: number, height: number, children: ReadonlyArray<Block> = []): Block => ({
  width,
  height,
  children,
  x: 0,
  y: 0,
})

/** Managers before their teams. */
const listed = (top: Block): ReadonlyArray<Block> => {
  const all = [top]
  for (const { children } of all) all.push(...children)
  return all
}

const standing = (top: Block): ReadonlyArray<Block> => {
  const all = listed(top)
  placed(all)
  return all
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
        const all = standing(top)
        for (const [at, one] of all.entries()) {
          for (const other of all.slice(at + 1)) expect(overlap(one, other)).toBe(false)
        }
      }),
    )
  })

  it('each stands at the foot of its manager, who stands in the middle above them', () => {
    fc.assert(
      fc.property(trees, (top) => {
        for (const { x, y, height, children } of standing(top)) {
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
    standing(aBlock(10, 20, [deep, short]))
    expect(short.x - deep.x).toBe(10)
  })

  it('what is wide further down keeps clear of a neighbour that is as deep', () => {
    const deep = aBlock(10, 20, [aBlock(40, 20), aBlock(40, 20)])
    const high = aBlock(10, 30)
    standing(aBlock(10, 20, [deep, high]))
    expect(high.x - deep.x).toBe(45)
  })

  it('a line of a thousand is placed', () => {
    let top = aBlock(2, 1)
    for (let at = 1; at < 1_000; at += 1) top = aBlock(2, 1, [top])
    expect(standing(top).at(-1)).toMatchObject({ x: 0, y: 999 })
  })
})
