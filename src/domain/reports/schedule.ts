/**
 * When a saved report is mailed. All ours: every day, on a weekday, or on a day of the month, in the morning where the
 * client is (`kernel/deliveryTime`). Of days that were missed only the newest is made up for, and none from before it was
 * asked for.
 */
import { dayBefore, daysAfter } from '../kernel/days.ts'
import type { Day } from '../kernel/nouns.ts'
import { weekdayOf } from '../kernel/rhythm.ts'
import type { ScheduleDraft } from './schedule.fields.ts'

export type Rhythm = ScheduleDraft

export const isOccasion = ({ every, weekday, monthDay }: Rhythm, day: Day): boolean => {
  if (every === 'week') return String(weekdayOf(day)) === weekday
  if (every === 'month')
    return monthDay === 'last' ? daysAfter(day, 1).endsWith('-01') : Number(day.slice(8)) === Number(monthDay)
  return true
}

/** On a day, or the last before it. */
export const newestOccasion = (rhythm: Rhythm, until: Day): Day => {
  let day = until
  while (!isOccasion(rhythm, day)) day = dayBefore(day)
  return day
}

export const nextOccasion = (rhythm: Rhythm, after: Day): Day => {
  let day = daysAfter(after, 1)
  while (!isOccasion(rhythm, day)) day = daysAfter(day, 1)
  return day
}

interface Told {
  /** The last morning before it was asked for. */
  readonly since: Day
  /** For which it was mailed last. */
  readonly told: Day | null
}

/** The day for which it is mailed now; null where that was done, or nothing is due yet. `morning`: the last that has come. */
export const dueOccasion = (schedule: Rhythm & Told, morning: Day): Day | null => {
  const newest = newestOccasion(schedule, morning)
  return newest > schedule.since && (schedule.told === null || newest > schedule.told) ? newest : null
}
