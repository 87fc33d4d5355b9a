import { describe, expect, it } from 'vitest'
import { returnPath, startPage } from '../../../src/infra/identity/returnPage.ts'

const at = (pathname: string, search = '', hash = '') => ({ origin: 'http://localhost:4000', pathname, search, hash })

describe('the page to return to after sign-in', () => {
  it.each([
    [at('/'), '/'],
    [at('/employees/', '?q=a&b=//c', '#x'), '/employees/?q=a&b=//c#x'],
    [at('//evil.example/x'), '/evil.example/x'],
    [at('///evil.example'), '/evil.example'],
    [at('/\\evil.example'), '/evil.example'],
    [at('/@evil.example'), '/@evil.example'],
    [at('/%5C%5Cevil.example'), '/%5C%5Cevil.example'],
    [at('/%2F%2Fevil.example'), '/%2F%2Fevil.example'],
    [at('/javascript:alert(1)'), '/javascript:alert(1)'],
    [at('/', '?returnTo=https://evil.example', '#//evil.example'), '/?returnTo=https://evil.example#//evil.example'],
  ])('is never on another host: %j', (location, path) => {
    expect(returnPath(location)).toBe(path)
    expect(new URL(path, location.origin).origin).toBe(location.origin)
    expect(new URL(startPage(location)).origin).toBe(location.origin)
  })
})
