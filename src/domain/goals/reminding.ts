/**
 * When somebody is told of their goals (all ours). Of one that is due: 7 days before its day, on the day, and once it is
 * overdue; each of these once, on the first morning it holds, while the goal is being worked on. Of all they work on: by the
 * rhythm that they chose.
 */

import { daysAfter, daysBetween } from '../kernel/days.ts'
import type { Day } from '../kernel/nouns.ts'
import { firstOn, type Rhythm } from '../kernel/rhythm.ts'

const OVERDUE = -1
const thresholds = [OVERDUE, 0, 7]

/** The furthest day before that is told of. */
export const TOLD_DAYS = Math.max(...thresholds)

/** The closest that is reached, in days before; null as long as none is. */
export const goalThreshold = (dueDate: Day, today: Day): number | null => {
  const left = daysBetween(today, dueDate)
  return thresholds.find((days) => left <= days) ?? null
}

/** `told`: the threshold that was told of last, while it still is about the same day. */
export const isGoalToBeTold = (reached: number | null, told: number | null): boolean =>
  reached !== null && (told === null || reached < told)

export const goalRhythms = ['whenDue', 'weekly', 'fortnightly', 'monthly'] as const
export type GoalRhythm = (typeof goalRhythms)[number]

const monday = { every: 1, weekday: 1, week: 1 } as const
const mondays: Record<Exclude<GoalRhythm, 'whenDue'>, { readonly rhythm: Rhythm; readonly notBefore: number }> = {
  weekly: { rhythm: { ...monday, unit: 'week' }, notBefore: 1 },
  fortnightly: { rhythm: { ...monday, unit: 'week' }, notBefore: 8 },
  monthly: { rhythm: { ...monday, unit: 'month' }, notBefore: 1 },
}

/**
 * Whether somebody is asked on a morning how their goals stand: on the first Monday, the second, or the first of a month
 * after the day they were asked last or chose the rhythm; where nothing was sent that morning, on the next.
 */
export const isAskedOn = (
  today: Day,
  { rhythm, last }: { readonly rhythm: GoalRhythm; readonly last: Day },
): boolean => {
  if (rhythm === 'whenDue') return false
  const { rhythm: days, notBefore } = mondays[rhythm]
  return firstOn(days, daysAfter(last, notBefore)) <= today
}
