import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  cutSize,
  defaultBoundary,
  defaultFrame,
  dialOf,
  isCovered,
  isOutside,
  zoomAt,
  zoomsOf,
} from '../../../src/machines/kit/cropping.ts'

const picture = { width: 600, height: 500 }
const logo = { picture, frame: { width: 300, height: 125 }, boundary: { width: 450, height: 250 } }

test('Cropper default viewport 480x280 in a 600x600 boundary (§ 9)', () => {
  expect([defaultFrame, defaultBoundary]).toEqual([
    { width: 480, height: 280 },
    { width: 600, height: 600 },
  ])
})

describe('The zoom', () => {
  it('is 1 where the picture fits into the boundary: from whole in the frame to four times what fills it', () =>
    expect(zoomsOf(logo)).toEqual({ whole: 0.5, filling: 1, closest: 4 }))
  it('shows a tall logo whole', () => {
    const tall = { ...logo, picture: { width: 100, height: 1_000 } }
    expect(zoomsOf(tall)).toEqual({ whole: 0.5, filling: 12, closest: 48 })
  })
  it.each([
    [0, 0.5],
    [1, 4],
  ])('stands at the dial’s end %d at %d', (dial, zoom) => {
    expect(zoomAt(logo, dial)).toBe(zoom)
    expect(dialOf(logo, zoom)).toBe(dial)
  })
  it('is what the dial says and sets', () =>
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (dial) => {
        expect(dialOf(logo, zoomAt(logo, dial))).toBeCloseTo(dial)
      }),
    ))
})

describe('What is cut out', () => {
  it.each([
    [1_200, 600, 250],
    [600, 600, 250],
    [375, 375, 156],
    [300, 300, 125],
    [150, 300, 125],
  ])('of %d pixels across has %i by %i: at most twice the frame, at least the frame', (across, width, height) =>
    expect(cutSize(logo.frame, { x: 0, y: 0, width: across, height: across / 2.4 })).toEqual({ width, height }),
  )
  it.each([
    ['all of the picture', { x: 0, y: 0, width: 600, height: 500 }, true, false],
    ['beyond its left', { x: -1, y: 0, width: 600, height: 250 }, false, false],
    ['beyond its right', { x: 1, y: 0, width: 600, height: 250 }, false, false],
    ['beyond its top', { x: 0, y: -1, width: 600, height: 250 }, false, false],
    ['beyond its bottom', { x: 0, y: 251, width: 600, height: 250 }, false, false],
    ['beside its left', { x: -600, y: 0, width: 600, height: 250 }, false, true],
    ['beside its right', { x: 600, y: 0, width: 600, height: 250 }, false, true],
    ['above it', { x: 0, y: -250, width: 600, height: 250 }, false, true],
    ['below it', { x: 0, y: 500, width: 600, height: 250 }, false, true],
  ])('%s', (_, area, covered, outside) =>
    expect([isCovered(picture, area), isOutside(picture, area)]).toEqual([covered, outside]),
  )
})
