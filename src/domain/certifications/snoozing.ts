/** How long the reminders of one certification may wait (ours): `employees/reminderPauses.ts` says what waits. */
import { isPaused } from '../employees/reminderPauses.ts'
import { daysBetween } from '../kernel/days.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { Day } from '../kernel/nouns.ts'

export const SNOOZE_MOST_DAYS = 90

export type SnoozeRefusal = 'pauseNotAhead' | 'snoozeTooLong' | 'snoozePastExpiry'

/** One that has not expired yet is told of again on the day it does, at the latest. */
export const maySnoozeUntil = (until: Day, today: Day, expiryDay: Day | null): Decision<SnoozeRefusal> => {
  if (!isPaused(until, today)) return denied('pauseNotAhead')
  if (daysBetween(today, until) > SNOOZE_MOST_DAYS) return denied('snoozeTooLong')
  return expiryDay !== null && expiryDay >= today && until > expiryDay ? denied('snoozePastExpiry') : allowed
}
