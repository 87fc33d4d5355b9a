/**
 * When scheduled messages leave (ours): once a day, at eight in the morning where the tenant is. A server that did
 * not run at eight sends later that day. A morning on which clocks change is still one morning.
 */
import { millisecondsInHour } from 'date-fns/constants'
import { dayBefore, dayIn, lastMomentOf, lastMomentWhile, timeIn } from './days.ts'
import type { Day } from './nouns.ts'

const MORNING = '08:00'

/** Whether the day's messages may leave. `now` in milliseconds since the epoch. */
export const isAfterMorning = (timeZone: string, now: number): boolean => timeIn(timeZone, now) >= MORNING

/** The last day there whose morning has come. */
export const lastMorning = (timeZone: string, now: number): Day => {
  const today = dayIn(timeZone, now)
  return isAfterMorning(timeZone, now) ? today : dayBefore(today)
}

/** The next time it is eight there, in milliseconds since the epoch: later than `now`. */
export const nextMorning = (timeZone: string, now: number): number => {
  const midnight = lastMomentOf(timeZone, lastMorning(timeZone, now)) + 1
  // Between the beginning of a day and its noon: eight o'clock, however many hours that is after midnight.
  return (
    lastMomentWhile((instant) => !isAfterMorning(timeZone, instant), midnight, midnight + 14 * millisecondsInHour) + 1
  )
}
