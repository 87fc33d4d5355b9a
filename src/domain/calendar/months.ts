/** Months of a calendar as weeks of days (ours): a week begins as its reader's weeks do. */
import { daysAfter, monthsAfter } from '../kernel/days.ts'
import { fullDay } from '../kernel/locale.ts'
import type { Day, Locale } from '../kernel/nouns.ts'
import { weekdayOf } from '../kernel/rhythm.ts'

/** Further than anything stands in it. */
export const monthPattern = /^2[01]\d{2}-(?:0[1-9]|1[0-2])$/

export const monthOf = (day: Day): string => day.slice(0, 7)

const firstOf = (month: string): Day => `${month}-01`

/** So many months on; null where the calendar ends. */
export const monthAfter = (month: string, count: number): string | null => {
  const other = monthOf(monthsAfter(firstOf(month), count))
  return monthPattern.test(other) ? other : null
}

/** Whole weeks: those that have a day of the month. */
export const weeksOf = (month: string, firstWeekday: Locale['firstWeekday']): ReadonlyArray<ReadonlyArray<Day>> => {
  const first = firstOf(month)
  const start = daysAfter(first, -((weekdayOf(first) - firstWeekday + 7) % 7))
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((day) => daysAfter(start, week * 7 + day)))
  return weeks.filter((week) => week.some((day) => monthOf(day) === month))
}

/** The first and the last day of these weeks. */
export const daysShown = (month: string, firstWeekday: Locale['firstWeekday']): DaySpan => {
  const days = weeksOf(month, firstWeekday).flat()
  return { from: days[0] as Day, until: days.at(-1) as Day }
}

/** Both days are in it. */
export interface DaySpan {
  readonly from: Day
  readonly until: Day
}

/** How far back, and how far ahead, a program that has subscribed is told. */
const FEED_MONTHS = { back: 3, ahead: 18 }

export const feedSpan = (today: Day): DaySpan => ({
  from: monthsAfter(today, -FEED_MONTHS.back),
  until: monthsAfter(today, FEED_MONTHS.ahead),
})

/** In the order in which they come. */
export const byDay = <One extends { readonly day: Day }>(
  all: ReadonlyArray<One>,
): ReadonlyMap<Day, ReadonlyArray<One>> => {
  const days = new Map<Day, One[]>()
  for (const one of all) days.set(one.day, [...(days.get(one.day) ?? []), one])
  return days
}

/** `March 2024`: of its first day in full, what is not of the day. */
export const fullMonth = (month: string): string => fullDay(firstOf(month)).split(' ').slice(-2).join(' ')
