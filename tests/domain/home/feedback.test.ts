import { Schema } from 'effect'
import { describe, expect, it, test } from 'vitest'
import { emptyFeedback, isTyped, messageProblem, toFeedback } from '../../../src/domain/home/feedback.ts'
import { LONGEST_MESSAGE } from '../../../src/domain/home/limits.ts'
import { Feedback } from '../../../src/domain/home/nouns.ts'
import { messageSentence } from '../../../src/domain/home/wording.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'

const isTaken = Schema.is(Feedback)

describe('§ 7 POST feedback: what may be sent', () => {
  test.each([
    ['', 'missing'],
    [' \n\t ', 'missing'],
    ['a', null],
    ['two\nlines, and a tab\t', null],
    ['x'.repeat(LONGEST_MESSAGE), null],
    [`  ${'x'.repeat(LONGEST_MESSAGE)}\n`, null],
    ['x'.repeat(LONGEST_MESSAGE + 1), 'tooLong'],
    ['a bell \u0007', 'notPlainText'],
  ] as const)('%j: %s', (message, problem) => {
    expect(messageProblem(message)).toBe(problem)
    // The form and the server go by the same.
    expect(isTaken(toFeedback({ ...emptyFeedback, message }, null, '1'))).toBe(problem === null)
    expect(messageSentence(standardLocale, messageProblem(message)) === null).toBe(problem === null)
  })

  it('names the page one came from, unless one would rather not, or came from nowhere', () => {
    const draft = { ...emptyFeedback, message: ' More of it \n' }
    expect(toFeedback(draft, '/employees/', 'b1')).toEqual({
      kind: 'idea',
      message: 'More of it',
      page: '/employees/',
      version: 'b1',
    })
    expect(toFeedback({ ...draft, namesPage: false }, '/employees/', 'b1').page).toBe('')
    expect(toFeedback(draft, null, 'b1').page).toBe('')
    expect(isTaken(toFeedback(draft, `/${'x'.repeat(400)}`, 'b1'))).toBe(true)
  })
})

it('only words are typed text', () => {
  expect(isTyped({ ...emptyFeedback, message: ' \n' })).toBe(false)
  expect(isTyped({ ...emptyFeedback, message: 'a' })).toBe(true)
})
