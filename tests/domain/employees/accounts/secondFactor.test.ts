import { describe, expect, it, test } from 'vitest'
import { mayEnter, secondFactorAtSignIn } from '../../../../src/domain/employees/accounts/secondFactor.ts'
import { signInWords } from '../../../../src/domain/employees/accounts/signIn.ts'

const asking = { asksForSecondFactor: true }
const content = { asksForSecondFactor: false }

describe('a second factor that a client asks for', () => {
  it.each([
    ['nobody', [], 'none'],
    ['none of them', [content, content], 'none'],
    ['the only one', [asking], 'needed'],
    ['all of them', [asking, asking], 'needed'],
    ['one of two', [asking, content], 'offered'],
  ] as const)('asked for by %s', (_, clients, answer) => {
    expect(secondFactorAtSignIn(clients)).toBe(answer)
  })

  it.each([
    [asking, true, true],
    [asking, false, false],
    [content, false, true],
  ])('%o is entered with one (%s): %s', (client, hasSecondFactor, allowed) => {
    expect(mayEnter(client, { hasSecondFactor }).allowed).toBe(allowed)
  })
})

test('whether somebody can sign in is told in the same words everywhere', () => {
  expect([null, 'invited', 'active'].map((state) => signInWords(state as Parameters<typeof signInWords>[0]))).toEqual([
    'No login',
    'Invited, has not signed in yet',
    'Can sign in',
  ])
})
