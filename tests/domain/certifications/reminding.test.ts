import { describe, expect, it } from 'vitest'
import { inReminderOrder, isToBeTold, thresholdReached } from '../../../src/domain/certifications/reminding.ts'

const days = [60, 30, 14, 7, 1, 0]

describe('the closest threshold that has been reached', () => {
  it.each([
    [61, null],
    [60, 60],
    [59, 60],
    [31, 60],
    [30, 30],
    [14, 14],
    [13, 14],
    [1, 1],
    [0, 0],
    [-1, 0],
    [-400, 0],
  ])('%i days before the expiry: %s', (left, expected) => {
    expect(thresholdReached(days, left)).toBe(expected)
    expect(thresholdReached(days.toReversed(), left)).toBe(expected)
  })
  it('is none where the type names none', () => {
    expect(thresholdReached([], 0)).toBeNull()
  })
})

describe('whether to tell today', () => {
  it.each([
    ['nothing reached yet', '2026-05-10', null, false],
    ['the day of a threshold', '2026-04-09', null, true],
    ['the same threshold again', '2026-04-09', 30, false],
    ['a day late, because nothing ran', '2026-04-08', 60, true],
    ['the next threshold', '2026-03-24', 30, true],
    ['the day itself', '2026-03-10', 1, true],
    ['after it, told on the day', '2026-03-09', 0, false],
    ['after it, never told', '2026-03-01', 7, true],
  ])('%s', (_, expiryDay, toldOf, expected) => {
    expect(isToBeTold([30, 14, 7, 1, 0, 60].toSorted(), { expiryDay, toldOf }, '2026-03-10')).toBe(expected)
  })
  it('a type that names only the far days says nothing on the day itself', () => {
    expect(isToBeTold([30], { expiryDay: '2026-03-10', toldOf: 30 }, '2026-03-10')).toBe(false)
  })
})

it('thresholds are kept descending, and none twice', () => {
  expect(inReminderOrder([0, 30, 7, 30, 1])).toEqual([30, 7, 1, 0])
})
