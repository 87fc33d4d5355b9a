/**
 * Who may read and write what of the daily scrum. All ours, on § 6 Employee access: one reads one's own entries and those of
 * the people one may access.
 *
 * - Of days on which people of the client work: a setting of it (`kernel/workingDays.ts`).
 * - An entry is written by its person, on its day and until the end of the next working day; never ahead of it.
 * - A blocker is resolved, and opened again, by whoever may access its person: themself, their manager, an admin.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { Day } from '../kernel/nouns.ts'
import { isWorkingDay, type WorkingDays, workingDayBefore } from '../kernel/workingDays.ts'

export type DayRefusal = 'dayAhead' | 'noWorkingDay'

/** Of which days a scrum can be read. */
export const mayReadDay = (day: Day, today: Day, workingDays: WorkingDays): Decision<DayRefusal> =>
  day > today ? denied('dayAhead') : isWorkingDay(day, workingDays) ? allowed : denied('noWorkingDay')

/** Of which days one's own entry can be written: the day itself, and the last working day before it. */
export const mayWriteEntry = (day: Day, today: Day, workingDays: WorkingDays): Decision<DayRefusal | 'tooLate'> => {
  const may = mayReadDay(day, today, workingDays)
  return may.allowed && day < workingDayBefore(today, workingDays) ? denied('tooLate') : may
}
