import { expect, test } from 'vitest'
import type { PersonPolicy } from '../../../src/domain/employees/nouns.ts'
import { binding, owed, policiesInWords } from '../../../src/domain/employees/personPolicies.ts'
import type { Day } from '../../../src/domain/kernel/nouns.ts'

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

const ended = { date: '2026-03-01' as Day, kind: 'resignation', reason: '' } as const

test.each([
  ['active', [], 'None apply'],
  ['active', [aPolicy({ standing: 'agreed' })], 'All agreed to'],
  ['active', [aPolicy({ standing: 'agreed' }), aPolicy({ standing: 'late' })], '1 of 2 still to agree to'],
  ['ended', [], 'None applied when employment ended'],
  ['ended', [aPolicy({ standing: 'agreed' })], 'All agreed when employment ended'],
  ['ended', [aPolicy({}), aPolicy({ standing: 'late' })], '2 of 2 not agreed when employment ended'],
  ['inactive', [], 'None applied when they were deactivated'],
  ['inactive', [aPolicy({ standing: 'agreed' })], 'All agreed when they were deactivated'],
  ['inactive', [aPolicy({})], '1 of 1 not agreed when they were deactivated'],
  ['active', null, null],
] as const)('in one line (%s)', (state, hrPolicies, words) => {
  const termination = state === 'ended' ? ended : null
  expect(policiesInWords({ isActive: state === 'active', termination, hrPolicies })).toBe(words)
})
