import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import { dayIn } from '../../domain/kernel/days.ts'

/** What the demo tells relative to the moment it is loaded, so that "due in three days" is true whenever that is. */
export interface Moments {
  /** The instant so many days from now; negative is past. */
  readonly days: (count: number) => string
  /** Today's date where the tenant is. */
  readonly today: (timeZone: string) => string
  /** The date there so many days from now. */
  readonly day: (count: number, timeZone: string) => string
  /** The earlier of an instant and one hour ago: nothing in the demo has happened in the future. */
  readonly past: (instant: string) => string
}

export const momentsAround = (now: Date): Moments => ({
  days: (count) => daysAfter(now.getTime(), count),
  today: (timeZone) => dayIn(timeZone, now.getTime()),
  day: (count, timeZone) => dayIn(timeZone, now.getTime() + count * millisecondsInDay),
  past: (instant) => new Date(Math.min(Date.parse(instant), now.getTime() - millisecondsInHour)).toISOString(),
})

export const daysAfter = (instant: number, count: number): string =>
  new Date(instant + count * millisecondsInDay).toISOString()
