import { expect, test } from 'vitest'
import { fullName, initials } from '../../../src/domain/kernel/person.ts'

test.each([
  ['Eve Larsen', 'EL'],
  ['Maria del Carmen Núñez', 'MN'],
  ['Suharto', 'S'],
  ['  ada   lovelace ', 'AL'],
  ['e\u0301mile zola', 'ÉZ'],
  ['𝒜lpha beta', '𝒜B'],
  ['', ''],
])('initials are the first letters of the first and last word (ours): %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test.each([
  [{ firstName: 'Eve', lastName: 'Larsen' }, 'Eve Larsen'],
  [{ firstName: 'Suharto', lastName: '' }, 'Suharto'],
])('a person with one name has no space after it: %j', (name, full) => expect(fullName(name)).toBe(full))
