import { describe, expect, it } from 'vitest'
import { mayBecome, mayBeginAs, mayProgress } from '../../../src/domain/goals/lifecycle.ts'
import type { GoalState } from '../../../src/domain/goals/nouns.ts'

const states: ReadonlyArray<GoalState> = ['Draft', 'Active', 'Done', 'Cancelled']

describe('Goals: draft, active, done, cancelled', () => {
  it('go these ways and no others', () => {
    const ways = states.flatMap((before) =>
      states
        .filter((after) => before !== after && mayBecome(before, after).allowed)
        .map((after) => `${before} ${after}`),
    )
    expect(ways).toEqual([
      'Draft Active',
      'Draft Cancelled',
      'Active Done',
      'Active Cancelled',
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

it('Work goes on until a goal has ended', () => {
  expect(states.filter((state) => mayProgress(state).allowed)).toEqual(['Draft', 'Active'])
})
