import { describe, expect, it } from 'vitest'
import {
  endsWithDay,
  expiryOf,
  expirySentence,
  expiryText,
  expiryValue,
  isExpiry,
  isIssuedBefore,
  suggestedExpiry,
} from '../../../src/domain/certifications/expiry.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'

describe('The screens choose a day and mean its last millisecond in the tenant’s zone (decisions)', () => {
  it.each([
    ['Australia/Brisbane', '2026-03-10', '2026-03-10T13:59:59.999Z'],
    ['UTC', '2026-03-10', '2026-03-10T23:59:59.999Z'],
    ['Pacific/Kiritimati', '2026-03-10', '2026-03-10T09:59:59.999Z'],
    ['Pacific/Pago_Pago', '2026-03-10', '2026-03-11T10:59:59.999Z'],
    ['Asia/Kolkata', '2026-03-10', '2026-03-10T18:29:59.999Z'],
    ['Australia/Lord_Howe', '2026-01-10', '2026-01-10T12:59:59.999Z'],
    // Clocks go forward, and the day has 23 hours; they go back, and it has 25.
    ['Australia/Melbourne', '2026-10-03', '2026-10-03T13:59:59.999Z'],
    ['Australia/Melbourne', '2026-10-04', '2026-10-04T12:59:59.999Z'],
    ['Australia/Melbourne', '2026-04-05', '2026-04-05T13:59:59.999Z'],
    // Clocks go forward at midnight: the next day begins at 01:00.
    ['Africa/Cairo', '2026-04-23', '2026-04-23T21:59:59.999Z'],
    // Clocks go back at midnight: the last hour of the day comes twice.
    ['Africa/Cairo', '2026-10-29', '2026-10-29T21:59:59.999Z'],
    ['Australia/Brisbane', '2024-02-29', '2024-02-29T13:59:59.999Z'],
    ['Australia/Brisbane', '1900-01-02', '1900-01-02T13:59:59.999Z'],
    ['Australia/Brisbane', '2200-12-31', '2200-12-31T13:59:59.999Z'],
  ])('%s, %s', (zone, day, expiry) => {
    expect(expiryOf(zone, day)).toBe(expiry)
  })
})

describe('An expiry', () => {
  it.each([
    [null, true],
    ['1899-12-31T23:59:59.999Z', false],
    ['1900-01-01T00:00:00.000Z', true],
    ['2001-05-06T13:59:59.999Z', true],
    ['2200-12-31T23:59:59.999Z', true],
    ['2201-01-01T00:00:00.000Z', false],
    ['9999-12-31T23:59:59.999Z', false],
    ['0001-01-01T00:00:00.000Z', false],
  ])('%s may be entered: %s', (expiry, isPossible) => {
    expect(isExpiry(expiry).allowed).toBe(isPossible)
  })
  it.each([
    ['2026-03-10', '2026-03-10', true],
    ['2026-03-11', '2026-03-10', false],
    [null, '2026-03-10', true],
    ['2026-03-10', null, true],
  ])('issued %s, expires %s: %s', (issued, expires, isPossible) => {
    expect(isIssuedBefore(issued, expires).allowed).toBe(isPossible)
  })
  it.each([
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-03-15', 36, '2027-03-15'],
    ['2024-11-30', 3, '2025-02-28'],
    ['2024-12-31', 600, '2074-12-31'],
    ['2024-03-15', null, null],
  ])('issued %s, good for %s months: %s is suggested', (issued, months, expected) => {
    expect(suggestedExpiry(issued, months)).toBe(expected)
  })
})

describe('an expiry is shown as the day it means, and with its time where it means a moment', () => {
  const melbourne = 'Australia/Melbourne'
  it.each([
    [melbourne, '2026-03-10T12:59:59.999Z', true, '10th Mar 2026', '2026-03-10'],
    [melbourne, '2026-03-10T12:59:59.998Z', false, '10 Mar 2026 23:59', '10 Mar 2026 23:59'],
    [melbourne, '2026-03-10T13:00:00.000Z', false, '11 Mar 2026 00:00', '11 Mar 2026 00:00'],
    ['UTC', '2026-03-10T12:59:59.999Z', false, '10 Mar 2026 12:59', '10 Mar 2026 12:59'],
    // Clocks go back at one in the morning, and that day has 25 hours.
    ['Atlantic/Azores', expiryOf('Atlantic/Azores', '2026-10-24'), true, '24th Oct 2026', '2026-10-24'],
    ['Africa/Cairo', expiryOf('Africa/Cairo', '2026-04-23'), true, '23rd Apr 2026', '2026-04-23'],
  ])('%s %s', (zone, expiry, isDay, text, value) => {
    expect([endsWithDay(zone, expiry), expiryText(standardLocale, zone, expiry), expiryValue(zone, expiry)]).toEqual([
      isDay,
      text,
      value,
    ])
  })
  it('none is none', () => {
    expect(expiryValue(melbourne, null)).toBeNull()
  })
  it.each([
    ['2026-03-10T12:59:59.999Z', '2026-03-10T02:00:00.000Z', 'expires today'],
    ['2026-03-10T12:59:59.999Z', '2026-03-10T13:00:00.000Z', 'expired on 10th Mar 2026'],
    ['2026-03-10T04:00:00.000Z', '2026-03-10T02:00:00.000Z', 'expires today at 15:00'],
    ['2026-03-10T01:00:00.000Z', '2026-03-10T02:00:00.000Z', 'expired today at 12:00'],
    ['2026-03-12T01:00:00.000Z', '2026-03-10T02:00:00.000Z', 'expires on 12 Mar 2026 12:00'],
    [null, '2026-03-10T02:00:00.000Z', 'does not expire'],
  ])('%s at %s %s', (expiry, now, words) => {
    expect(expirySentence(standardLocale, melbourne, expiry, Date.parse(now))).toBe(words)
  })
})
