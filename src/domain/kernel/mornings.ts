/**
 * When scheduled messages leave (ours): once a day, at eight in the morning where the tenant is. Whatever was not running
 * at eight does it later that day; a morning that clocks are put forward or back over is one morning all the same.
 */
import { dayIn, lastMomentOf, timeIn } from './days.ts'

const MORNING = '08:00'

/** Whether the day's messages may leave. `now` in milliseconds since the epoch. */
export const isAfterMorning = (timeZone: string, now: number): boolean => timeIn(timeZone, now) >= MORNING

/** The next time it is eight there, in milliseconds since the epoch: later than `now`. */
export const nextMorning = (timeZone: string, now: number): number => {
  const midnight = lastMomentOf(timeZone, dayIn(timeZone, now)) + 1
  const begins = isAfterMorning(timeZone, now) ? midnight : lastMomentOf(timeZone, dayBefore(timeZone, now)) + 1
  return firstMomentOf(timeZone, begins)
}

const dayBefore = (timeZone: string, now: number): string =>
  new Date(Date.parse(`${dayIn(timeZone, now)}T12:00:00Z`) - 24 * 3_600_000).toISOString().slice(0, 10)

/** Between the beginning of a day and its noon: eight o'clock, however many hours that is after midnight. */
const firstMomentOf = (timeZone: string, begins: number): number => {
  let [early, late] = [begins, begins + 14 * 3_600_000]
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (isAfterMorning(timeZone, middle)) late = middle
    else early = middle
  }
  return late
}
