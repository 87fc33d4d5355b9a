import { describe, expect, it } from 'vitest'
import { endsSignOut } from '../../../src/infra/identity/redirectAnswer.ts'

describe('what the provider sends the browser back with', () => {
  it.each([
    ['a code in the fragment', { search: '', hash: '#code=c&state=s&iss=i' }, false],
    ['a code in the query', { search: '?code=c&state=s', hash: '' }, false],
    ['an error', { search: '', hash: '#error=access_denied&error_description=AADB2C90091&state=s' }, false],
    ['the state of a sign-out alone', { search: '?state=s', hash: '' }, true],
    ['the same in the fragment', { search: '', hash: '#state=s' }, true],
    ['nothing', { search: '', hash: '' }, true],
  ])('%s: ends a sign-out %#', (_name, location, ends) => {
    expect(endsSignOut(location)).toBe(ends)
  })
})
