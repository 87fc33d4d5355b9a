import { expect, test } from 'vitest'
import { codeOf } from '../../../src/domain/kernel/reasonCode.ts'

test.each([
  ['lastAdmin', 'last_admin'],
  ['emailInUse', 'email_in_use'],
  ['inUse', 'in_use'],
])('%s travels as %s', (reason, code) => expect(codeOf(reason)).toBe(code))
