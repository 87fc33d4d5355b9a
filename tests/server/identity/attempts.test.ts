import { describe, expect, it } from 'vitest'
import { type Counted, counted } from '../../../src/server/identity/attempts.ts'

const minute = 60_000
const limit = { failures: 10, windowMs: 15 * minute, firstLockMs: minute, longestLockMs: 60 * minute }
const noon = Date.parse('2026-11-21T12:00:00Z')

const failed = (failures: number, ago: number, lockedUntil: number | null = null): Counted => ({
  failures,
  last: noon - ago,
  lockedUntil,
})

describe('ten failures in fifteen minutes, then locks that double', () => {
  it.each([
    ['the first attempt', undefined, 1, null],
    ['the ninth', failed(8, 1000), 9, null],
    ['the tenth is judged, and locks for a minute', failed(9, 1000), 10, minute],
    ['the eleventh, after the lock, for two', failed(10, 2 * minute, noon - minute), 11, 2 * minute],
    ['the fourteenth for sixteen', failed(13, 17 * minute, noon - 1), 14, 16 * minute],
    ['the thousandth for an hour', failed(999, 61 * minute, noon - 1), 1000, 60 * minute],
    ['a millisecond within the window counts on', failed(5, 15 * minute - 1), 6, null],
    ['fifteen quiet minutes begin anew', failed(5, 15 * minute), 1, null],
    ['quiet is counted from the end of a lock', failed(12, 24 * minute, noon - 15 * minute + 1), 13, 8 * minute],
    ['fifteen quiet minutes after a lock begin anew', failed(12, 24 * minute, noon - 15 * minute), 1, null],
    ['a lock that ends now lets one in', failed(10, minute, noon), 11, 2 * minute],
  ] as const)('%s', (_name, before, failures, lockMs) => {
    expect(counted(before, limit, noon)).toEqual({
      allowed: true,
      after: { failures, last: noon, lockedUntil: lockMs === null ? null : noon + lockMs },
    })
  })

  it('refuses without counting while the lock holds', () => {
    expect(counted(failed(10, 1000, noon + 1), limit, noon)).toEqual({ allowed: false, waitMs: 1 })
  })
})
