import { expect, test } from 'vitest'
import type { PersonPolicy } from '../../../src/domain/employees/nouns.ts'
import { binding, owed, policiesInWords } from '../../../src/domain/employees/personPolicies.ts'

const aPolicy = (over: Partial<PersonPolicy>): PersonPolicy => ({
  id: 'a' as PersonPolicy['id'],
  title: 'Code of conduct',
  category: null,
  versionNo: 2,
  dueUtc: null,
  isForAll: true,
  isChosen: false,
  applies: true,
  standing: 'owed',
  agreedVersionNo: null,
  agreementDateUtc: null,
  ...over,
})

test.each([
  ['owed', 1],
  ['outdated', 1],
  ['late', 1],
  ['agreed', 0],
] as const)('4 agreed or not, per employee: who stands as %s owes %i', (standing, count) => {
  expect(owed([aPolicy({ standing })])).toHaveLength(count)
})

test('3 what does not bind a person is not owed', () => {
  const policies = [aPolicy({}), aPolicy({ applies: false, standing: null }), aPolicy({ standing: 'agreed' })]
  expect([binding(policies).length, owed(policies)]).toEqual([2, [policies[0]]])
})

test.each([
  [true, [], 'None apply'],
  [true, [aPolicy({ standing: 'agreed' })], 'All agreed to'],
  [true, [aPolicy({ standing: 'agreed' }), aPolicy({ standing: 'late' })], '1 of 2 still to agree to'],
  [false, [], 'None applied when employment ended'],
  [false, [aPolicy({ standing: 'agreed' })], 'All agreed when employment ended'],
  [false, [aPolicy({}), aPolicy({ standing: 'late' })], '2 of 2 not agreed when employment ended'],
  [true, null, null],
])('in one line (works here: %s)', (isActive, hrPolicies, words) => {
  expect(policiesInWords({ isActive, hrPolicies })).toBe(words)
})
