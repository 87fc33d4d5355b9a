import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  atFirst,
  cutSize,
  defaultBoundary,
  defaultFrame,
  dialled,
  dialsOf,
  isCovered,
  moved,
} from '../../../src/machines/kit/cropping.ts'

const logo = { frame: { width: 300, height: 125 }, picture: { width: 600, height: 500 } }
const still = { by: { x: 0, y: 0 }, times: 1, at: { x: 0, y: 0 } }

test('Cropper default viewport 480x280 in a 600x600 boundary (§ 9)', () => {
  expect([defaultFrame, defaultBoundary]).toEqual([
    { width: 480, height: 280 },
    { width: 600, height: 600 },
  ])
})

describe('The picture begins', () => {
  it('filling the frame', () => expect(atFirst(logo, 'filling')).toEqual({ scale: 0.5, x: 0, y: 0 }))
  it('or whole inside it', () => expect(atFirst(logo, 'whole')).toEqual({ scale: 0.25, x: 0, y: 0 }))
})

describe('Moved and zoomed', () => {
  const first = atFirst(logo, 'filling')
  it('goes as far as it still covers the frame where it is larger', () =>
    expect(moved(logo, first, { ...still, by: { x: 10, y: 1_000 } })).toEqual({ scale: 0.5, x: 0, y: 62.5 }))
  it('stays inside the frame where it is smaller', () =>
    expect(moved(logo, atFirst(logo, 'whole'), { ...still, by: { x: -1_000, y: 10 } })).toEqual({
      scale: 0.25,
      x: -75,
      y: 0,
    }))
  it('is zoomed about the point under the fingers', () =>
    expect(moved(logo, first, { ...still, times: 2, at: { x: 100, y: 0 } })).toEqual({ scale: 1, x: -100, y: 0 }))
  it.each([
    [0.001, 0.25],
    [1_000, 2],
  ])('times %d stops at the scale %d', (times, scale) =>
    expect(moved(logo, first, { ...still, times }).scale).toBe(scale),
  )
})

describe('The dials', () => {
  it('stand at the ends where the picture does', () => {
    expect(dialsOf(logo, atFirst(logo, 'whole'))).toEqual({ zoom: 0, across: 0, down: 0 })
    expect(dialsOf(logo, { scale: 2, x: -450, y: 437.5 })).toEqual({ zoom: 1, across: -1, down: 1 })
  })
  it('say and set the same', () =>
    fc.assert(
      fc.property(
        fc.record({
          zoom: fc.double({ min: 0, max: 1, noNaN: true }),
          across: fc.double({ min: -1, max: 1, noNaN: true }),
          down: fc.double({ min: -1, max: 1, noNaN: true }),
        }),
        (dials) => {
          const placement = dialled(logo, atFirst(logo, 'filling'), dials)
          const again = dialled(logo, placement, dialsOf(logo, placement))
          expect(again.scale).toBeCloseTo(placement.scale)
          expect(again.x).toBeCloseTo(placement.x)
          expect(again.y).toBeCloseTo(placement.y)
        },
      ),
    ))
  it('one of them leaves the others', () => {
    const placement = dialled(logo, { scale: 2, x: 30, y: 40 }, { across: 1 })
    expect(placement).toEqual({ scale: 2, x: 450, y: 40 })
  })
})

describe('What is cut', () => {
  it.each([
    [0.25, 600, 250],
    [0.5, 600, 250],
    [0.8, 375, 156],
    [1, 300, 125],
    [2, 300, 125],
  ])('at the scale %d has %i by %i pixels', (scale, width, height) =>
    expect(cutSize(logo, { scale, x: 0, y: 0 })).toEqual({ width, height }),
  )
  it('is covered where the picture fills the frame, and not where it is seen whole', () => {
    expect(isCovered(logo, atFirst(logo, 'filling'))).toBe(true)
    expect(isCovered(logo, atFirst(logo, 'whole'))).toBe(false)
  })
})

test('whatever is done to it, the picture never leaves the frame', () =>
  fc.assert(
    fc.property(
      fc.record({ width: fc.integer({ min: 1, max: 5_000 }), height: fc.integer({ min: 1, max: 5_000 }) }),
      fc.array(
        fc.record({
          by: fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) }),
          times: fc.double({ min: 0.1, max: 10, noNaN: true }),
          at: fc.record({ x: fc.integer({ min: -300, max: 300 }), y: fc.integer({ min: -300, max: 300 }) }),
        }),
        { maxLength: 12 },
      ),
      (picture, movements) => {
        const setting = { picture, frame: defaultFrame }
        const { scale, x, y } = movements.reduce(
          (placement, movement) => moved(setting, placement, movement),
          atFirst(setting, 'filling'),
        )
        for (const [middle, length, room] of [
          [x, picture.width * scale, defaultFrame.width],
          [y, picture.height * scale, defaultFrame.height],
        ] as const) {
          const [start, end] = [room / 2 + middle - length / 2, room / 2 + middle + length / 2]
          const outside = 1e-6
          if (length >= room) expect(start <= outside && end >= room - outside).toBe(true)
          else expect(start >= -outside && end <= room + outside).toBe(true)
        }
      },
    ),
  ))
