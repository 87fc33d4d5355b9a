/** By when one has to agree and for how long that holds (§ 3 settings of an HR document), in words; the wording is ours. */
import { ordinalDate } from '../kernel/days.ts'
import type { PolicySettings } from './nouns.ts'

export const dueWords = ({ dueDay, dueInDays }: Pick<PolicySettings, 'dueDay' | 'dueInDays'>): string => {
  const words = [
    dueDay === null ? '' : ordinalDate(dueDay),
    dueInDays === null ? '' : `${counted(dueInDays, 'day')} after it begins to bind somebody`,
  ].filter((part) => part !== '')
  return words.length === 0 ? 'No due date' : words.join('; ')
}

export const renewalWords = ({ renewEveryMonths }: Pick<PolicySettings, 'renewEveryMonths'>): string =>
  renewEveryMonths === null ? 'Never' : `Every ${counted(renewEveryMonths, 'month')}`

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
