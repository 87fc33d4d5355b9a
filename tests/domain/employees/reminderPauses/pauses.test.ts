import { describe, expect, it } from 'vitest'
import { isPaused, mayPauseUntil, maySnoozeUntil } from '../../../../src/domain/employees/reminderPauses/pauses.ts'

const today = '2026-11-21'
const because = (decision: ReturnType<typeof mayPauseUntil> | ReturnType<typeof maySnoozeUntil>) =>
  decision.allowed ? 'allowed' : decision.because

describe('reminders that wait (ours)', () => {
  it.each([
    [null, false],
    ['2026-11-20', false],
    ['2026-11-21', false],
    ['2026-11-22', true],
    ['9999-12-31', true],
  ])('until %s: they wait is %s, for on the day itself they go on', (until, expected) =>
    expect(isPaused(until, today)).toBe(expected),
  )

  it.each([
    ['2026-11-20', 'pauseNotAhead'],
    ['2026-11-21', 'pauseNotAhead'],
    ['2026-11-22', 'allowed'],
    ['2027-11-22', 'allowed'],
    ['2027-11-23', 'pauseTooLong'],
    ['9999-12-31', 'pauseTooLong'],
  ])('all of a person’s until %s: %s', (until, expected) => expect(because(mayPauseUntil(until, today))).toBe(expected))

  it.each([
    ['2026-11-21', null, 'pauseNotAhead'],
    ['2026-11-22', null, 'allowed'],
    ['2027-02-19', null, 'allowed'],
    ['2027-02-20', null, 'snoozeTooLong'],
    ['9999-12-31', null, 'snoozeTooLong'],
    ['2026-12-01', '2026-12-01', 'allowed'],
    ['2026-12-02', '2026-12-01', 'snoozePastExpiry'],
    ['2026-11-22', '2026-11-21', 'snoozePastExpiry'],
    ['2026-12-02', '2026-11-20', 'allowed'],
  ])('one certification’s until %s, expiring on %s: %s', (until, expiry, expected) =>
    expect(because(maySnoozeUntil(until, today, expiry))).toBe(expected),
  )
})
