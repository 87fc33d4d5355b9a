import { expect, it } from 'vitest'
import { maySnooze, snoozesOf } from '../../../src/domain/home/snoozing.ts'

/** 10:00 on Tuesday the 10th of March in Melbourne; in UTC it is the 9th. */
const at = { now: Date.parse('2026-03-09T23:00:00.000Z'), timeZone: 'Australia/Melbourne' }
const endOf = (day: string) => new Date(Date.parse(`${day}T12:59:59.999Z`)).toISOString()

it.each<readonly [what: string, dueUtc: string | null, days: ReadonlyArray<string>]>([
  ['without a due day', null, ['2026-03-11', '2026-03-17', '2026-04-09']],
  ['due in a year', endOf('2027-03-10'), ['2026-03-11', '2026-03-17', '2026-04-09']],
  ['due in 30 days', endOf('2026-04-09'), ['2026-03-11', '2026-03-17', '2026-04-09']],
  ['due in 29 days', endOf('2026-04-08'), ['2026-03-11', '2026-03-17']],
  ['due in a week', endOf('2026-03-17'), ['2026-03-11', '2026-03-17']],
  ['due in six days', endOf('2026-03-16'), ['2026-03-11']],
  ['due tomorrow', endOf('2026-03-11'), ['2026-03-11']],
  ['due today', endOf('2026-03-10'), ['2026-03-11', '2026-03-17']],
  ['late', endOf('2026-03-01'), ['2026-03-11', '2026-03-17']],
])('what is %s can be put off until these days', (_, dueUtc, days) => {
  expect(snoozesOf(dueUtc, at).map(({ until }) => until)).toEqual(days)
  // What is offered is taken, and nothing after it.
  for (const day of days) expect(maySnooze(day, dueUtc, at)).toEqual({ allowed: true })
})

it.each<readonly [until: string, dueUtc: string | null, because: string]>([
  ['2026-03-10', null, 'snoozeNotAhead'],
  ['2026-03-09', null, 'snoozeNotAhead'],
  ['2026-04-10', null, 'snoozeTooLong'],
  ['2026-03-18', endOf('2026-03-17'), 'snoozeTooLong'],
  ['2026-03-18', endOf('2026-03-10'), 'snoozeTooLong'],
])('until %s, of what is due %s, is refused: %s', (until, dueUtc, because) => {
  expect(maySnooze(until, dueUtc, at)).toEqual({ allowed: false, because })
})
