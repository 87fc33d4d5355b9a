/** By when one has to agree and for how long that holds (§ 3 settings of an HR document), in words; the wording is ours. */
import { writtenDay } from '../kernel/locale.ts'
import type { Locale } from '../kernel/nouns.ts'
import type { PolicySettings } from './nouns.ts'

export const dueWords = (
  locale: Locale,
  { dueDay, dueInDays }: Pick<PolicySettings, 'dueDay' | 'dueInDays'>,
): string => {
  const words = [
    dueDay === null ? '' : writtenDay(locale, dueDay),
    dueInDays === null ? '' : `${counted(dueInDays, 'day')} after it starts to apply`,
  ].filter((part) => part !== '')
  return words.length === 0 ? 'No due date' : words.join('; ')
}

export const renewalWords = ({ renewEveryMonths }: Pick<PolicySettings, 'renewEveryMonths'>): string =>
  renewEveryMonths === null ? 'Never' : `Every ${counted(renewEveryMonths, 'month')}`

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
