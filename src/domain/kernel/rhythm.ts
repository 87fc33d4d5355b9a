/** How often something comes round. All ours: weekly, fortnightly, monthly, or every so many weeks or months on a weekday. */
import { daysAfter } from './days.ts'
import type { Day } from './nouns.ts'

export const weekdayNames = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
} as const
export type Weekday = keyof typeof weekdayNames

export const weekNames = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'last' } as const
export type WeekOfMonth = keyof typeof weekNames

export const RHYTHM_MOST = 12

export interface Rhythm {
  /** From 1 to `RHYTHM_MOST`. */
  readonly every: number
  readonly unit: 'week' | 'month'
  readonly weekday: Weekday
  /** Of a month, which of its such weekdays; 5 for the last. Of weeks it says nothing. */
  readonly week: WeekOfMonth
}

export const weekdayOf = (day: Day): Weekday => (((new Date(day).getUTCDay() + 6) % 7) + 1) as Weekday

/** The fifth of a month is its last. */
export const weekOf = (day: Day): WeekOfMonth => Math.ceil(Number(day.slice(8)) / 7) as WeekOfMonth

/** The first day of the rhythm on or after a day. */
export const firstOn = (rhythm: Rhythm, from: Day): Day => {
  if (rhythm.unit === 'week') return daysAfter(from, (rhythm.weekday - weekdayOf(from) + 7) % 7)
  const thisMonth = dayInMonth(rhythm, monthOf(from))
  return thisMonth >= from ? thisMonth : dayInMonth(rhythm, monthOf(from) + 1)
}

/** So many turns after a day of the rhythm. */
export const nthOn = (rhythm: Rhythm, anchor: Day, turns: number): Day =>
  rhythm.unit === 'week'
    ? daysAfter(anchor, 7 * rhythm.every * turns)
    : dayInMonth(rhythm, monthOf(anchor) + rhythm.every * turns)

/** Months since the year 0. */
const monthOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

const dayInMonth = ({ weekday, week }: Rhythm, month: number): Day => {
  const first = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
  const earliest = daysAfter(first, (weekday - weekdayOf(first) + 7) % 7)
  const wanted = daysAfter(earliest, 7 * (week - 1))
  return wanted.slice(0, 7) === first.slice(0, 7) ? wanted : daysAfter(wanted, -7)
}

export const rhythmKinds = {
  once: 'Once',
  weekly: 'Every week',
  fortnightly: 'Every two weeks',
  monthly: 'Every month',
  own: 'Custom',
} as const
export type RhythmKind = keyof typeof rhythmKinds

/** A named rhythm, on the weekday of the first day. */
export const rhythmOn = (kind: Exclude<RhythmKind, 'once' | 'own'>, first: Day): Rhythm => ({
  every: kind === 'fortnightly' ? 2 : 1,
  unit: kind === 'monthly' ? 'month' : 'week',
  weekday: weekdayOf(first),
  week: weekOf(first),
})

export const kindOf = ({ every, unit }: Rhythm): RhythmKind =>
  unit === 'week' && every === 1
    ? 'weekly'
    : unit === 'week' && every === 2
      ? 'fortnightly'
      : unit === 'month' && every === 1
        ? 'monthly'
        : 'own'

/** `Every two weeks on Tuesday`, `Every 3 months on the second Tuesday` */
export const rhythmWords = (rhythm: Rhythm): string => {
  const { every, unit, weekday, week } = rhythm
  const kind = kindOf(rhythm)
  const often = kind === 'own' ? `Every ${every} ${unit}s` : rhythmKinds[kind]
  return `${often} on ${unit === 'month' ? `the ${weekNames[week]} ` : ''}${weekdayNames[weekday]}`
}
