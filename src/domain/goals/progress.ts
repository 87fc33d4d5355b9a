/**
 * How far a goal has come, by percent, number, yes or no, or money. Ours: percent runs from 0 to 100 and yes-or-no from 0
 * to 1; numbers and money run from where they began to a target that is another, upwards or downwards.
 */
import { writtenMoney, writtenPercent } from '../kernel/amounts.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { writtenNumber } from '../kernel/locale.ts'
import type { Locale } from '../kernel/nouns.ts'
import { choice, lineOrEmpty, number, recordOf, type Saved } from '../kernel/record.ts'

export const kindNames = { percent: 'Percent', number: 'Number', yesNo: 'Yes or no', money: 'Money' } as const
export type ProgressKind = keyof typeof kindNames

const amount = (label: string) => number(label, { least: -1e12, most: 1e12 }, 'Enter a number')

/** Where it began, where it stands and where it ends. The unit is what a number counts, or a currency. */
export const progressFields = recordOf({
  kind: choice('Progress by', kindNames, 'percent'),
  start: { ...amount('From'), blank: '0' },
  current: { ...amount('Now'), blank: '0' },
  target: { ...amount('Target'), blank: '100' },
  unit: lineOrEmpty('Unit', 20),
})
export type Progress = Saved<typeof progressFields.fields>

export type ProgressRefusal = 'outOfRange' | 'targetIsStart' | 'wholeNumber' | 'cents'

export const progressDenials: Record<ProgressRefusal, string> = {
  outOfRange: 'This is outside the range',
  targetIsStart: 'The target must differ from the start',
  wholeNumber: 'Enter a whole number',
  cents: 'At most two decimal places',
}

const fixed: Partial<Record<ProgressKind, { readonly target: number }>> = {
  percent: { target: 100 },
  yesNo: { target: 1 },
}

/** Whether such progress can be. */
export const isProgress = ({ kind, start, current, target }: Progress): Decision<ProgressRefusal> => {
  const scale = fixed[kind]
  if (scale !== undefined) {
    if (start !== 0 || target !== scale.target || current < 0 || current > scale.target) return denied('outOfRange')
    return Number.isInteger(current) ? allowed : denied('wholeNumber')
  }
  if (start === target) return denied('targetIsStart')
  return kind === 'money' && [start, current, target].some(hasMoreThanCents) ? denied('cents') : allowed
}

const hasMoreThanCents = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6

/** From 0 to 1, however far beyond its ends it stands. */
export const shareDone = ({ start, current, target }: Progress): number =>
  target === start ? 0 : Math.min(1, Math.max(0, (current - start) / (target - start)))

/** What a goal of a kind begins with. */
export const emptyProgress = (kind: ProgressKind, currency: string): Progress => ({
  kind,
  start: 0,
  current: 0,
  target: fixed[kind]?.target ?? 10,
  unit: kind === 'money' ? currency : '',
})

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
