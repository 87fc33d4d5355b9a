import { lightFormat } from 'date-fns/lightFormat'
import { parse } from 'date-fns/parse'
import type { Day, Locale } from '../../../domain/kernel/nouns.ts'

/** What a day in digits may be typed as; whatever stands between the parts is one slash by then. */
const dayFirst = ['d/M/yyyy', 'ddMMyyyy']
const monthFirst = ['M/d/yyyy', 'MMddyyyy']

/** What means one day in every style. */
const forms = ['yyyy/MM/dd', 'd/MMM/yyyy', 'do/MMM/yyyy', 'dMMMyyyy', 'd/MMMM/yyyy', 'do/MMMM/yyyy', 'dMMMMyyyy']

/** A year has its four digits; `yyyy` would take fewer. */
const YEAR_1000 = Date.parse('1000-01-02')

/**
 * "3rd Jan 2024", "3 January 2024", "3/1/2024", "03012024" or "2024-01-03"; undefined while it is no day. § 2.6 The month goes
 * before the day only for people whose locale writes days so.
 * Read and written in the same zone, so that it does not matter which (docs/decisions/0015-time.md).
 */
export const typedDay = (typed: string, { dateStyle }: Pick<Locale, 'dateStyle'>): Day | undefined => {
  const text = typed
    .trim()
    .replace(/[\s,./-]+/g, '/')
    // Often written so in English, and unknown to the library.
    .replace(/sept(?!e)/i, 'Sep')
  if (!/\d{4}/.test(text)) return undefined
  const inDigits = dateStyle === 'm/d/y' ? monthFirst : dayFirst
  const found = [...inDigits, ...forms].map((form) => parse(text, form, 0)).find((day) => day.getTime() >= YEAR_1000)
  return found && lightFormat(found, 'yyyy-MM-dd')
}
