/**
 * Putting off what waits for somebody (ours). It is theirs alone: reminders by mail and what managers see stay as they are.
 * What is not due yet comes back on its due day at the latest, and what is late after a week at the latest.
 */
import { dayIn, daysAfter } from '../kernel/days.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { Day, InstantUtc } from '../kernel/nouns.ts'

export type SnoozeDenial = 'snoozeNotAhead' | 'snoozeTooLong'

const snoozeSpans = { tomorrow: 1, week: 7, month: 30 } as const
export type SnoozeSpan = keyof typeof snoozeSpans

interface At {
  readonly now: number
  readonly timeZone: string
}

const isAfter = (one: Day, other: Day): boolean => one > other

const latest = (dueUtc: InstantUtc | null, { now, timeZone }: At): Day => {
  const today = dayIn(timeZone, now)
  if (dueUtc === null) return daysAfter(today, snoozeSpans.month)
  const dueDay = dayIn(timeZone, Date.parse(dueUtc))
  if (dueDay <= today) return daysAfter(today, snoozeSpans.week)
  const month = daysAfter(today, snoozeSpans.month)
  return isAfter(dueDay, month) ? month : dueDay
}

/** What is offered: each day once, the soonest first. */
export const snoozesOf = (
  dueUtc: InstantUtc | null,
  at: At,
): ReadonlyArray<{ readonly span: SnoozeSpan; readonly until: Day }> => {
  const today = dayIn(at.timeZone, at.now)
  const most = latest(dueUtc, at)
  return (Object.keys(snoozeSpans) as SnoozeSpan[])
    .map((span) => ({ span, until: daysAfter(today, snoozeSpans[span]) }))
    .filter(({ until }) => until <= most)
}

export const maySnooze = (until: Day, dueUtc: InstantUtc | null, at: At): Decision<SnoozeDenial> => {
  if (until <= dayIn(at.timeZone, at.now)) return denied('snoozeNotAhead')
  return until > latest(dueUtc, at) ? denied('snoozeTooLong') : allowed
}
