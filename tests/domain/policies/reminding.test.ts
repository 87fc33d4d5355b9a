import { expect, test } from 'vitest'
import { mayRemindLate } from '../../../src/domain/policies/reminding.ts'

const of = (late: number, toRemind: number, asAt: string | null = null) => ({
  asAt,
  counts: { agreed: 0, owed: 0, outdated: 0, late },
  toRemind,
})

test.each([
  ['somebody late is still to be told', null, of(2, 1), null],
  ['nobody is late', null, of(0, 0), 'nobodyLate'],
  ['nothing is known yet', null, null, 'nobodyLate'],
  ['all who are late were reminded today', null, of(2, 0), 'allReminded'],
  ['another day is shown', '2026-03-03', of(2, 1, '2026-03-03'), 'anotherDay'],
  ['another day is asked for and not yet shown', '2026-03-03', of(2, 1), 'anotherDay'],
  ['another day is shown still', null, of(2, 0, '2026-03-03'), 'anotherDay'],
])('reminding those who are late, when %s', (_, asAt, compliance, because) => {
  const may = mayRemindLate(asAt, compliance)
  expect(may.allowed ? null : may.because).toBe(because)
})
