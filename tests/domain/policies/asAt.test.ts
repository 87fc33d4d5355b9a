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
    'At the end of 3rd Mar 2026: version 2 was in force, with the people it applied to, their agreements and the settings of that day (due: 14 days after it starts to apply, renewal: every 12 months). Names and departments are today’s.',
  ],
  [
    'says that the settings of then were not kept',
    { asAt, basis: { ...basis, dueInDays: null, renewEveryMonths: null, areSettingsKnown: false } },
    'At the end of 3rd Mar 2026: version 2 was in force, with the people it applied to, their agreements and the earliest known settings (no due date, renewal: never), as the settings of that day were not kept. Names and departments are today’s.',
  ],
  [
    'says that nothing had been published',
    { asAt, basis: null },
    'This policy was not published yet at the end of 3rd Mar 2026.',
  ],
])('of an earlier day it %s', (_, compliance, words) => {
  expect(asAtWords(standardLocale, compliance)).toBe(words)
})

it('has nothing to say of now', () => {
  expect(asAtWords(standardLocale, { asAt: null, basis: null })).toBeNull()
})
