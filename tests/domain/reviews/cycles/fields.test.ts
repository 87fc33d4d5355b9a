import { describe, expect, it } from 'vitest'
import { ReviewId } from '../../../../src/domain/kernel/ids.ts'
import { type CycleDraft, cycleFields, withoutUnasked } from '../../../../src/domain/reviews/cycles/cycle.fields.ts'
import { nudgedSaid, plannedWords, takenBackWords } from '../../../../src/domain/reviews/cycles/wording.ts'
import { eve } from '../../../fixtures/people.ts'
import { aNewCycle } from '../../../fixtures/reviewCycles.ts'

const draft = (over: Partial<CycleDraft> = {}): CycleDraft => ({ ...cycleFields.draftOf(aNewCycle()), ...over })

describe('What a cycle asks for', () => {
  it.each<[string, Partial<CycleDraft>, Record<string, string>]>([
    ['nothing more', {}, {}],
    ['a department', { who: 'departments' }, { departmentIds: 'Choose a department' }],
    ['a manager', { who: 'manager' }, { managerId: 'Choose a manager' }],
    ['somebody', { who: 'people' }, { employeeIds: 'Choose someone' }],
    ['a due day', { dueDay: '' }, { dueDay: 'Choose the due date' }],
    [
      'one that is not before it begins',
      { dueDay: '2024-02-29' },
      { dueDay: 'The due date cannot be before the start date.' },
    ],
    [
      'months and days, by the start',
      { kind: 'byStart', dueDay: '' },
      { months: 'Enter after how many months', dueDays: 'Enter how many days there are to write' },
    ],
    [
      'months within reason',
      { kind: 'continuous', months: '61', dueDays: '7', dueDay: '' },
      { months: 'Enter a whole number of months from 1 to 60' },
    ],
  ])('%s', (_, over, expected) => {
    expect(cycleFields.problems(draft(over))).toEqual(expected)
  })

  it('what is not asked any more is not saved', () => {
    const before = draft({ who: 'everybody', employeeIds: [eve], kind: 'byStart', months: '6', dueDays: '7' })
    expect(cycleFields.toSaved(withoutUnasked(before))).toMatchObject({ employeeIds: [], dueDay: null, months: 6 })
    expect(cycleFields.toSaved(withoutUnasked({ ...before, kind: 'byDates' }))).toMatchObject({
      months: null,
      dueDays: null,
      dueDay: '2024-03-15',
    })
  })
})

it('says how many', () => {
  expect([plannedWords(1, 0), plannedWords(12, 1), plannedWords(0, 3)]).toEqual([
    'Planned 1 review.',
    'Planned 12 reviews. 1 person was skipped.',
    'Planned 0 reviews. 3 people were skipped.',
  ])
  expect([takenBackWords(5, 0), takenBackWords(5, 1)]).toEqual([
    'Deleted 5 reviews.',
    'Deleted 5 reviews. 1 review stays, and the cycle is paused.',
  ])
})

it('of one whom two reviews wait for it says once that they were told today', () => {
  const notTold = ['1', '2'].map((last) => ({
    id: ReviewId.make(`00000000-0000-4000-8000-00000000000${last}`),
    person: { id: eve, fullName: 'Eve Marlowe' },
    because: 'toldToday' as const,
  }))
  expect(nudgedSaid({ told: 0, notTold })).toEqual({
    kind: 'info',
    text: 'No reminders were sent. 1 person was already reminded today.',
  })
  expect(nudgedSaid({ told: 2, notTold: [] })).toEqual({ kind: 'success', text: 'Sent 2 reminders.' })
})
