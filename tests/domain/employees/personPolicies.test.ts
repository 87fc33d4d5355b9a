import { expect, test } from 'vitest'
import type { PersonPolicy } from '../../../src/domain/employees/nouns.ts'
import { binding, owed, standingWith } from '../../../src/domain/employees/personPolicies.ts'

const aPolicy = (over: Partial<PersonPolicy>): PersonPolicy => ({
  id: 'a' as PersonPolicy['id'],
  title: 'Code of conduct',
  category: null,
  versionNo: 2,
  dueUtc: null,
  isForAll: true,
  applies: true,
  agreedVersionNo: null,
  agreementDateUtc: null,
  ...over,
})

test.each([
  [null, 'owed'],
  [1, 'outdated'],
  [2, 'agreed'],
  [3, 'agreed'],
] as const)('4 agreed or not, per employee: version 2 with version %s agreed to is %s', (agreedVersionNo, standing) => {
  expect(standingWith(aPolicy({ agreedVersionNo }))).toBe(standing)
})

test('3 what does not bind a person is not owed', () => {
  const policies = [aPolicy({}), aPolicy({ applies: false }), aPolicy({ agreedVersionNo: 2 })]
  expect([binding(policies).length, owed(policies)]).toEqual([2, [policies[0]]])
})
