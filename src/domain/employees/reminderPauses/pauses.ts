/**
 * Reminders that wait (ours): all of a person's while they are on leave, or those of one certification for a while. Only
 * what the schedule sends waits, and what somebody sends goes out; the duty stays, and so does its day. On the day that is
 * named the reminders go on.
 */
import { daysBetween } from '../../kernel/days.ts'
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import type { Day } from '../../kernel/nouns.ts'

/** A year: someone who is away for longer is asked about again. */
export const PAUSE_MOST_DAYS = 366
export const SNOOZE_MOST_DAYS = 90

export type PauseRefusal = 'pauseNotAhead' | 'pauseTooLong'
export type SnoozeRefusal = 'pauseNotAhead' | 'snoozeTooLong' | 'snoozePastExpiry'

export const isPaused = (until: Day | null, today: Day): boolean => until !== null && today < until

export const mayPauseUntil = (until: Day, today: Day): Decision<PauseRefusal> => {
  if (!isPaused(until, today)) return denied('pauseNotAhead')
  return daysBetween(today, until) <= PAUSE_MOST_DAYS ? allowed : denied('pauseTooLong')
}

/** One that has not expired yet is told of again on the day it does, at the latest. */
export const maySnoozeUntil = (until: Day, today: Day, expiryDay: Day | null): Decision<SnoozeRefusal> => {
  if (!isPaused(until, today)) return denied('pauseNotAhead')
  if (daysBetween(today, until) > SNOOZE_MOST_DAYS) return denied('snoozeTooLong')
  return expiryDay !== null && expiryDay >= today && until > expiryDay ? denied('snoozePastExpiry') : allowed
}
