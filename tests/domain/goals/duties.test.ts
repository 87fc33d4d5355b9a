import { describe, expect, it } from 'vitest'
import { goalDuties } from '../../../src/domain/goals/duties.ts'
import { aGoal } from '../../fixtures/goals.ts'
import { eve } from '../../fixtures/people.ts'

const on = { today: '2024-02-15', timeZone: 'Australia/Perth' }
const done = { kind: 'percent', start: 0, current: 100, target: 100, unit: '' } as const

describe('What goals ask of somebody', () => {
  it.each([
    ['2024-02-14', 'Goal overdue'],
    ['2024-02-15', 'Goal due soon'],
    ['2024-02-29', 'Goal due soon'],
    ['2024-03-01', undefined],
    [null, undefined],
  ])('a goal due on %s is, on the 15th of February: %s', (dueDate, title) => {
    expect(goalDuties(eve, [aGoal({ dueDate, progress: done })], on)[0]?.title).toBe(title)
  })

  it('one that is behind is spoken of however far its day is', () => {
    const behind = aGoal({ startedDay: '2023-06-01', dueDate: '2024-06-01', progress: { ...done, current: 10 } })
    expect(goalDuties(eve, [behind], on)).toMatchObject([{ title: 'Goal at risk', dueUtc: '2024-06-01T15:59:59.999Z' }])
  })

  it.each(['Draft', 'Done', 'Cancelled'] as const)('one that is %s asks nothing', (state) => {
    expect(goalDuties(eve, [aGoal({ state, dueDate: '2024-02-01' })], on)).toEqual([])
  })
})
