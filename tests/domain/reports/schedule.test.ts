import { describe, expect, test } from 'vitest'
import { daysAfter } from '../../../src/domain/kernel/days.ts'
import { scheduleFields } from '../../../src/domain/reports/schedule.fields.ts'
import {
  dueOccasion,
  isOccasion,
  newestOccasion,
  nextOccasion,
  type Rhythm,
} from '../../../src/domain/reports/schedule.ts'
import { rhythmWords } from '../../../src/domain/reports/scheduleWording.ts'

const daily: Rhythm = { ...scheduleFields.blank, every: 'day' }
const mondays: Rhythm = { ...scheduleFields.blank, every: 'week', weekday: '1' }
const monthly = (monthDay: string): Rhythm => ({ ...scheduleFields.blank, every: 'month', monthDay })

describe('ours: when a saved report is mailed', () => {
  test.each<[string, Rhythm, string, boolean]>([
    ['every day', daily, '2026-03-08', true],
    ['a Monday', mondays, '2026-03-09', true],
    ['a Sunday', mondays, '2026-03-08', false],
    ['the 28th', monthly('28'), '2026-02-28', true],
    ['the 1st', monthly('1'), '2026-03-01', true],
    ['the 10th, not the 1st', monthly('1'), '2026-03-10', false],
    ['the last of a short month', monthly('last'), '2026-02-28', true],
    ['the last of a leap year', monthly('last'), '2028-02-28', false],
    ['the last of a long month', monthly('last'), '2026-03-31', true],
    ['the 30th of a long month', monthly('last'), '2026-03-30', false],
  ])('%s', (_, rhythm, day, is) => {
    expect(isOccasion(rhythm, day)).toBe(is)
  })

  test('the newest before, and the next after a day', () => {
    expect(newestOccasion(mondays, '2026-03-09')).toBe('2026-03-09')
    expect(newestOccasion(mondays, '2026-03-08')).toBe('2026-03-02')
    expect(newestOccasion(monthly('last'), '2026-03-30')).toBe('2026-02-28')
    expect(nextOccasion(mondays, '2026-03-09')).toBe('2026-03-16')
    expect(nextOccasion(daily, '2026-02-28')).toBe('2026-03-01')
    expect(nextOccasion(monthly('28'), '2026-01-28')).toBe('2026-02-28')
  })

  test('every month has its day, whichever was chosen', () => {
    for (const monthDay of Object.keys(scheduleFields.fields.monthDay.names ?? {})) {
      let day = '2026-01-01'
      const days = Array.from({ length: 365 }, (_, at) => daysAfter('2026-01-01', at))
      expect(
        days.filter((one) => isOccasion(monthly(monthDay), one)),
        monthDay,
      ).toHaveLength(12)
      day = nextOccasion(monthly(monthDay), day)
      expect(day > '2026-01-01').toBe(true)
    }
  })
})

describe('ours: of missed days only the newest is made up for, and none from before it was asked for', () => {
  test.each<[string, string, string | null, string, string | null]>([
    ['the morning of the day', '2026-03-02', '2026-03-02', '2026-03-09', '2026-03-09'],
    ['it was mailed this morning', '2026-03-02', '2026-03-09', '2026-03-09', null],
    ['two days late', '2026-03-02', null, '2026-03-11', '2026-03-09'],
    ['three weeks late: the newest', '2026-02-09', '2026-02-16', '2026-03-11', '2026-03-09'],
    ['asked for since', '2026-03-10', null, '2026-03-11', null],
    ['asked for on that very morning, after it', '2026-03-09', null, '2026-03-09', null],
  ])('%s', (_, since, told, morning, due) => {
    expect(dueOccasion({ ...mondays, since, told }, morning)).toBe(due)
  })
})

test('in words', () => {
  expect([daily, mondays, monthly('3'), monthly('last')].map(rhythmWords)).toEqual([
    'every day',
    'every Monday',
    'on day 3 of every month',
    'on the last day of every month',
  ])
})
