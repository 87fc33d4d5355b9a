import { expect, test } from 'vitest'
import { readPeople, writtenPeople } from '../../../src/domain/policies/people.ts'

test.each([
  ['tab=people', { asAt: null, statuses: [] }],
  ['tab=people&standing=agreed', { asAt: null, statuses: ['agreed'] }],
  ['asAt=2026-03-03&standing=owed+late', { asAt: '2026-03-03', statuses: ['late', 'owed'] }],
  ['asAt=2026-02-30&standing=constructor', { asAt: null, statuses: [] }],
] as const)('the address %s asks for %j', (search, asked) => {
  expect(readPeople(search)).toEqual(asked)
  expect(readPeople(writtenPeople(readPeople(search)))).toEqual(asked)
})
