import { expect, test } from 'vitest'
import { isPaused } from '../../../src/domain/employees/reminderPauses.ts'

test.each([
  [null, false],
  ['2026-11-20', false],
  ['2026-11-21', false],
  ['2026-11-22', true],
  ['9999-12-31', true],
])('until %s: they wait is %s, for on the day itself they go on', (until, expected) =>
  expect(isPaused(until, '2026-11-21')).toBe(expected),
)
