import { expect, test } from 'vitest'
import { emailProblem, sameEmail } from '../../../src/domain/kernel/emails.ts'

test.each([
  ['eve@tenure.example', 'eve@tenure.example', true],
  ['Eve@Tenure.example', ' eve@TENURE.example ', true],
  ['eve@tenure.example', 'eva@tenure.example', false],
  ['e.ve@tenure.example', 'eve@tenure.example', false],
])('5-03 one address: %j and %j', (one, other, same) => expect(sameEmail(one, other)).toBe(same))

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['eve', 'notAnAddress'],
  ['eve@tenure', 'notAnAddress'],
  ['eve@tenure.e', 'notAnAddress'],
  ['eve@@tenure.example', 'notAnAddress'],
  ['eve larsen@tenure.example', 'notAnAddress'],
  ['Eve <eve@tenure.example>', 'notAnAddress'],
  [' eve@tenure.example ', null],
  ["o'hara+hr@sub.tenure.example", null],
  [`${'e'.repeat(239)}@tenure.example`, null],
  [`${'e'.repeat(240)}@tenure.example`, 'tooLong'],
])('an address one can write to (ours): %j', (typed, problem) => expect(emailProblem(typed)).toBe(problem))
