import { describe, expect, it, test } from 'vitest'
import { isTimeZone, sameTime, zoneLetters, zoneName } from '../../../src/domain/kernel/zones.ts'

const winter = Date.parse('2026-07-01T02:00:00Z')
const summer = Date.parse('2026-12-01T02:00:00Z')

describe('(ours) a zone is named beside its times', () => {
  test.each([
    ['Australia/Sydney', winter, 'AEST'],
    ['Australia/Sydney', summer, 'AEDT'],
    ['Australia/Perth', summer, 'AWST'],
    ['America/New_York', summer, 'EST'],
    ['Europe/London', winter, 'BST'],
    ['Asia/Kolkata', winter, 'GMT+5:30'],
    ['UTC', winter, 'UTC'],
  ])('%s', (zone, instant, letters) => {
    expect(zoneLetters(zone, instant)).toBe(letters)
  })
  it('with its letters behind its name', () => {
    expect(zoneName('Australia/Sydney', summer)).toBe('Australia/Sydney (AEDT)')
    expect(zoneName('UTC', summer)).toBe('UTC')
  })
})

describe('(ours) two clocks differ when they show another time then', () => {
  test.each([
    ['Australia/Sydney', 'Australia/Melbourne', summer, true],
    ['Australia/Sydney', 'Australia/Brisbane', winter, true],
    ['Australia/Sydney', 'Australia/Brisbane', summer, false],
    ['Australia/Perth', 'Australia/Sydney', winter, false],
  ])('%s and %s', (one, other, instant, same) => {
    expect(sameTime(one, other, instant)).toBe(same)
  })
})

test.each([
  ['Australia/Sydney', true],
  ['Asia/Kolkata', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  // To PostgreSQL this lies ten hours west of Greenwich.
  ['+10:00', false],
  ['', false],
  ['Sydney', false],
])('%s is a time zone: %s', (name, is) => expect(isTimeZone(name)).toBe(is))
