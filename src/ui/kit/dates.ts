import { dateTime, dayIn, ordinalDate, timeIn } from '../../domain/kernel/days.ts'

/** What a date says on the screen, and what its tooltip adds. § 2.6 */
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/
const DAY_MS = 86_400_000

/** A day (`YYYY-MM-DD`) is the same everywhere; an instant is read in a time zone (the person's, unless told). */
const isDay = (value: string): boolean => DAY_ONLY.test(value)

let own: string | undefined

const zoneOr = (timeZone: string | undefined): string => {
  own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return timeZone ?? own
}

/** Midnight of the day, as if it were a day in UTC, to count and name days by; undefined when it is none. */
const midnightOf = (value: string, timeZone: string | undefined): number | undefined => {
  const instant = Date.parse(value)
  if (Number.isNaN(instant)) return undefined
  return Date.parse(isDay(value) ? value : dayIn(zoneOr(timeZone), instant))
}

export const writtenDay = (value: string, timeZone?: string): string | undefined => {
  const midnight = midnightOf(value, timeZone)
  return midnight === undefined ? undefined : ordinalDate(new Date(midnight).toISOString().slice(0, 10))
}

export const writtenTime = (value: string, timeZone?: string): string | undefined =>
  isDay(value) || Number.isNaN(Date.parse(value))
    ? writtenDay(value, timeZone)
    : dateTime(zoneOr(timeZone), Date.parse(value))

let words: Intl.DateTimeFormat | undefined

/** "Wednesday 3 January 2024", with the time where it is an instant. */
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
  return isDay(value) ? day : `${day}, ${timeIn(zoneOr(timeZone), Date.parse(value))}`
}

let spans: Intl.RelativeTimeFormat | undefined

const UNITS = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "in 3 days", "yesterday", "2 months ago". For a day, whole days in the reader's time zone. */
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
