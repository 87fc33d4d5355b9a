import type { Day } from '../../domain/kernel/nouns.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The forms a day may be typed in, always day before month, and the year with its four digits. */
const forms = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<date>\d\d)$/,
  /^(?<date>\d{1,2})[ ./-](?<month>\d{1,2})[ ./-](?<year>\d{4})$/,
  /^(?<date>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
  /^(?<date>\d{1,2})(?:st|nd|rd|th)?[ -]?(?<month>[a-z]{3,9})[ -]?(?<year>\d{4})$/,
]

/** "3rd Jan 2024", "3 January 2024", "3/1/2024", "03012024" or "2024-01-03"; undefined while it is no day. § 2.6 */
export const typedDay = (typed: string): Day | undefined => {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
  const found = forms.map((form) => form.exec(text)?.groups).find((groups) => groups)
  if (!found) return undefined
  const { year, month = '', date = '' } = found
  const named = months.findIndex((name) => month.startsWith(name)) + 1
  const day = `${year}-${String(named || month).padStart(2, '0')}-${date.padStart(2, '0')}`
  const instant = Date.parse(day)
  // 31st February would be a day of March.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day) ? day : undefined
}
