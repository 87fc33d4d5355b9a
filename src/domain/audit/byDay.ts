/** Ours: changes under the day they were made on, the client's, in the order they come. */
import { dayBefore, dayIn } from '../kernel/days.ts'
import { writtenDay } from '../kernel/locale.ts'
import type { Day, Locale } from '../kernel/nouns.ts'
import type { AuditEntry } from './nouns.ts'

export interface DayOfChanges {
  readonly day: Day
  /** `Today`, `Yesterday`, `3rd Jan 2024` */
  readonly title: string
  readonly entries: ReadonlyArray<AuditEntry>
}

export const byDay = (
  locale: Locale,
  entries: ReadonlyArray<AuditEntry>,
  timeZone: string,
  now: number,
): ReadonlyArray<DayOfChanges> => {
  const days = new Map<Day, Array<AuditEntry>>()
  for (const entry of entries) {
    const day = dayIn(timeZone, Date.parse(entry.atUtc))
    const others = days.get(day)
    if (others === undefined) days.set(day, [entry])
    else others.push(entry)
  }
  const today = dayIn(timeZone, now)
  return Array.from(days, ([day, entries]) => ({ day, title: titleOf(locale, day, today), entries }))
}

const titleOf = (locale: Locale, day: Day, today: Day): string =>
  day === today ? 'Today' : day === dayBefore(today) ? 'Yesterday' : writtenDay(locale, day)
