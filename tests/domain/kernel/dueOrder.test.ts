import { expect, test } from 'vitest'
import { byCharacter, byDueUtc } from '../../../src/domain/kernel/dueOrder.ts'

test('what falls due first comes first, what never does comes last, and neither of two equals comes first', () => {
  const [soon, later] = ['2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.001Z']
  expect([null, later, soon, null].toSorted(byDueUtc)).toEqual([soon, later, null, null])
  expect([byDueUtc(soon, soon), byDueUtc(null, null)]).toEqual([0, 0])
})

test('by character, capitals come before small letters', () => {
  expect(['b', 'a', 'B'].toSorted(byCharacter)).toEqual(['B', 'a', 'b'])
})
