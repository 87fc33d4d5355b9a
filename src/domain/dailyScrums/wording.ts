/** What the daily scrum says. All ours: § 8 has no sentences for it. */
import { daysBetween } from '../kernel/days.ts'
import type { Day } from '../kernel/nouns.ts'
import { type WorkingDays, workingDayBefore } from '../kernel/workingDays.ts'
import type { DayRefusal } from './access.ts'

export const wording = {
  saved: 'Daily scrum sent',
  saveFailed: 'Failed to send your daily scrum',
  recalled: 'Your unsent text is back in your entry.',
  blockerFailed: 'Failed to change the blocker',
  dayLoadFailed: 'The day could not be loaded',
  ownLoadFailed: 'Your entry could not be loaded',
  remindersLoadFailed: 'Failed to load your reminders',
} as const

export const denials: Record<DayRefusal | 'tooLate' | 'notYourReport', string> = {
  dayAhead: 'This day is in the future.',
  noWorkingDay: 'Not a working day. An administrator sets working days in Company Settings.',
  tooLate: 'You can write an entry until the end of the next working day.',
  notYourReport:
    'You can only see your own entries and those of your direct reports. An administrator sets reporting lines.',
}

/** How old a blocker was on a day. */
export const openFor = (raised: Day, on: Day): string => {
  const days = daysBetween(raised, on)
  return days <= 0 ? 'Open since today' : days === 1 ? 'Open for 1 day' : `Open for ${days} days`
}

/** What "yesterday" was, of a day. */
export const doneLabel = (day: Day, workingDays: WorkingDays): string =>
  daysBetween(workingDayBefore(day, workingDays), day) === 1 ? 'Yesterday' : 'Last working day'

export const moreEntries = (count: number): string =>
  `${count} people have written; only some are shown. Choose a department to see everyone.`

export const moreMissing = (count: number): string =>
  `${count} people have not written; only some are listed. Choose a department to see everyone.`

export const resolvedBy = (name: string | null): string => (name === null ? 'Resolved' : `Resolved by ${name}`)
