import { describe, expect, it } from 'vitest'
import { rowAt, rowWindow, scrolledTo, topOf } from '../../../src/ui/kit/table/rowWindow.ts'

describe('the rows that are drawn', () => {
  it.each([
    ['at the top, a few below', { first: 0, visible: 10 }, 1000, { from: 0, until: 16 }],
    ['in the middle, a few on both sides', { first: 100, visible: 10 }, 1000, { from: 94, until: 116 }],
    ['at the end, a few above', { first: 990, visible: 10 }, 1000, { from: 984, until: 1000 }],
    ['all of a list that fits', { first: 0, visible: 10 }, 3, { from: 0, until: 3 }],
    [
      'the end of a list that has become shorter than where one was',
      { first: 900, visible: 10 },
      20,
      { from: 4, until: 20 },
    ],
    ['none of an empty list', { first: 0, visible: 10 }, 0, { from: 0, until: 0 }],
  ])('%s', (_, scrolled, count, expected) => expect(rowWindow(scrolled, count)).toEqual(expected))
})

describe('scrolling to a row', () => {
  // Room for ten rows below the head.
  const view = { top: 1000, height: 536, head: 36, row: 50 }
  it.each([
    ['stays where it is for a row in view', 25, undefined],
    ['stays for the first that is wholly in view', 20, undefined],
    ['stays for the last that is wholly in view', 29, undefined],
    ['goes up until the row is below the head', 19, 950],
    ['goes down until the row is wholly in view', 30, 1050],
  ])('%s', (_, index, expected) => expect(scrolledTo(index * 50, view)).toBe(expected))
})

describe('rows of which some have a heading over them', () => {
  const places = { row: 64, heading: 24, headed: [0, 2, 3] }
  it.each([
    ['the first, with its heading', 0, 0],
    ['the next, below both', 1, 88],
    ['one with a heading of its own', 2, 152],
    ['one after it', 3, 240],
    ['one after all', 5, 392],
  ])('begin below those before them: %s', (_, index, top) => {
    expect(topOf(index, places)).toBe(top)
    expect(rowAt(top, places)).toBeLessThanOrEqual(index)
    expect(rowAt(top + 63, places)).toBeGreaterThanOrEqual(index - 1)
    expect(rowAt(top + 63, places)).toBeLessThanOrEqual(index)
  })

  it('are those of a plain list where none has', () => {
    const plain = { ...places, headed: [] }
    expect(topOf(7, plain)).toBe(448)
    expect(rowAt(511, plain)).toBe(7)
  })
})
