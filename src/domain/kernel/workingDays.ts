/**
 * The days of the week on which people of a client work: a setting of the client, ours, Monday to Friday until it says
 * otherwise. Written as their short names in the order of the week, "Mon Tue Wed Thu Fri", so that they read alike in the
 * database, the record of changes and a form. At least one of seven.
 */
import { daysAfter } from './days.ts'
import type { Day } from './nouns.ts'
import { type Weekday, weekdayNames, weekdayOf } from './rhythm.ts'

export type WorkingDays = string

export const weekdays: ReadonlyArray<Weekday> = [1, 2, 3, 4, 5, 6, 7]

/** As they are kept, in whatever language the program speaks. */
type Kept = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun'
const kept: ReadonlyArray<Kept> = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const short = (weekday: Weekday): string => kept[weekday - 1] ?? ''

const written = (days: ReadonlyArray<Weekday>): WorkingDays => days.map(short).join(' ')

export const usualWorkingDays: WorkingDays = written(weekdays.slice(0, 5))

export const worksOn = (workingDays: WorkingDays, weekday: Weekday): boolean =>
  workingDays.split(' ').includes(short(weekday))

/** With one more of them, or without it; empty where none is left, which cannot be saved. */
export const workingDaysWith = (workingDays: WorkingDays, weekday: Weekday, works: boolean): WorkingDays =>
  written(weekdays.filter((one) => (one === weekday ? works : worksOn(workingDays, one))))

/** At least one, each once, in the order of the week. */
export const isWorkingDays = (typed: string): boolean =>
  typed !== '' && typed === written(weekdays.filter((one) => worksOn(typed, one)))

/** "Monday to Friday", or each by its name. */
export const workingDaysNamed = (workingDays: WorkingDays): string => {
  const worked = weekdays.filter((one) => worksOn(workingDays, one))
  const names = worked.map((one) => weekdayNames[one])
  const [first, last] = [worked.at(0), worked.at(-1)]
  if (first === undefined || last === undefined) return ''
  return worked.length > 2 && last - first === worked.length - 1
    ? `${weekdayNames[first]} to ${weekdayNames[last]}`
    : names.join(', ')
}

export const isWorkingDay = (day: Day, workingDays: WorkingDays): boolean => worksOn(workingDays, weekdayOf(day))

export const workingDayBefore = (day: Day, workingDays: WorkingDays): Day => nextIn(day, workingDays, -1)

export const workingDayAfter = (day: Day, workingDays: WorkingDays): Day => nextIn(day, workingDays, 1)

/** A day itself, or the last one before it on which people work. */
export const lastWorkingDay = (day: Day, workingDays: WorkingDays): Day =>
  isWorkingDay(day, workingDays) ? day : workingDayBefore(day, workingDays)

const nextIn = (day: Day, workingDays: WorkingDays, step: 1 | -1): Day => {
  const next = daysAfter(day, step)
  return isWorkingDay(next, workingDays) ? next : nextIn(next, workingDays, step)
}
