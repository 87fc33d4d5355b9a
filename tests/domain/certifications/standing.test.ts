import { describe, expect, it, test } from 'vitest'
import { counts, isAlarming, SOON_MS, standing } from '../../../src/domain/certifications/standing.ts'

const now = Date.parse('2026-03-10T02:30:00.000Z')
const at = (ms: number) => new Date(now + ms).toISOString()
const minute = 60_000

describe('4 Certification: deleted, expired, expiring soon, current', () => {
  it.each<[string, string | null, ReturnType<typeof standing>]>([
    ['long ago', '1999-12-31T12:59:59.999Z', 'expired'],
    ['a minute ago', at(-minute), 'expired'],
    ['a millisecond ago', at(-1), 'expired'],
    ['now, which is not before now', at(0), 'expiringSoon'],
    ['in a millisecond', at(1), 'expiringSoon'],
    ['a millisecond short of 14 days', at(SOON_MS - 1), 'expiringSoon'],
    ['in exactly 14 days', at(SOON_MS), 'expiringSoon'],
    ['a millisecond over 14 days', at(SOON_MS + 1), 'current'],
    ['14 days and a minute', at(SOON_MS + minute), 'current'],
    ['in the year 2200', '2200-12-31T23:59:59.999Z', 'current'],
    ['never', null, 'current'],
  ])('an expiry %s', (_, expiryDate, expected) => {
    expect(standing({ isDeleted: false, expiryDate }, now)).toBe(expected)
    expect(standing({ isDeleted: true, expiryDate }, now)).toBe('deleted')
  })

  it('reads an expiry without fractions of a second, and one with microseconds', () => {
    expect(standing({ isDeleted: false, expiryDate: '2026-03-10T02:30:00Z' }, now)).toBe('expiringSoon')
    expect(standing({ isDeleted: false, expiryDate: '2026-03-10T02:29:59.999999Z' }, now)).toBe('expired')
  })

  it('counts 14 days of 24 hours over a change of clocks', () => {
    // Clocks go back in Melbourne on 5 April 2026: those 14 days of its calendar have an hour more.
    const before = Date.parse('2026-03-29T12:59:59.999Z')
    const sameTimeThere = '2026-04-12T13:59:59.999Z'
    expect(standing({ isDeleted: false, expiryDate: sameTimeThere }, before)).toBe('current')
    expect(standing({ isDeleted: false, expiryDate: sameTimeThere }, before + 3_600_000)).toBe('expiringSoon')
  })
})

describe('evidence that counts', () => {
  const held = { isDeleted: false, verification: 'verified', isRenewed: false, expiryDate: at(-1) } as const
  test.each([
    ['verified', held, true],
    ['handed in', { ...held, verification: 'submitted' as const }, false],
    ['declined', { ...held, verification: 'declined' as const }, false],
    ['renewed', { ...held, isRenewed: true }, false],
    ['deleted', { ...held, isDeleted: true }, false],
  ])('%s', (_, certification, expected) => {
    expect(counts(certification)).toBe(expected)
    expect(isAlarming(certification, now)).toBe(expected)
  })
  it('2.3 The alert is for what has expired, not for what soon will', () => {
    expect(isAlarming({ ...held, expiryDate: at(0) }, now)).toBe(false)
    expect(isAlarming({ ...held, expiryDate: null }, now)).toBe(false)
  })
})
