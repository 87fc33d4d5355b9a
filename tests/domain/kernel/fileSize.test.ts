import { expect, test } from 'vitest'
import { fileSize } from '../../../src/domain/kernel/fileSize.ts'

test.each([
  [0, '0 kb'],
  [1, '0.1 kb'],
  [1_000, '1 kb'],
  [12_345, '12.3 kb'],
  [999_999, '1,000 kb'],
  [1_000_000, '1 mb'],
  [1_049_999, '1 mb'],
  [2_560_000, '2.6 mb'],
])('9-03 under 1,000,000 bytes in kb, else in mb: %i is %s', (bytes, text) => expect(fileSize(bytes)).toBe(text))
