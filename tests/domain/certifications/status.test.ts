import { describe, expect, it, test } from 'vitest'
import {
  certificationStatus,
  counts,
  decidingAmong,
  expiryStatus,
  expiryWord,
  isListed,
  SOON_MS,
} from '../../../src/domain/certifications/status.ts'
import { aCertification } from '../../fixtures/certifications.ts'
import { certificationId } from '../../fixtures/ids.ts'

const now = Date.parse('2026-03-10T02:30:00.000Z')
const at = (ms: number) => new Date(now + ms).toISOString()
const minute = 60_000

describe('4 Certification: deleted, expired, expiring soon, current', () => {
  it.each<[string, string | null, ReturnType<typeof expiryStatus>]>([
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
    expect(expiryStatus(expiryDate, now)).toBe(expected)
    const held = aCertification({ expiryDate })
    expect(certificationStatus(held, now)).toBe(expected)
    expect(certificationStatus({ ...held, isRenewed: true }, now)).toBe('replaced')
    expect(certificationStatus({ ...held, verification: 'submitted' }, now)).toBe('submitted')
    expect(certificationStatus({ ...held, verification: 'declined' }, now)).toBe('declined')
    expect(certificationStatus({ ...held, isDeleted: true, isRenewed: true }, now)).toBe('deleted')
  })

  it.each([
    ['a millisecond ago', at(-1), 'Expired'],
    ['now', at(0), 'Expires'],
    ['in a year', at(365 * 24 * 60 * minute), 'Expires'],
  ])('of a day %s it is said in its tense', (_, expiryDate, expected) =>
    expect(expiryWord(expiryDate, now)).toBe(expected),
  )

  it('reads an expiry without fractions of a second, and one with microseconds', () => {
    expect(expiryStatus('2026-03-10T02:30:00Z', now)).toBe('expiringSoon')
    expect(expiryStatus('2026-03-10T02:29:59.999999Z', now)).toBe('expired')
  })

  it('counts 14 days of 24 hours over a change of clocks', () => {
    // Clocks go back in Melbourne on 5 April 2026: those 14 days of its calendar have an hour more.
    const before = Date.parse('2026-03-29T12:59:59.999Z')
    const sameTimeThere = '2026-04-12T13:59:59.999Z'
    expect(expiryStatus(sameTimeThere, before)).toBe('current')
    expect(expiryStatus(sameTimeThere, before + 3_600_000)).toBe('expiringSoon')
  })
})

describe('evidence that counts', () => {
  const held = { isDeleted: false, verification: 'verified', isRenewed: false, expiryDate: at(-1) } as const
  test.each([
    ['verified', held, true],
    ['submitted', { ...held, verification: 'submitted' as const }, false],
    ['declined', { ...held, verification: 'declined' as const }, false],
    ['renewed', { ...held, isRenewed: true }, false],
    ['deleted', { ...held, isDeleted: true }, false],
  ])('%s', (_, certification, expected) => {
    expect(counts(certification)).toBe(expected)
    expect(certificationStatus(certification, now) === 'expired').toBe(expected)
  })
  it('2.3 The alert is for what has expired, not for what soon will', () => {
    expect(certificationStatus({ ...held, expiryDate: at(0) }, now)).toBe('expiringSoon')
    expect(certificationStatus({ ...held, expiryDate: null }, now)).toBe('current')
  })
})

describe('of what one person holds of one type, one decides', () => {
  const one = (name: string, inDays: number | null, over: Parameters<typeof aCertification>[0] = {}) =>
    aCertification({
      id: certificationId(name),
      expiryDate: inDays === null ? null : at(inDays * 24 * 60 * minute),
      createdUtc: at(-60 * minute),
      ...over,
    })
  const a = certificationId('a')
  const b = certificationId('b')

  it.each<[string, ReadonlyArray<ReturnType<typeof one>>, string | undefined]>([
    ['nothing', [], undefined],
    ['the only one', [one('a', -3)], 'a'],
    ['what lasts longest', [one('a', 30), one('b', 400), one('c', -3)], 'b'],
    ['what never expires', [one('a', 30), one('b', null)], 'b'],
    ['of two that last as long the newer', [one('a', 30), one('b', 30, { createdUtc: at(0) })], 'b'],
    ['a renewal, though it lasts less long', [one('a', 400), one('b', 30, { renews: a })], 'b'],
    [
      'the last of a chain, though each lasts less long',
      [one('a', 400), one('b', 90, { renews: a }), one('c', 30, { renews: b })],
      'c',
    ],
    ['what it renewed, when the renewal is deleted', [one('a', -3), one('b', 30, { renews: a, isDeleted: true })], 'a'],
    [
      'what it renewed, while the renewal waits',
      [one('a', -3), one('b', 30, { renews: a, verification: 'submitted' })],
      'a',
    ],
    [
      'what it renewed, when the renewal was declined',
      [one('a', -3), one('b', 30, { renews: a, verification: 'declined' })],
      'a',
    ],
    [
      'the renewal of a renewal that was deleted',
      [one('a', -3), one('b', 9, { renews: a, isDeleted: true }), one('c', 30, { renews: b })],
      'c',
    ],
    [
      'the longer one, whatever else was only handed in',
      [one('a', 30), one('b', 400, { verification: 'submitted' })],
      'a',
    ],
  ])('%s', (_, held, expected) => {
    const id = expected === undefined ? undefined : certificationId(expected)
    expect(decidingAmong(held)?.id).toBe(id)
    expect(decidingAmong(held.toReversed())?.id).toBe(id)
  })

  it('and what is replaced or deleted is in no list', () => {
    const statuses = ['deleted', 'submitted', 'declined', 'replaced', 'expired', 'expiringSoon', 'current'] as const
    expect(statuses.filter((status) => !isListed(status))).toEqual(['deleted', 'replaced'])
  })
})
