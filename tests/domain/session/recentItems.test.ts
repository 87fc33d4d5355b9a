import { expect, test } from 'vitest'
import { withRecent } from '../../../src/domain/session/recentItems.ts'

test.each([
  [[], 'a', ['a']],
  [['a'], 'a', ['a']],
  [['a', 'b'], 'b', ['b', 'a']],
  [['a', 'b', 'c', 'd', 'e'], 'f', ['f', 'a', 'b', 'c', 'd']],
  [['a', 'b', 'c', 'd', 'e'], 'e', ['e', 'a', 'b', 'c', 'd']],
] as const)('%j and then %s: %j', (before, id, after) => {
  expect(withRecent(before, { id, target: { act: 'help' } })).toEqual(after)
})

test('a record is not kept: nobody here would know its name', () => {
  expect(withRecent(['a'], { id: 'goal:b', target: { address: '/goal/b' } })).toEqual(['a'])
})
