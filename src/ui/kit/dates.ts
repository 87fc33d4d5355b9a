/** How a day and an instant are written: "3rd Jan 2024" and "3rd Jan 2024 09:05". §2.6 */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const DAY_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_MS = 86_400_000

export const ordinal = (day: number): string => {
  const teen = day % 100 >= 11 && day % 100 <= 13
  return `${day}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`
}

type Parts = { readonly year: number; readonly month: number; readonly day: number; readonly time: string }

const clocks = new Map<string | undefined, Intl.DateTimeFormat>()

/** Formatters are dear to make, so one is kept per time zone. */
const clock = (timeZone: string | undefined) => {
  const had = clocks.get(timeZone)
  if (had) return had
  const made = new Intl.DateTimeFormat('en-GB', {
    ...(timeZone === undefined ? {} : { timeZone }),
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, made)
  return made
}

/** A day (`YYYY-MM-DD`) is the same everywhere; an instant is read in a time zone (the person's, unless told). */
const partsOf = (value: string, timeZone: string | undefined): Parts | undefined => {
  const day = DAY_ONLY.exec(value)
  if (day) return { year: Number(day[1]), month: Number(day[2]), day: Number(day[3]), time: '' }
  const instant = new Date(value)
  if (Number.isNaN(instant.getTime())) return undefined
  const found = Object.fromEntries(
    clock(timeZone)
      .formatToParts(instant)
      .map(({ type, value: text }) => [type, text]),
  )
  return {
    year: Number(found.year),
    month: Number(found.month),
    day: Number(found.day),
    time: `${found.hour}:${found.minute}`,
  }
}

export const writtenDay = (value: string, timeZone?: string): string | undefined => {
  const parts = partsOf(value, timeZone)
  return parts && `${ordinal(parts.day)} ${MONTHS[parts.month - 1]} ${parts.year}`
}

export const writtenTime = (value: string, timeZone?: string): string | undefined => {
  const parts = partsOf(value, timeZone)
  return parts && `${writtenDay(value, timeZone)} ${parts.time}`.trim()
}

let words: Intl.DateTimeFormat | undefined

/** "Wednesday 3 January 2024", with the time where it is an instant. */
export const fullDate = (value: string, timeZone?: string): string | undefined => {
  const parts = partsOf(value, timeZone)
  if (!parts) return undefined
  words ??= new Intl.DateTimeFormat('en-GB', { weekday: 'long', month: 'long', timeZone: 'UTC' })
  const found = words.formatToParts(Date.UTC(parts.year, parts.month - 1, parts.day))
  const word = (type: string) => found.find((part) => part.type === type)?.value
  const day = `${word('weekday')} ${parts.day} ${word('month')} ${parts.year}`
  return parts.time ? `${day}, ${parts.time}` : day
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
  const parts = partsOf(value, timeZone)
  const today = partsOf(now.toISOString(), timeZone)
  if (!parts || !today) return undefined
  const distance = DAY_ONLY.test(value)
    ? Date.UTC(parts.year, parts.month - 1, parts.day) - Date.UTC(today.year, today.month - 1, today.day)
    : new Date(value).getTime() - now.getTime()
  spans ??= new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? (['day', DAY_MS] as const)
  if (Math.abs(distance) < 60_000 && !DAY_ONLY.test(value)) return 'now'
  return spans.format(Math.trunc(distance / size), unit)
}
