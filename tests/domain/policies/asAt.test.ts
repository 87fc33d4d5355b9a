import { expect, it, test } from 'vitest'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { asAtWords } from '../../../src/domain/policies/asAt.ts'
import type { AsAtBasis } from '../../../src/domain/policies/nouns.ts'

const basis: AsAtBasis = {
  versionNo: 2,
  publishedUtc: '2026-02-01T00:00:00.000Z',
  dueDay: null,
  dueInDays: 14,
  renewEveryMonths: 12,
  areSettingsKnown: true,
}
const asAt = '2026-03-03'

test.each<[string, Parameters<typeof asAtWords>[1], string]>([
  [
    'names the version, and the settings of then',
    { asAt, basis },
    'As it was at the end of 3rd Mar 2026: version 2 was in force, with the people it bound, what they had agreed to, and the settings of then (due: 14 days after it begins to bind somebody, renewal: every 12 months). Names and departments are those of today.',
  ],
  [
    'says that the settings of then were not kept',
    { asAt, basis: { ...basis, dueInDays: null, renewEveryMonths: null, areSettingsKnown: false } },
    'As it was at the end of 3rd Mar 2026: version 2 was in force, with the people it bound, what they had agreed to, and the earliest settings that are known (no due date, renewal: never), as those of then were not kept. Names and departments are those of today.',
  ],
  [
    'says that nothing had been published',
    { asAt, basis: null },
    'At the end of 3rd Mar 2026 this policy had not been published yet.',
  ],
])('of an earlier day it %s', (_, compliance, words) => {
  expect(asAtWords(standardLocale, compliance)).toBe(words)
})

it('has nothing to say of now', () => {
  expect(asAtWords(standardLocale, { asAt: null, basis: null })).toBeNull()
})
