/** Calendar days, which are meant in the tenant's time zone (ours). How one is written (§ 2.6) stands in `locale`. */
import { tzOffset } from '@date-fns/tz/tzOffset'
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import type { Day } from './nouns.ts'

/** The day it is in a zone (IANA name) at an instant, in milliseconds since the epoch. */
export const dayIn = (timeZone: string, instant: number): Day => clockIn(timeZone, instant).slice(0, 10)

/** `09:05` */
export const timeIn = (timeZone: string, instant: number): string => clockIn(timeZone, instant).slice(11, 16)

/** What the clocks of a zone show, in the form of ISO 8601 and without the zone. */
const clockIn = (timeZone: string, instant: number): string => {
  const ahead = Math.round(tzOffset(timeZone, new Date(instant)) * millisecondsInMinute)
  return new Date(instant + ahead).toISOString()
}

/**
 * The last millisecond of a day in a zone, in milliseconds since the epoch. A day has 23, 24 or 25 hours, and where clocks
 * go forward at midnight it does not begin at 00:00; so it is looked for and not reckoned.
 */
export const lastMomentOf = (timeZone: string, day: Day): number => {
  const noon = Date.parse(`${day}T12:00:00Z`)
  // No zone is further than 14 hours from UTC, and the search needs one end on either side.
  const [inside, after] = [noon - 24 * millisecondsInHour, noon + 36 * millisecondsInHour]
  return lastMomentWhile((instant) => dayIn(timeZone, instant) <= day, inside, after)
}

/**
 * When the clocks of a zone show a day and a time, in milliseconds since the epoch. A time that they show twice is the
 * first one; one that they leave out, going forward, is as much later as they do (RFC 5545).
 */
export const instantAt = (timeZone: string, day: Day, time: string): number => {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const [before, after] = [-1, 1].map(
    (days) => shown - tzOffset(timeZone, new Date(shown + days * millisecondsInDay)) * millisecondsInMinute,
  ) as [number, number]
  const isShown = (instant: number) => clockIn(timeZone, instant).slice(0, 16) === `${day}T${time}`
  return [Math.min(before, after), Math.max(before, after)].find(isShown) ?? before
}

/** The last millisecond at which something holds that holds at the first of two instants and not at the second. */
export const lastMomentWhile = (holds: (instant: number) => boolean, first: number, second: number): number => {
  let [inside, after] = [first, second]
  while (after - inside > 1) {
    const middle = Math.floor((inside + after) / 2)
    if (holds(middle)) inside = middle
    else after = middle
  }
  return inside
}

/** From one day of the calendar to another; negative when that lies before it. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / millisecondsInDay

/** So many days on; back, when negative. */
export const daysAfter = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * millisecondsInDay).toISOString().slice(0, 10)

/** The day of the calendar before one. */
export const dayBefore = (day: Day): Day => daysAfter(day, -1)

/** So many months on: the same day of the month, or the last of a month that is shorter. */
export const monthsAfter = (day: Day, count: number): Day => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const months = year * 12 + (month - 1) + count
  const lastOfMonth = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate()
  const parts = [Math.floor(months / 12), (months % 12) + 1, Math.min(date, lastOfMonth)]
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
}
