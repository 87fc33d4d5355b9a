import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { dateTime, dayIn, daysBetween, ordinalDate, timeIn } from '../../domain/kernel/days.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { zoneBeside } from './readerZone.ts'

/** What a date says on the screen, and what its tooltip adds. § 2.6 */
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/

/** A day (`YYYY-MM-DD`) is the same everywhere; an instant is read in the client's zone and never in the reader's. */
const isDay = (value: string): boolean => DAY_ONLY.test(value)

/** The day it is or lies in; undefined when it is no date. */
const dayOf = (value: string, timeZone: string | undefined): Day | undefined => {
  const instant = Date.parse(value)
  if (Number.isNaN(instant)) return undefined
  if (isDay(value)) return value
  return timeZone === undefined ? undefined : dayIn(timeZone, instant)
}

export const writtenDay = (value: string, timeZone?: string): string | undefined => {
  const day = dayOf(value, timeZone)
  return day === undefined ? undefined : ordinalDate(day)
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
  const day = dayOf(value, timeZone)
  if (day === undefined) return undefined
  words ??= new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const found = words.formatToParts(Date.parse(day))
  const word = (type: string) => found.find((part) => part.type === type)?.value
  const written = `${word('weekday')} ${word('day')} ${word('month')} ${word('year')}`
  if (isDay(value) || timeZone === undefined) return written
  const instant = Date.parse(value)
  return withZone(`${written}, ${timeIn(timeZone, instant)}`, zoneBeside(timeZone, instant)?.sentence)
}

let spans: Intl.RelativeTimeFormat | undefined

const UNITS = [
  ['year', 365 * millisecondsInDay],
  ['month', 30 * millisecondsInDay],
  ['day', millisecondsInDay],
  ['hour', millisecondsInHour],
  ['minute', millisecondsInMinute],
] as const

/** "in 3 days", "yesterday", "2 months ago". For a day, whole days where the client is. */
export const relativeDate = (value: string, now: Date, timeZone?: string): string | undefined => {
  const day = dayOf(value, timeZone)
  if (day === undefined || timeZone === undefined) return undefined
  const today = dayIn(timeZone, now.getTime())
  const distance = isDay(value) ? daysBetween(today, day) * millisecondsInDay : Date.parse(value) - now.getTime()
  spans ??= new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? (['day', millisecondsInDay] as const)
  if (Math.abs(distance) < millisecondsInMinute && !isDay(value)) return 'now'
  return spans.format(Math.trunc(distance / size), unit)
}
