/** Money and percents as a person reads numbers (`locale`); ours. */
import { writtenNumber } from './locale.ts'
import type { Locale } from './nouns.ts'

type Numbers = Pick<Locale, 'numberStyle'>

/** `45%` */
export const writtenPercent = (locale: Numbers, percent: number): string => `${writtenNumber(locale, percent)}%`

/** `12,345.60 AUD`; without cents where there are none. */
export const writtenMoney = (locale: Numbers, amount: number, currency: string): string =>
  `${writtenNumber(locale, amount, { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })} ${currency}`.trim()
