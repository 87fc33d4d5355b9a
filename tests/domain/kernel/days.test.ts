import { describe, expect, test } from 'vitest'
import { dateTime, dayIn, ordinal, ordinalDate } from '../../../src/domain/kernel/days.ts'
import { at } from '../../fixtures/time.ts'

describe('the day it is in the tenant’s zone (ours)', () => {
  test.each([
    ['UTC', '2024-02-29T23:59:59.999Z', '2024-02-29'],
    ['UTC', '2024-03-01T00:00Z', '2024-03-01'],
    ['Australia/Brisbane', '2024-02-29T13:59:59.999Z', '2024-02-29'],
    ['Australia/Brisbane', '2024-02-29T14:00Z', '2024-03-01'],
    ['America/New_York', '2024-03-01T04:59Z', '2024-02-29'],
    ['Pacific/Kiritimati', '2023-12-31T10:00Z', '2024-01-01'],
    ['Australia/Lord_Howe', '2024-04-06T13:00Z', '2024-04-07'],
  ])('%s at %s', (zone, instant, day) => expect(dayIn(zone, at(instant))).toBe(day))
})

test.each([
  ['2024-01-03', '3rd Jan 2024'],
  ['2024-12-31', '31st Dec 2024'],
  ['1999-02-22', '22nd Feb 1999'],
])('2.6-09 day with ordinal, short month, year: %s', (day, text) => expect(ordinalDate(day)).toBe(text))

test('ordinals', () => {
  expect([1, 2, 3, 4, 10, 11, 12, 13, 20, 21, 22, 23, 30, 31, 101, 111].map(ordinal)).toEqual(
    '1st 2nd 3rd 4th 10th 11th 12th 13th 20th 21st 22nd 23rd 30th 31st 101st 111th'.split(' '),
  )
})

test.each([
  ['UTC', '2024-01-03T09:05:59Z', '3 Jan 2024 09:05'],
  ['UTC', '2024-01-03T00:00Z', '3 Jan 2024 00:00'],
  ['Australia/Brisbane', '2024-01-03T13:30Z', '3 Jan 2024 23:30'],
])('2.6-11 day, month, year, then hour:minute in 24-hour form: %s', (zone, instant, text) => {
  expect(dateTime(zone, at(instant))).toBe(text)
})
