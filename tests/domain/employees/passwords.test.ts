import { describe, expect, it } from 'vitest'
import { passwordDenial } from '../../../src/domain/employees/passwords.ts'

const ava = { email: 'ava.nguyen@banksia.example', displayName: 'Ava Nguyen', hasSecondFactor: false }

describe('a password', () => {
  it.each([
    ['fourteen charac', null],
    ['fourteen chara', 'passwordTooShort'],
    ['seven quiet wombats', null],
    ['tenure-demo-2026', null],
    [`${'x7'.repeat(64)}yz`, 'passwordTooLong'],
    ['correct horse battery staple '.repeat(4).slice(0, 128), null],
    ['пять тихих вомбатов', null],
    ['🐨🦘🦉🐍 four beasts', null],
    ['aaaaaaaaaaaaaaaa', 'passwordCommon'],
    ['abababababababab', 'passwordCommon'],
    ['passwordpassword', 'passwordCommon'],
    ['Password123456789', 'passwordCommon'],
    ['P@ssw0rd-P@ssw0rd', 'passwordCommon'],
    ['0123456789012345', 'passwordCommon'],
    ['qwertyuiopasdfgh', 'passwordCommon'],
    ['Welcome-Tenure-2026!', 'passwordCommon'],
    ['ava.nguyen.banksia', 'passwordCommon'],
    ['nguyen-ava-19900101', 'passwordCommon'],
  ])('%j alone: %s', (password, denial) => {
    expect(passwordDenial(password, ava)).toBe(denial)
  })

  it.each([
    ['8 quiet!', null],
    ['7 quiet', 'passwordTooShort'],
    ['password', 'passwordCommon'],
  ])('%j beside a one-time code: %s', (password, denial) => {
    expect(passwordDenial(password, { ...ava, hasSecondFactor: true })).toBe(denial)
  })
})
