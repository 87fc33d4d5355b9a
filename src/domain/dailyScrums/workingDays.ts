/**
 * The days on which people work, ours: Monday to Friday. A client has no setting for it yet; one that comes is asked here.
 */
import { daysAfter } from '../kernel/days.ts'
import type { Day } from '../kernel/nouns.ts'

export const isWorkingDay = (day: Day): boolean => ![0, 6].includes(new Date(day).getUTCDay())

export const workingDayBefore = (day: Day): Day => nextIn(day, -1)

export const workingDayAfter = (day: Day): Day => nextIn(day, 1)

/** A day itself, or the last one before it on which people work. */
export const lastWorkingDay = (day: Day): Day => (isWorkingDay(day) ? day : workingDayBefore(day))

const nextIn = (day: Day, step: 1 | -1): Day => {
  const next = daysAfter(day, step)
  return isWorkingDay(next) ? next : nextIn(next, step)
}
