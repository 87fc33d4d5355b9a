/**
 * When a goal is told of (ours): 7 days before its day, on the day, and once it is overdue; each of these once, on the first
 * morning it holds, while the goal is being worked on.
 */
import { daysBetween } from '../kernel/days.ts'
import type { Day } from '../kernel/nouns.ts'

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
