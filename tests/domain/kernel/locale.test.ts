import { describe, expect, it, test } from 'vitest'
import { writtenMoney, writtenPercent } from '../../../src/domain/kernel/amounts.ts'
import { fileSize } from '../../../src/domain/kernel/fileSize.ts'
import {
  asDecided,
  fullDay,
  ordinal,
  relativeTime,
  standardLocale,
  writtenDay,
  writtenMoment,
  writtenNumber,
} from '../../../src/domain/kernel/locale.ts'
import { at } from '../../fixtures/time.ts'

test.each([
  ['2024-01-03', '3rd Jan 2024'],
  ['2024-12-31', '31st Dec 2024'],
  ['1999-02-22', '22nd Feb 1999'],
])('2.6-09 day with ordinal, short month, year: %s', (day, text) => expect(writtenDay(standardLocale, day)).toBe(text))

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
  expect(writtenMoment(standardLocale, zone, at(instant))).toBe(text)
})

describe('(ours) the styles a client or a person may choose', () => {
  test.each([
    ['d/m/y', '03/01/2024', '03/01/2024 09:05'],
    ['d.m.y', '03.01.2024', '03.01.2024 09:05'],
    ['m/d/y', '01/03/2024', '01/03/2024 09:05'],
    ['y-m-d', '2024-01-03', '2024-01-03 09:05'],
  ] as const)('a day %s', (dateStyle, day, moment) => {
    const locale = { ...standardLocale, dateStyle }
    expect(writtenDay(locale, '2024-01-03')).toBe(day)
    expect(writtenMoment(locale, 'UTC', at('2024-01-03T09:05Z'))).toBe(moment)
  })

  test.each([
    [',.', '1,234,567.89', '12,345.60 AUD', '1.5 mb', '12.5%'],
    ['.,', '1.234.567,89', '12.345,60 AUD', '1,5 mb', '12,5%'],
    [' ,', '1\u00a0234\u00a0567,89', '12\u00a0345,60 AUD', '1,5 mb', '12,5%'],
    ['’.', '1’234’567.89', '12’345.60 AUD', '1.5 mb', '12.5%'],
  ] as const)('numbers with a %s', (numberStyle, number, money, size, percent) => {
    const locale = { numberStyle }
    expect(writtenNumber(locale, 1_234_567.891)).toBe(number)
    expect(writtenMoney(locale, 12_345.6, 'AUD')).toBe(money)
    expect(fileSize(1_500_000, locale)).toBe(size)
    expect(writtenPercent(locale, 12.5)).toBe(percent)
  })

  test.each([
    [0, '0'],
    [999, '999'],
    [-999, '-999'],
    [1000, '1,000'],
    [-1000, '-1,000'],
    [0.125, '0.13'],
  ])('%d is %s', (number, text) => expect(writtenNumber(standardLocale, number)).toBe(text))

  it('money without cents has none, and needs no currency', () => {
    expect(writtenMoney(standardLocale, 20_000, 'AUD')).toBe('20,000 AUD')
    expect(writtenMoney(standardLocale, 500, '')).toBe('500')
  })
})

describe('(ours) the zone a person reads moments in', () => {
  const perth = { ...standardLocale, zone: 'Australia/Perth' }
  it('is where a moment is shown', () => {
    expect(writtenMoment(perth, 'Australia/Sydney', at('2024-01-03T14:00Z'))).toBe('3 Jan 2024 22:00')
    expect(writtenMoment(standardLocale, 'Australia/Sydney', at('2024-01-03T14:00Z'))).toBe('4 Jan 2024 01:00')
  })
  it('and not a deadline, which the client’s clock decides', () => {
    expect(writtenMoment(asDecided(perth), 'Australia/Sydney', at('2024-01-03T14:00Z'))).toBe('4 Jan 2024 01:00')
  })
})

test('in full a day reads alike in every style', () => expect(fullDay('2024-01-03')).toBe('Wednesday 3 January 2024'))

test.each([
  [0, 'today'],
  [86_400_000, 'tomorrow'],
  [-3 * 3_600_000, '3 hours ago'],
  [70 * 86_400_000, 'in 2 months'],
])('%d milliseconds are %s', (distance, words) => expect(relativeTime(distance)).toBe(words))
