import { describe, expect, it, test, vi } from 'vitest'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'

// The zone of the reader, asked for once by a module that another test may have loaded.
vi.stubEnv('TZ', 'UTC')
vi.resetModules()
const { dateText, fullDate, momentWidth, relativeDate } = await import('../../../src/ui/kit/dates.ts')

describe('§2.6: a date is day with ordinal, short month, year', () => {
  it('a day is the same in every time zone', () => {
    expect(dateText(standardLocale, '2024-01-03', 'Pacific/Kiritimati')).toBe('3rd Jan 2024')
    expect(dateText(standardLocale, '2024-01-03', 'Pacific/Pago_Pago')).toBe('3rd Jan 2024')
  })
  it('an instant is read in the time zone given', () => {
    expect(dateText(standardLocale, '2024-01-02T13:30:00Z', 'Australia/Sydney')).toBe('3rd Jan 2024')
    expect(dateText(standardLocale, '2024-01-02T12:30:00Z', 'UTC')).toBe('2nd Jan 2024')
  })
  it('with time: hour and minute in 24-hour form, midnight as 00', () => {
    expect(dateText(standardLocale, '2024-01-03T00:05:00Z', 'UTC', true)).toBe('3 Jan 2024 00:05')
    expect(dateText(standardLocale, '2024-01-03T21:45:00Z', 'UTC', true)).toBe('3 Jan 2024 21:45')
  })
  it('a day has no time to show', () =>
    expect(dateText(standardLocale, '2024-01-03', undefined, true)).toBe('3rd Jan 2024'))
  it('an instant is never read in the reader’s own zone', () => {
    expect(dateText(standardLocale, '2024-01-03T09:05:00Z')).toBeUndefined()
    expect(dateText(standardLocale, '2024-01-03T09:05:00Z', undefined, true)).toBeUndefined()
    expect(relativeDate('2024-01-03T09:05:00Z', 0)).toBeUndefined()
  })
  it('a list has room for the zone only where one is named, if only in half of the year', () => {
    expect(momentWidth(standardLocale, 'UTC')).toBeLessThan(momentWidth(standardLocale, 'Australia/Perth'))
    expect(momentWidth(standardLocale, 'Europe/London')).toBe(momentWidth(standardLocale, 'Australia/Perth'))
  })
  it('a time says its zone where the reader’s clock shows another', () => {
    expect(dateText(standardLocale, '2024-01-03T09:05:00Z', 'Australia/Perth', true)).toBe('3 Jan 2024 17:05 AWST')
    expect(fullDate('2024-01-03T09:05:00Z', 'Australia/Perth')).toBe(
      'Wednesday 3 January 2024, 17:05 in Australia/Perth (AWST)',
    )
    expect(dateText(standardLocale, '2024-01-03T09:05:00Z', 'Africa/Abidjan', true)).toBe('3 Jan 2024 09:05')
  })
  it('(ours) in the zone a person has chosen a moment says which; a day and the hour beside one are the client’s', () => {
    const perth = { ...standardLocale, zone: 'Australia/Perth' }
    const late = '2024-01-02T23:30:00Z'
    expect(dateText(perth, late, 'UTC', true)).toBe('3 Jan 2024 07:30 AWST')
    expect(dateText(perth, late, 'UTC')).toBe('2nd Jan 2024')
    expect(dateText(perth, late, 'UTC', 'only')).toBe('23:30')
    expect(fullDate(late, 'UTC', 'Australia/Perth')).toBe('Wednesday 3 January 2024, 07:30 in Australia/Perth (AWST)')
    // A person in the zone they have chosen is told the zone too, for it is not the client’s.
    const utc = { ...standardLocale, zone: 'UTC' }
    expect(dateText(utc, late, 'Australia/Perth', true)).toBe('2 Jan 2024 23:30 UTC')
  })
  it('what is no date is not written', () => expect(dateText(standardLocale, 'soon')).toBeUndefined())
})

describe('§2.6: the tooltip shows a full or relative date', () => {
  const now = Date.parse('2024-01-03T12:00:00Z')
  it('full', () => {
    expect(fullDate('2024-01-03')).toBe('Wednesday 3 January 2024')
    expect(fullDate('2024-01-03T09:05:00Z', 'UTC')).toBe('Wednesday 3 January 2024, 09:05')
  })
  test.each([
    ['2024-01-03', 'today'],
    ['2024-01-04', 'tomorrow'],
    ['2024-01-01', '2 days ago'],
    ['2024-03-10', 'in 2 months'],
    ['2022-01-01', '2 years ago'],
    ['2024-01-03T11:59:30Z', 'now'],
    ['2024-01-03T11:58:59Z', '1 minute ago'],
    ['2024-01-03T14:00:00Z', 'in 2 hours'],
  ])('%s is %s', (value, words) => expect(relativeDate(value, now, 'UTC')).toBe(words))
  it('a day is counted where the client is', () =>
    expect(relativeDate('2024-01-04', Date.parse('2024-01-03T20:00:00Z'), 'Australia/Sydney')).toBe('today'))
})
