import { dateTime, dayIn, ordinalDate, timeIn } from '../../domain/kernel/days.ts'
import { zoneBeside } from './readerZone.ts'

/** What a date says on the screen, and what its tooltip adds. § 2.6 */
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/
const DAY_MS = 86_400_000

/** A day (`YYYY-MM-DD`) is the same everywhere; an instant is read in the client's zone and never in the reader's. */
const isDay = (value: string): boolean => DAY_ONLY.test(value)

/** Midnight of the day, as if it were a day in UTC, to count and name days by; undefined when it is none. */
const midnightOf = (value: string, timeZone: string | undefined): number | undefined => {
  const instant = Date.parse(value)
  if (Number.isNaN(instant)) return undefined
  if (isDay(value)) return instant
  return timeZone === undefined ? undefined : Date.parse(dayIn(timeZone, instant))
}

export const writtenDay = (value: string, timeZone?: string): string | undefined => {
  const midnight = midnightOf(value, timeZone)
  return midnight === undefined ? undefined : ordinalDate(new Date(midnight).toISOString().slice(0, 10))
}

export const writtenTime = (value: string, timeZone?: string): string | undefined =>
  isDay(value) || timeZone === undefined || Number.isNaN(Date.parse(value))
    ? writtenDay(value, timeZone)
    : withZone(dateTime(timeZone, Date.parse(value)), zoneBeside(timeZone, Date.parse(value))?.letters)

/** `09:05`, where the day stands beside it. */
export const writtenHour = (value: string, timeZone?: string): string | undefined => {
  const instant = Date.parse(value)
  return isDay(value) || timeZone === undefined || Number.isNaN(instant)
    ? undefined
    : withZone(timeIn(timeZone, instant), zoneBeside(timeZone, instant)?.letters)
}

const withZone = (time: string, zone: string | undefined): string => (zone === undefined ? time : `${time} ${zone}`)

let words: Intl.DateTimeFormat | undefined

/** "Wednesday 3 January 2024", with the time where it is an instant, and its zone where the reader's clock differs. */
export const fullDate = (value: string, timeZone?: string): string | undefined => {
  const midnight = midnightOf(value, timeZone)
  if (midnight === undefined) return undefined
  words ??= new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const found = words.formatToParts(midnight)
  const word = (type: string) => found.find((part) => part.type === type)?.value
  const day = `${word('weekday')} ${word('day')} ${word('month')} ${word('year')}`
  if (isDay(value) || timeZone === undefined) return day
  const instant = Date.parse(value)
  return withZone(`${day}, ${timeIn(timeZone, instant)}`, zoneBeside(timeZone, instant)?.sentence)
}

let spans: Intl.RelativeTimeFormat | undefined

const UNITS = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "in 3 days", "yesterday", "2 months ago". For a day, whole days where the client is. */
export const relativeDate = (value: string, now: Date, timeZone?: string): string | undefined => {
  const midnight = midnightOf(value, timeZone)
  const today = midnightOf(now.toISOString(), timeZone)
  if (midnight === undefined || today === undefined) return undefined
  const distance = isDay(value) ? midnight - today : Date.parse(value) - now.getTime()
  spans ??= new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? (['day', DAY_MS] as const)
  if (Math.abs(distance) < 60_000 && !isDay(value)) return 'now'
  return spans.format(Math.trunc(distance / size), unit)
}
