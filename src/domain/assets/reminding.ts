/**
 * When services are told of (ours): 30 days before one falls due, 7 days before, on the day, and once it is overdue; each of
 * these once, on the first morning it holds.
 */
import { daysBetween } from '../kernel/days.ts'
import type { Day } from '../kernel/nouns.ts'
import { DUE_SOON_DAYS, serviceStatus } from './service.ts'

const OVERDUE = -1
const thresholds = [OVERDUE, 0, 7, DUE_SOON_DAYS]

interface Planned {
  readonly dueDay: Day | null
  readonly isReadingReached: boolean
}

/** The closest that is reached, in days before; null as long as none is. */
export const serviceThreshold = ({ dueDay, isReadingReached }: Planned, today: Day): number | null => {
  if (serviceStatus({ hasPlans: true, dueDay, isReadingReached }, today) === 'overdue') return OVERDUE
  if (dueDay === null) return null
  const left = daysBetween(today, dueDay)
  return thresholds.find((days) => left <= days) ?? null
}

/** `told`: the threshold that was told of last, while it still is about the same service. */
export const isServiceToBeTold = (reached: number | null, told: number | null): boolean =>
  reached !== null && (told === null || reached < told)
