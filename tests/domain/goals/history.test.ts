import { describe, expect, it } from 'vitest'
import { pointsOf, progressSince } from '../../../src/domain/goals/history.ts'
import { aGoal, anUpdate } from '../../fixtures/goals.ts'

const goal = (...updates: ReadonlyArray<readonly [string, number]>) =>
  aGoal({ startedDay: '2024-01-02', updates: updates.map(([day, current], at) => anUpdate({ day, current }, at)) })

describe('The line of a goal', () => {
  it('begins where the goal began, and has the last of each day', () => {
    expect(pointsOf(goal(['2024-01-10', 10], ['2024-01-10', 20], ['2024-02-01', 15]))).toEqual([
      { day: '2024-01-02', share: 0 },
      { day: '2024-01-10', share: 0.2 },
      { day: '2024-02-01', share: 0.15 },
    ])
  })

  it('is no longer than what was said', () => {
    expect(pointsOf(goal())).toEqual([])
    expect(pointsOf(goal(['2024-01-02', 10]))).toEqual([{ day: '2024-01-02', share: 0.1 }])
  })
})

describe('Since a day', () => {
  it.each([
    ['2024-01-01', 40],
    ['2024-01-10', 30],
    ['2024-01-31', 30],
    ['2024-02-01', null],
  ])('%s it has come forward by %s', (day, expected) => {
    expect(progressSince(goal(['2024-01-10', 10], ['2024-02-01', 40]), day)).toBe(expected)
  })

  it('nothing was said, nothing has changed', () => expect(progressSince(goal(), '2024-01-01')).toBeNull())
})
