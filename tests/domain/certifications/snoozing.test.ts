import { expect, test } from 'vitest'
import { maySnoozeUntil } from '../../../src/domain/certifications/snoozing.ts'

const because = (decision: ReturnType<typeof maySnoozeUntil>) => (decision.allowed ? 'allowed' : decision.because)

test.each([
  ['2026-11-21', null, 'pauseNotAhead'],
  ['2026-11-22', null, 'allowed'],
  ['2027-02-19', null, 'allowed'],
  ['2027-02-20', null, 'snoozeTooLong'],
  ['9999-12-31', null, 'snoozeTooLong'],
  ['2026-12-01', '2026-12-01', 'allowed'],
  ['2026-12-02', '2026-12-01', 'snoozePastExpiry'],
  ['2026-11-22', '2026-11-21', 'snoozePastExpiry'],
  ['2026-12-02', '2026-11-20', 'allowed'],
])('the reminders of one certification wait until %s, expiring on %s: %s', (until, expiry, expected) =>
  expect(because(maySnoozeUntil(until, '2026-11-21', expiry))).toBe(expected),
)
