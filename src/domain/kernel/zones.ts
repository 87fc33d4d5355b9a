/**
 * How time zones are named beside a time. Ours: times are the client's, in whatever zone they are read, and say so where
 * the reader's clock shows another.
 */
import { tzOffset } from '@date-fns/tz/tzOffset'

/** `AEDT`: the letters of a zone at an instant. Each part of the world writes its own zones in letters. */
export const zoneLetters = (timeZone: string, instant: number): string => {
  const knowing = ['en-AU', 'en-US', 'en-GB'].find(
    (locale) => !/^(GMT|UTC)./.test(shortName(locale, timeZone, instant)),
  )
  return shortName(knowing ?? 'en-AU', timeZone, instant)
}

/** Dear to make, and asked for with each time that is shown. */
const formats = new Map<string, Intl.DateTimeFormat>()

const shortName = (locale: string, timeZone: string, instant: number): string => {
  const key = locale + timeZone
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
  formats.set(key, format)
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** A name of the IANA list. Mere distances from UTC are none: they mean the opposite to PostgreSQL. */
export const isTimeZone = (name: string): boolean => {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** `Australia/Sydney (AEDT)` */
export const zoneName = (timeZone: string, instant: number): string => {
  const letters = zoneLetters(timeZone, instant)
  return letters === timeZone ? timeZone : `${timeZone} (${letters})`
}

/** Whether two zones show the same day and time at an instant. */
export const sameTime = (one: string, other: string, instant: number): boolean =>
  one === other || tzOffset(one, new Date(instant)) === tzOffset(other, new Date(instant))
