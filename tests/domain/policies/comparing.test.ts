import { expect, test } from 'vitest'
import { comparedWith } from '../../../src/domain/policies/comparing.ts'

test.each([
  ['the one that is asked for', 3, 1, 2, 1],
  ['what the reader agreed to last', 3, null, 1, 1],
  ['the one before, where they agreed to this one', 3, null, 3, 2],
  ['the one before, where they agreed to a later one', 2, null, 3, 1],
  ['the one before, where they never agreed', 3, null, null, 2],
  ['nothing, for the first', 1, null, null, null],
] as const)('7 HRDocumentsDiff compares with %s', (_, versionNo, asked, agreedVersionNo, expected) => {
  expect(comparedWith(versionNo, { asked, agreedVersionNo })).toBe(expected)
})
