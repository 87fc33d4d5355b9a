/**
 * § 9 File size display: under 1,000,000 bytes in kb, else in mb. Ours: one decimal, and never "0 kb" for a file; the number as
 * a person reads numbers (`locale`).
 */
import { standardLocale, writtenNumber } from './locale.ts'
import type { Locale } from './nouns.ts'

type Numbers = Pick<Locale, 'numberStyle'>

const MEGABYTE = 1_000_000
const KILOBYTE = 1_000

/** `1.5 mb`. Without a locale for a limit, which is a whole number below a thousand and the same in all of them. */
export const fileSize = (bytes: number, locale: Numbers = standardLocale): string =>
  bytes < MEGABYTE ? `${shortened(bytes / KILOBYTE, locale)} kb` : `${shortened(bytes / MEGABYTE, locale)} mb`

const shortened = (amount: number, locale: Numbers): string =>
  writtenNumber(locale, amount > 0 ? Math.max(0.1, amount) : 0, { maximumFractionDigits: 1 })
