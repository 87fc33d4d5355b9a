import { expect, test } from 'vitest'
import { mayPauseUntil } from '../../../src/domain/compliance/pauses.ts'

const because = (decision: ReturnType<typeof mayPauseUntil>) => (decision.allowed ? 'allowed' : decision.because)

test.each([
  ['2026-11-20', 'pauseNotAhead'],
  ['2026-11-21', 'pauseNotAhead'],
  ['2026-11-22', 'allowed'],
  ['2027-11-22', 'allowed'],
  ['2027-11-23', 'pauseTooLong'],
  ['9999-12-31', 'pauseTooLong'],
])('all reminders of a person wait until %s: %s', (until, expected) =>
  expect(because(mayPauseUntil(until, '2026-11-21'))).toBe(expected),
)
