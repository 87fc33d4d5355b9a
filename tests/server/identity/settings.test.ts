import { describe, expect, it } from 'vitest'
import { originOf } from '../../../src/server/identity/origin.ts'
import { localSettings } from '../../../src/server/identity/settings.ts'

const origin = originOf('http://localhost:4000')
const oidc = ['openid', 'profile', 'email']

describe('§ 1 both readings are settings of the local provider', () => {
  it.each([
    ['sessionStorage', 'openid', oidc],
    ['sessionStorage', 'api', ['user_impersonation', 'write']],
    ['localStorage', 'openid', oidc],
    ['localStorage', 'api', ['user_impersonation', 'write']],
  ] as const)('tokens in %s, scopes of %s', (tokenStore, scopes, asked) => {
    const settings = localSettings(origin, { tokenStore, scopes })
    expect(settings.cacheLocation).toBe(tokenStore)
    expect(settings.scopes).toEqual(asked)
    // Who somebody is comes with either.
    expect(settings.defaultScopes).toEqual(oidc)
  })
})
