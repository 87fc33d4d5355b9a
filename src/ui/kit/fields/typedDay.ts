import { lightFormat } from 'date-fns/lightFormat'
import { parse } from 'date-fns/parse'
import type { Day } from '../../../domain/kernel/nouns.ts'

/** What a day may be typed as, always day before month; whatever stands between the parts is one slash by then. */
const forms = [
  'yyyy/MM/dd',
  'd/M/yyyy',
  'ddMMyyyy',
  'd/MMM/yyyy',
  'do/MMM/yyyy',
  'dMMMyyyy',
  'd/MMMM/yyyy',
  'do/MMMM/yyyy',
  'dMMMMyyyy',
]

/** A year has its four digits; `yyyy` would take fewer. */
const YEAR_1000 = Date.parse('1000-01-02')

/**
 * "3rd Jan 2024", "3 January 2024", "3/1/2024", "03012024" or "2024-01-03"; undefined while it is no day. § 2.6
 * Read and written in the same zone, so that it does not matter which (docs/decisions/0015-time.md).
 */
export const typedDay = (typed: string): Day | undefined => {
  const text = typed
    .trim()
    .replace(/[\s,./-]+/g, '/')
    // Often written so in English, and unknown to the library.
    .replace(/sept(?!e)/i, 'Sep')
  if (!/\d{4}/.test(text)) return undefined
  const found = forms.map((form) => parse(text, form, 0)).find((day) => day.getTime() >= YEAR_1000)
  return found && lightFormat(found, 'yyyy-MM-dd')
}
