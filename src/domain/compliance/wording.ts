/** What is said of a person's reminders that wait (ours). */
import { denials as certificationDenials } from '../certifications/wording.ts'
import { PAUSE_MOST_DAYS, type PauseRefusal } from './pauses.ts'

export const wording = {
  paused: 'Reminders paused',
  pauseFailed: 'Failed to pause the reminders',
  resumed: 'Reminders resumed',
  resumeFailed: 'Failed to resume the reminders',
} as const

export const denials: Record<PauseRefusal, string> = {
  pauseNotAhead: certificationDenials.pauseNotAhead,
  pauseTooLong: `Choose a date within a year (${PAUSE_MOST_DAYS} days).`,
}
