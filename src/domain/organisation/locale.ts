/**
 * How days and numbers are written is chosen by a client, and by each of its people for themself (§ 2.6 has the default; ours).
 * What a person leaves open is as the client has it. The zone of moments is only a person's: days and deadlines are the client's.
 */
import { writtenDay, writtenNumber } from '../kernel/locale.ts'
import type { Locale } from '../kernel/nouns.ts'
import type { LocaleSettings } from './nouns.ts'

/** What this person reads by. */
export const localeFrom = ({ company, own }: LocaleSettings): Locale => ({
  dateStyle: own.dateStyle ?? company.dateStyle,
  firstWeekday: own.firstWeekday ?? company.firstWeekday,
  numberStyle: own.numberStyle ?? company.numberStyle,
  zone: own.zone,
})

const dateStyles: ReadonlyArray<Locale['dateStyle']> = ['ordinal', 'd/m/y', 'd.m.y', 'm/d/y', 'y-m-d']

const numberStyles: ReadonlyArray<Locale['numberStyle']> = [',.', '.,', ' ,', '’.']

const weekdays: ReadonlyArray<readonly [Locale['firstWeekday'], string]> = [
  [1, 'Monday'],
  [0, 'Sunday'],
  [6, 'Saturday'],
]

/** What may be chosen, each by an example: on the last day of a year nobody takes the month for the day. */
export const localeChoices = {
  dateStyle: dateStyles.map((dateStyle) => ({ value: dateStyle, label: writtenDay({ dateStyle }, '2024-12-31') })),
  firstWeekday: weekdays.map(([value, label]) => ({ value, label })),
  numberStyle: numberStyles.map((numberStyle) => ({
    value: numberStyle,
    label: writtenNumber({ numberStyle }, 12_345.67),
  })),
} as const
