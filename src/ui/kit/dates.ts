import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import { dayIn, daysBetween, timeIn } from '../../domain/kernel/days.ts'
import { fullDay, relativeTime, shownZone, writtenDay, writtenMoment } from '../../domain/kernel/locale.ts'
import type { Day, Locale } from '../../domain/kernel/nouns.ts'
import { zoneBeside } from './readerZone.ts'

/** What a date says on the screen, and what its tooltip adds. § 2.6 */
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/

/** A day (`YYYY-MM-DD`) is the same everywhere, and that of an instant is the client's; never the reader's. */
const isDay = (value: string): boolean => DAY_ONLY.test(value)

/** The day it is or lies in; undefined when it is no date. */
const dayOf = (value: string, timeZone: string | undefined): Day | undefined => {
  const instant = Date.parse(value)
  if (Number.isNaN(instant)) return undefined
  if (isDay(value)) return value
  return timeZone === undefined ? undefined : dayIn(timeZone, instant)
}

/**
 * As it stands in a text. With its hour an instant is in the zone this person reads moments in; the hour alone stands beside
 * a day, which is the client's, and so is that.
 */
export const dateText = (
  locale: Locale,
  value: string,
  timeZone?: string,
  withTime?: boolean | 'only',
): string | undefined => {
  const day = dayOf(value, timeZone)
  if (day === undefined || !withTime || isDay(value) || timeZone === undefined) return day && writtenDay(locale, day)
  const instant = Date.parse(value)
  const [zone, written] =
    withTime === 'only'
      ? [timeZone, timeIn(timeZone, instant)]
      : [shownZone(locale, timeZone), writtenMoment(locale, timeZone, instant)]
  return withZone(written, zoneBeside(zone, timeZone, instant)?.letters)
}

/** So wide is a moment in a list: wider with the letters of a zone, where some moment of a year needs them. */
export const momentWidth = (locale: Locale, timeZone: string): number =>
  [Date.UTC(2026, 0), Date.UTC(2026, 6)].every(
    (instant) => zoneBeside(shownZone(locale, timeZone), timeZone, instant) === undefined,
  )
    ? 144
    : 184

const withZone = (time: string, zone: string | undefined): string => (zone === undefined ? time : `${time} ${zone}`)

/** "Wednesday 3 January 2024", with the time where it is an instant, and its zone where the reader's clock differs. */
export const fullDate = (value: string, timeZone?: string, shown = timeZone): string | undefined => {
  const day = dayOf(value, shown)
  if (day === undefined) return undefined
  if (isDay(value) || timeZone === undefined || shown === undefined) return fullDay(day)
  const instant = Date.parse(value)
  return withZone(`${fullDay(day)}, ${timeIn(shown, instant)}`, zoneBeside(shown, timeZone, instant)?.sentence)
}

/** "in 3 days", "yesterday", "2 months ago". For a day, whole days where the client is. */
export const relativeDate = (value: string, now: number, timeZone?: string): string | undefined => {
  const day = dayOf(value, timeZone)
  if (day === undefined || timeZone === undefined) return undefined
  if (isDay(value)) return relativeTime(daysBetween(dayIn(timeZone, now), day) * millisecondsInDay)
  const distance = Date.parse(value) - now
  return Math.abs(distance) < millisecondsInMinute ? 'now' : relativeTime(distance)
}
