import { describe, expect, it } from 'vitest'
import { goalsLetter } from '../../../src/domain/goals/letters.ts'
import { goalThreshold, isGoalToBeTold } from '../../../src/domain/goals/reminding.ts'
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
