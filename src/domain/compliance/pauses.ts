/** How long all reminders of a person may wait (ours): `employees/reminderPauses.ts` says what waits. */
import { isPaused } from '../employees/reminderPauses.ts'
import { daysBetween } from '../kernel/days.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { Day } from '../kernel/nouns.ts'

/** A year: someone who is away for longer is asked about again. */
export const PAUSE_MOST_DAYS = 366

export type PauseRefusal = 'pauseNotAhead' | 'pauseTooLong'

export const mayPauseUntil = (until: Day, today: Day): Decision<PauseRefusal> => {
  if (!isPaused(until, today)) return denied('pauseNotAhead')
  return daysBetween(today, until) <= PAUSE_MOST_DAYS ? allowed : denied('pauseTooLong')
}
