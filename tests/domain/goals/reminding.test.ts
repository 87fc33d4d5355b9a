import { describe, expect, it } from 'vitest'
import { goalsLetter } from '../../../src/domain/goals/letters.ts'
import { goalThreshold, isAskedOn, isGoalToBeTold } from '../../../src/domain/goals/reminding.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'

describe('A goal is told of 7 days before its day, on the day, and once it is overdue', () => {
  it.each([
    ['2024-03-09', null],
    ['2024-03-08', 7],
    ['2024-03-02', 7],
    ['2024-03-01', 0],
    ['2024-02-29', -1],
    ['2023-01-01', -1],
  ])('due on %s it has reached %s on the 1st of March', (dueDate, expected) => {
    expect(goalThreshold(dueDate, '2024-03-01')).toBe(expected)
  })

  it.each([
    [null, null, false],
    [7, null, true],
    [7, 7, false],
    [0, 7, true],
    [-1, 0, true],
    [-1, -1, false],
  ])('at %s, told at %s: %s', (reached, told, expected) => expect(isGoalToBeTold(reached, told)).toBe(expected))
})

describe('Somebody is asked by their rhythm, on a Monday after they were asked last', () => {
  it.each([
    // The 1st of January 2024 is a Monday.
    ['weekly', '2024-01-01', '2024-01-01', false],
    ['weekly', '2024-01-01', '2024-01-07', false],
    ['weekly', '2024-01-01', '2024-01-08', true],
    ['weekly', '2024-01-03', '2024-01-08', true],
    // Nothing was sent on the Monday.
    ['weekly', '2024-01-01', '2024-01-09', true],
    ['fortnightly', '2024-01-01', '2024-01-08', false],
    ['fortnightly', '2024-01-01', '2024-01-15', true],
    ['fortnightly', '2024-01-03', '2024-01-14', false],
    ['fortnightly', '2024-01-03', '2024-01-15', true],
    ['monthly', '2024-01-01', '2024-01-31', false],
    ['monthly', '2024-01-01', '2024-02-04', false],
    ['monthly', '2024-01-01', '2024-02-05', true],
    // Chosen in a month before its first Monday.
    ['monthly', '2024-09-01', '2024-09-02', true],
    ['whenDue', '2024-01-01', '2025-01-06', false],
  ] as const)('%s, last on %s: on %s %s', (rhythm, last, today, expected) =>
    expect(isAskedOn(today, { rhythm, last })).toBe(expected),
  )
})

it('The letter names each, and how many more there are', () => {
  const due = Array.from({ length: 32 }, (_, at) => ({
    title: `Goal ${at}`,
    dueDate: '2024-03-01',
    isOverdue: at === 0,
  }))
  const letter = goalsLetter(due, {
    to: 'Eve',
    link: 'https://hr.example/myGoals',
    company: 'Banksia',
    locale: standardLocale,
  })
  expect(letter.subject).toBe('32 of your goals are due')
  expect(letter.text).toContain('- Goal 0: overdue since 1st Mar 2024\n- Goal 1: due on 1st Mar 2024\n')
  expect(letter.text).toContain('- and 2 more')
})
