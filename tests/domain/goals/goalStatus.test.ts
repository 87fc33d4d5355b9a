import { describe, expect, it } from 'vitest'
import { goalStatus } from '../../../src/domain/goals/goalStatus.ts'
import type { GoalState } from '../../../src/domain/goals/nouns.ts'
import type { Progress, ProgressKind } from '../../../src/domain/goals/progress.ts'

const today = '2024-03-01'
const progress = (kind: ProgressKind, current: number, target = 100): Progress => ({
  kind,
  start: 0,
  current,
  target,
  unit: '',
})
const goal = (over: object = {}) => ({
  state: 'Active' as GoalState,
  startedDay: '2024-01-21',
  dueDate: '2024-04-10' as string | null,
  progress: progress('percent', 50),
  ...over,
})

describe('How a goal stands follows from its days and its progress, and is never said', () => {
  it.each<[GoalState, string | null]>([
    ['Draft', null],
    ['Active', 'overdue'],
    ['Done', null],
    ['Cancelled', null],
  ])('one that is %s and late: %s', (state, expected) => {
    expect(goalStatus(goal({ state, dueDate: '2024-02-29' }), today)).toBe(expected)
  })

  it.each([
    ['2024-02-29', 'overdue'],
    ['2024-03-01', 'atRisk'],
    [null, 'onTrack'],
  ])('overdue from the day after its due day: due %s on the 1st of March it is %s', (dueDate, expected) => {
    expect(goalStatus(goal({ dueDate }), today)).toBe(expected)
  })

  // Half of its time, 80 days, has gone by.
  it.each([
    ['percent', 26, 100, 'onTrack'],
    ['percent', 25, 100, 'onTrack'],
    ['percent', 24, 100, 'atRisk'],
    ['number', 2, 10, 'atRisk'],
    ['money', 3000, 10_000, 'onTrack'],
    ['yesNo', 0, 1, 'onTrack'],
    ['yesNo', 1, 1, 'onTrack'],
  ] as const)(
    'at risk once it lies more than a quarter behind the time: %s, %d of %d: %s',
    (kind, current, target, is) => {
      expect(goalStatus(goal({ progress: progress(kind, current, target) }), today)).toBe(is)
    },
  )

  it.each([
    ['2024-03-20', 'onTrack'],
    ['2024-03-21', 'onTrack'],
    ['2024-03-22', 'atRisk'],
  ])('what is achieved all at once is at risk in the last quarter of its time: %s %s', (day, expected) => {
    expect(goalStatus(goal({ progress: progress('yesNo', 0, 1) }), day)).toBe(expected)
  })

  it.each([
    ['begun on the day it is due', { startedDay: '2024-03-01', dueDate: '2024-03-01' }, 'atRisk'],
    ['begun after it was due', { startedDay: '2024-06-01', dueDate: '2024-03-02' }, 'onTrack'],
    ['begun tomorrow', { startedDay: '2024-03-02' }, 'onTrack'],
    ['that nobody said was begun', { startedDay: null }, 'onTrack'],
  ])('one %s', (_, over, expected) => {
    expect(goalStatus(goal({ ...over, progress: progress('percent', 0) }), today)).toBe(expected)
  })

  it('counts downwards as well', () => {
    const falling = (current: number) => ({ kind: 'number' as const, start: 20, current, target: 0, unit: 'defects' })
    expect(goalStatus(goal({ progress: falling(16) }), today)).toBe('atRisk')
    expect(goalStatus(goal({ progress: falling(12) }), today)).toBe('onTrack')
  })
})
