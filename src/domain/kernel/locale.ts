/**
 * How days, times and numbers are written for a person; nothing else in the program writes one (`amounts` says what a number
 * is of). § 2.6 Date display: default format day with ordinal, short month, year (3rd Jan 2024); the date-time format is day,
 * month, year, then hour:minute in 24-hour form. The other styles are ours, chosen by a client and by each of its people. A
 * day is the client's and the same for everybody; only a moment, which has an hour, may be shown in another zone, and then
 * says so.
 */
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { dayIn, timeIn } from './days.ts'
import type { Day, Locale } from './nouns.ts'

/** What § 2.6 says: for who has chosen nothing, and for sentences that are made before anybody is there. */
export const standardLocale: Locale = { dateStyle: 'ordinal', firstWeekday: 1, numberStyle: ',.', zone: null }

/** `3rd Jan 2024`, `03/01/2024` … */
export const writtenDay = ({ dateStyle }: Pick<Locale, 'dateStyle'>, day: Day): string => {
  if (dateStyle === 'ordinal') return dayInWords(day, ordinal)
  const [year = '', month = '', date = ''] = day.split('-')
  return dateStyle.replace('y', year).replace('m', month).replace('d', date)
}

/** `3 Jan 2024 09:05` */
export const writtenMoment = (locale: Locale, timeZone: string, instant: number): string => {
  const zone = shownZone(locale, timeZone)
  const day = dayIn(zone, instant)
  const written = locale.dateStyle === 'ordinal' ? dayInWords(day, String) : writtenDay(locale, day)
  return `${written} ${timeIn(zone, instant)}`
}

/** In which zone this person reads moments of a client. */
export const shownZone = ({ zone }: Locale, timeZone: string): string => zone ?? timeZone

/** For what a rule decides, a deadline with its hour: in the client's zone, not in the reader's. */
export const asDecided = (locale: Locale): Locale => ({ ...locale, zone: null })

const dayInWords = (day: Day, numbered: (date: number) => string): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return `${numbered(date)} ${months[month - 1]} ${year}`
}

/** `Jan 2024`, of `2024-01`: the same in every style. */
export const writtenMonth = (month: string): string => {
  const [year = '', of = ''] = month.split('-')
  return `${months[Number(of) - 1]} ${year}`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const ordinal = (count: number): string => {
  const teens = count % 100 >= 11 && count % 100 <= 13
  return `${count}${teens ? 'th' : (endings[count % 10] ?? 'th')}`
}

const endings: Partial<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

let words: Intl.DateTimeFormat | undefined

/** `Wednesday 3 January 2024`: in full there is nothing to mistake, so it is the same in every style. */
export const fullDay = (day: Day): string => {
  words ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
  // Older browsers write a comma behind the weekday.
  return words.format(Date.parse(day)).replace(',', '')
}

let spans: Intl.RelativeTimeFormat | undefined

const UNITS = [
  ['year', 365 * millisecondsInDay],
  ['month', 30 * millisecondsInDay],
  ['day', millisecondsInDay],
  ['hour', millisecondsInHour],
  ['minute', millisecondsInMinute],
] as const

/** `in 3 days`, `yesterday`, `2 months ago`: how far away something is; less than a minute is today. */
export const relativeTime = (milliseconds: number): string => {
  spans ??= new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })
  const [unit, size] =
    UNITS.find(([, length]) => Math.abs(milliseconds) >= length) ?? (['day', millisecondsInDay] as const)
  return spans.format(Math.trunc(milliseconds / size), unit)
}

const numbers = new Map<string, Intl.NumberFormat>()

const numbersBy = (options: Intl.NumberFormatOptions = {}): Intl.NumberFormat => {
  const key = JSON.stringify(options)
  const made = numbers.get(key) ?? new Intl.NumberFormat('en', { maximumFractionDigits: 2, ...options })
  numbers.set(key, made)
  return made
}

/** `12,345.67`. Small whole ones are spared the number format, which is dear to wake. */
export const writtenNumber = (
  { numberStyle }: Pick<Locale, 'numberStyle'>,
  number: number,
  options?: Intl.NumberFormatOptions,
): string =>
  Number.isInteger(number) && Math.abs(number) < 1000 && !options?.minimumFractionDigits
    ? String(number)
    : numbersBy(options)
        .format(number)
        .replace(/[,.]/g, (mark) => numberStyle.charAt(',.'.indexOf(mark)))
        // A number is not broken at the end of a line.
        .replaceAll(' ', '\u00a0')
