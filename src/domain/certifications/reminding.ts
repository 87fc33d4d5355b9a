/**
 * When the holder and their manager are told that a certification comes to its end: on the days before the expiry that its
 * type names (ours). A day counts from midnight to midnight where the tenant is. Anyone who was not told on the very
 * day, because nothing ran, is told on the next one; nobody is told of the same threshold twice.
 */
import { daysBetween } from '../kernel/days.ts'
import type { Day } from '../kernel/nouns.ts'

/** As types are made: well ahead, and then ever closer. */
export const USUAL_REMINDER_DAYS: ReadonlyArray<number> = [60, 30, 14, 7, 1, 0]

/** The closest threshold that has been reached, in days before the expiry; null before the first one. */
export const thresholdReached = (reminderDays: ReadonlyArray<number>, daysLeft: number): number | null => {
  const reached = reminderDays.filter((days) => daysLeft <= days)
  return reached.length === 0 ? null : Math.min(...reached)
}

/** Whether one more threshold has been reached than they were told of. */
export const isToBeTold = (
  reminderDays: ReadonlyArray<number>,
  { expiryDay, toldOf }: { readonly expiryDay: Day; readonly toldOf: number | null },
  today: Day,
): boolean => {
  const reached = thresholdReached(reminderDays, daysBetween(today, expiryDay))
  return reached !== null && (toldOf === null || reached < toldOf)
}

/** Descending, none twice: as they are kept and shown. */
export const inReminderOrder = (days: ReadonlyArray<number>): ReadonlyArray<number> =>
  [...new Set(days)].toSorted((one, other) => other - one)
