import { expect, test } from 'vitest'
import { avatarTone, fullName, initials } from '../../../src/domain/kernel/person.ts'

test.each([
  ['Eve Marlowe', 'EM'],
  ['Maria del Carmen Núñez', 'MN'],
  ['Suharto', 'S'],
  ['Élise Ødegård', 'ÉØ'],
  ['  ada   lovelace ', 'AL'],
  ['e\u0301mile zola', 'ÉZ'],
  ['𝒜lpha beta', '𝒜B'],
  ['', ''],
])('initials are the first letters of the first and last word (ours): %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('a name keeps its tint, and names spread over all of them', () => {
  expect(avatarTone('Ada Ng')).toBe(avatarTone('Ada Ng'))
  expect(new Set(Array.from({ length: 40 }, (_, at) => avatarTone(`Person ${at}`))).size).toBe(5)
})

test.each([
  [{ firstName: 'Eve', lastName: 'Marlowe' }, 'Eve Marlowe'],
  [{ firstName: 'Suharto', lastName: '' }, 'Suharto'],
])('a person with one name has no space after it: %j', (name, full) => expect(fullName(name)).toBe(full))
