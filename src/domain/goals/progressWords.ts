/** How far a goal has come and how it is measured, in words that say what its bar draws. Ours. */
import { writtenMoney, writtenPercent } from '../kernel/amounts.ts'
import { writtenNumber } from '../kernel/locale.ts'
import type { Locale } from '../kernel/nouns.ts'
import { kindNames, type Progress } from './progress.ts'

/** The bar runs from the start to the target: what does not start at nothing says where. */
export const progressInWords = (locale: Locale, { kind, start, current, target, unit }: Progress): string => {
  if (kind === 'percent') return writtenPercent(locale, current)
  if (kind === 'yesNo') return current === 1 ? 'Achieved' : 'Not achieved yet'
  const now = writtenNumber(locale, current)
  const from = writtenNumber(locale, start)
  const end =
    kind === 'money'
      ? writtenMoney(locale, target, unit)
      : `${writtenNumber(locale, target)} ${unit}`.trim().replace(' %', '%')
  // Of a share there is no share.
  if (unit.trim() === '%') return `${now}%, from ${from}% to ${end}`
  // Nobody has three of no injuries.
  return start !== 0 || target < start ? `${now}, from ${from} to ${end}` : `${now} of ${end}`
}

/** What is counted, before anything is. */
export const measureInWords = (locale: Locale, progress: Progress): string =>
  progress.kind === 'percent' || progress.kind === 'yesNo'
    ? kindNames[progress.kind]
    : progressInWords(locale, progress)
