import { describe, expect, it } from 'vitest'
import { isOverdue, mayBecome, mayBeginAs } from '../../../src/domain/goals/lifecycle.ts'
import type { GoalState } from '../../../src/domain/goals/nouns.ts'

const states: ReadonlyArray<GoalState> = ['Draft', 'Active', 'AtRisk', 'Done', 'Cancelled']

describe('Goals: draft, active, at risk, done, cancelled', () => {
  it('go these ways and no others', () => {
    const ways = states.flatMap((before) =>
      states
        .filter((after) => before !== after && mayBecome(before, after).allowed)
        .map((after) => `${before} ${after}`),
    )
    expect(ways).toEqual([
      'Draft Active',
      'Draft Cancelled',
      'Active AtRisk',
      'Active Done',
      'Active Cancelled',
      'AtRisk Active',
      'AtRisk Done',
      'AtRisk Cancelled',
      'Done Active',
      'Cancelled Active',
    ])
  })

  it('what stays is no way', () => {
    for (const state of states) expect(mayBecome(state, state)).toEqual({ allowed: true })
    expect(mayBecome('Done', 'Draft')).toEqual({ allowed: false, because: 'notFromThisState' })
  })

  it('begin as a draft, or at once', () => {
    expect(states.filter((state) => mayBeginAs(state).allowed)).toEqual(['Draft', 'Active'])
  })
})

describe('Overdue follows from the date', () => {
  it.each<[GoalState, string | null, boolean]>([
    ['Active', '2024-02-29', true],
    ['AtRisk', '2024-02-29', true],
    ['Active', '2024-03-01', false],
    ['Active', '2024-03-02', false],
    ['Active', null, false],
    ['Draft', '2024-02-29', false],
    ['Done', '2024-02-29', false],
    ['Cancelled', '2024-02-29', false],
  ])('%s, due %s: %s on the 1st of March', (state, dueDate, expected) => {
    expect(isOverdue({ state, dueDate }, '2024-03-01')).toBe(expected)
  })
})
