/**
 * Calendar days. § 2.6 Date display: day with ordinal, short month, year (3rd Jan 2024); the date-time format is day,
 * month, year, then hour:minute in 24-hour form. Days are meant in the tenant's time zone (ours).
 */
import type { Day } from './nouns.ts'

/** The day it is in a zone (IANA name) at an instant, in milliseconds since the epoch. */
export const dayIn = (timeZone: string, instant: number): Day => {
  const { year, month, day } = partsIn(timeZone, instant)
  return `${year.padStart(4, '0')}-${month}-${day}`
}

/**
 * The last millisecond of a day in a zone, in milliseconds since the epoch. A day has 23, 24 or 25 hours, and where clocks
 * go forward at midnight it does not begin at 00:00; so it is looked for and not reckoned.
 */
export const lastMomentOf = (timeZone: string, day: Day): number => {
  const noon = Date.parse(`${day}T12:00:00Z`)
  // No zone is further than 14 hours from UTC, and the search needs one end on either side.
  let [inside, after] = [noon - 24 * hour, noon + 36 * hour]
  while (after - inside > 1) {
    const middle = Math.floor((inside + after) / 2)
    if (dayIn(timeZone, middle) <= day) inside = middle
    else after = middle
  }
  return inside
}

const hour = 3_600_000

/** From one day of the calendar to another; negative when that lies before it. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * hour))

/** `09:05` */
export const timeIn = (timeZone: string, instant: number): string => {
  const { hour, minute } = partsIn(timeZone, instant)
  return `${hour}:${minute}`
}

/** `3rd Jan 2024` */
export const ordinalDate = (day: Day): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${ordinal(Number(date))} ${months[Number(month) - 1] ?? ''} ${Number(year)}`
}

/** `3 Jan 2024 09:05` */
export const dateTime = (timeZone: string, instant: number): string => {
  const { year, month, day, hour, minute } = partsIn(timeZone, instant)
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${Number(year)} ${hour}:${minute}`
}

export const ordinal = (count: number): string => {
  const teens = count % 100 >= 11 && count % 100 <= 13
  return `${count}${teens ? 'th' : (endings[count % 10] ?? 'th')}`
}

const endings: Partial<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function partsIn(timeZone: string, instant: number) {
  const parts = { year: '', month: '', day: '', hour: '', minute: '' }
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) {
    if (type in parts) parts[type as keyof typeof parts] = value
  }
  return parts
}

/** Making one costs a hundred times what using it does, and a table shows one zone many times. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formatters.set(timeZone, made)
  return made
}
