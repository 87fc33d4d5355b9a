import { describe, expect, it } from 'vitest'
import { hashPassword, passwordMatches } from '../../../src/server/identity/passwords.ts'

describe('a password', () => {
  it('matches its hash in any Unicode spelling, and nothing else matches', async () => {
    const hash = await hashPassword('caf\u00e9 wombat quiet')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwordMatches('cafe\u0301 wombat quiet', hash)).toBe(true)
    expect(await passwordMatches('cafe wombat quiet', hash)).toBe(false)
    expect(await passwordMatches('', hash)).toBe(false)
    expect(await passwordMatches('caf\u00e9 wombat quiet'.padEnd(600), hash)).toBe(false)
  })

  it('of nobody never matches', async () => {
    expect(await passwordMatches('anything', null)).toBe(false)
    expect(await passwordMatches('', null)).toBe(false)
  })
})
