import { describe, expect, it } from 'vitest'
import { afterSignInError, isPersonsChoice, signInErrorCode } from '../../../src/domain/session/signInErrors.ts'

describe('§ 4 Sign-in errors', () => {
  it.each([
    ['AADB2C90091', 'logout'],
    ['AADB2C90118', 'passwordReset'],
    ['AADB2C90117', 'logout'],
    ['AADB2C90119', 'logout'],
    ['aadb2c90118', 'logout'],
    ['', 'logout'],
    [null, 'logout'],
  ] as const)('code %s leads to %s', (code, after) => {
    expect(afterSignInError(code)).toBe(after)
  })

  it.each([
    ['AADB2C90091: The user has cancelled entering self-asserted information.', 'AADB2C90091'],
    [
      'access_denied: AADB2C90118: The user has forgotten their password.\r\nCorrelation ID: 1\r\nTimestamp: 2',
      'AADB2C90118',
    ],
    ['AADB2C9011: one digit short', null],
    ['End-User authentication is required', null],
    ['', null],
  ])('the code in %j is %s', (description, code) => {
    expect(signInErrorCode(description)).toBe(code)
  })

  it.each([
    ['AADB2C90091', true],
    ['AADB2C90118', true],
    ['AADB2C90117', false],
    [null, false],
  ])('code %s is the choice of the person: %s', (code, chosen) => {
    expect(isPersonsChoice(code)).toBe(chosen)
  })
})
