/** What is said of reminders that wait (ours). */
import { PAUSE_MOST_DAYS, type PauseRefusal, SNOOZE_MOST_DAYS, type SnoozeRefusal } from './pauses.ts'

export const wording = {
  paused: 'Reminders paused',
  pauseFailed: 'Failed to pause the reminders',
  resumed: 'Reminders go on',
  resumeFailed: 'Failed to resume the reminders',
} as const

export const denials: Record<PauseRefusal | SnoozeRefusal, string> = {
  pauseNotAhead: 'Choose a day after today: reminders go on that day.',
  pauseTooLong: `Choose a day within a year (${PAUSE_MOST_DAYS} days).`,
  snoozeTooLong: `Choose a day within the next ${SNOOZE_MOST_DAYS} days.`,
  snoozePastExpiry: 'Choose the day it expires or an earlier one: that day is not passed over in silence.',
}
