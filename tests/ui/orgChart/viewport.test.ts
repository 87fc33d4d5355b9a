import { describe, expect, it, test } from 'vitest'
import { mapped } from '../../../src/ui/orgChart/minimap.ts'
import {
  bringing,
  centred,
  clampedZoom,
  fitted,
  kept,
  lookingAt,
  stacksFor,
  started,
  windowOf,
  zoomed,
} from '../../../src/ui/orgChart/viewport.ts'

const size = { width: 1000, height: 600 }
const view = { x: 100, y: 50, k: 0.5 }
const small = { x: 0, y: 0, width: 200, height: 100 }
const large = { x: -5_000, y: 0, width: 10_000, height: 1_000 }

describe('the window onto the chart', () => {
  it('zooming leaves the point under the pointer where it is', () => {
    const point = { x: 300, y: 200 }
    const under = (one: typeof view) => [(point.x - one.x) / one.k, (point.y - one.y) / one.k]
    expect(under(zoomed(view, point, 1.25))).toEqual(under(view))
  })
  test.each([
    [5, 1, 2],
    [0.01, 1, 0.1],
    [0.01, 0.02, 0.02],
    [0.01, 0.001, 0.01],
    [1, 1, 1],
  ])('zoom %s, where all fits at %s, is %s', (k, fit, expected) => expect(clampedZoom(k, fit)).toBe(expected))
  it('all of it fits, and is never larger than life', () => {
    expect(fitted(small, size).k).toBe(1)
    const { x, y, width, height } = windowOf(fitted(large, size), size)
    expect(x).toBeLessThan(large.x)
    expect(x + width).toBeGreaterThan(large.x + large.width)
    expect(y).toBeLessThan(large.y)
    expect(y + height).toBeGreaterThan(large.y + large.height)
  })
  it('is seen first from the top: as a whole, as wide as it is, or its top at a size that can be read', () => {
    const top = { x: -120, y: 0, width: 240, height: 80 }
    const { k, x } = fitted(small, size)
    expect(started(small, top, size)).toEqual({ k, x, y: 32 - small.y * k })
    const narrow = { ...large, x: -520, width: 1_040 }
    expect(started(narrow, top, size)).toEqual({ k: 0.9, x: 500, y: 32 - large.y * 0.9 })
    expect(started(large, top, size)).toEqual({ k: 1, x: 500, y: 32 })
  })
  it('is too wide where its cards could not be read beside each other: then it has as many columns as there is room for', () => {
    const columns = [0, 300, 800, 1_100, 1_400].map((width) => stacksFor({ ...small, width: 1_372 }, 296, width))
    expect(columns).toEqual([0, 1, 2, 3, 0])
  })
  it('brings a card into view and moves no further than it must', () => {
    const inside = { x: 200, y: 200, width: 240, height: 80 }
    expect(bringing(view, inside, size)).toEqual(view)
    expect(bringing(view, { ...inside, x: -1_000 }, size)).toEqual({ k: 0.5, x: 532, y: 50 })
    expect(bringing(view, { ...inside, y: 2_000 }, size)).toEqual({ k: 0.5, x: 100, y: 600 - 32 - 40 - 1_000 })
  })
  it('puts a card into its middle', () =>
    expect(windowOf(centred(view, { x: 0, y: 0, width: 0, height: 0 }, size), size)).toMatchObject({
      x: -1000,
      y: -600,
    }))
  it('keeps some of the chart in view, however far it is pushed', () => {
    expect(kept({ x: 1e9, y: -1e9, k: 1 }, small, size)).toEqual({ k: 1, x: 880, y: 20 })
    expect(kept(view, large, size)).toEqual(view)
  })
  it('looks at a point that was pressed in the map', () =>
    expect(windowOf(lookingAt(view, { x: 400, y: -100 }, size), size)).toEqual({
      x: -600,
      y: -700,
      width: 2_000,
      height: 1_200,
    }))
  it.each([small, large])('holds all of the chart %o in its map, in the middle', (bounds) => {
    const room = { width: 176, height: 112 }
    const { k, x, y } = mapped(bounds, room)
    const [left, top] = [bounds.x * k + x, bounds.y * k + y]
    const [right, bottom] = [left + bounds.width * k, top + bounds.height * k]
    expect(left).toBeCloseTo(room.width - right)
    expect(top).toBeCloseTo(room.height - bottom)
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(6 - 1e-9)
  })
})
