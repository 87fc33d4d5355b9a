import { expect, test } from 'vitest'
import { byText } from '../../../src/domain/kernel/order.ts'

test.each([
  ['without regard to case', ['b', 'A', 'C'], ['A', 'b', 'C']],
  ['without regard to accents', ['Zoë', 'Ántonia', 'Bea'], ['Ántonia', 'Bea', 'Zoë']],
  ['numbers by their value', ['Site 10', 'Site 2'], ['Site 2', 'Site 10']],
  ['other scripts after Latin', ['محمد', 'Ava'], ['Ava', 'محمد']],
])('a list is put in order %s', (_, given, ordered) => expect(given.toSorted(byText)).toEqual(ordered))
