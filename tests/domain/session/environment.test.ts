import { expect, test } from 'vitest'
import { environmentChip } from '../../../src/domain/session/environment.ts'

test.each([
  ['production', null],
  ['Production', null],
  ['', null],
  ['staging', 'staging'],
  ['pre-production', 'pre-production'],
])('1-31, 2.3-27 environment chip when not production: %j', (environment, chip) => {
  expect(environmentChip(environment)).toBe(chip)
})
