import { describe, expect, it } from 'vitest'
import { givenGoal, isUntouched, nextGoal } from '../../../src/domain/goals/acts.ts'
import { giveFields } from '../../../src/domain/goals/give.fields.ts'
import { templateFields, templateGoalFields } from '../../../src/domain/goals/template.fields.ts'
import type { GoalId, ItemId } from '../../../src/domain/kernel/ids.ts'
import { aGoal } from '../../fixtures/goals.ts'

const id = '00000000-0000-4000-8000-0000000000a1' as GoalId
const itemId = '00000000-0000-4000-8000-0000000000a2' as ItemId
const typed = {
  ...templateGoalFields.blank,
  id: itemId,
  title: 'Fewer defects',
  kind: 'number',
  start: '40',
  target: '5',
} as const
const onSite = { ...templateFields.blank, name: 'On site' }
const saved = { id: itemId, ...templateGoalFields.toSaved({ ...typed, dueInDays: '30' }) }

describe('1.5 a template for many people', () => {
  it('what somebody is given is due so many days on, and nothing of it is done', () => {
    expect(givenGoal(id, saved, { from: '2024-02-01', state: 'Active' })).toMatchObject({
      id,
      title: 'Fewer defects',
      state: 'Active',
      dueDate: '2024-03-02',
      progress: { kind: 'number', start: 40, current: 40, target: 5 },
    })
    expect(givenGoal(id, { ...saved, dueInDays: null }, { from: '2024-02-01', state: 'Draft' }).dueDate).toBeNull()
  })

  it.each([
    [{ title: '' }, 'title'],
    [{ target: '40' }, 'target'],
    [{ dueInDays: '0' }, 'dueInDays'],
    [{ dueInDays: '1.5' }, 'dueInDays'],
    [{ dueInDays: '1001' }, 'dueInDays'],
    [{ kind: 'percent' as const, start: '0', target: '90' }, 'target'],
  ])('a goal with %o has a problem at %s, which the template has too', (over, name) => {
    const goal = { ...typed, ...over }
    expect(Object.keys(templateGoalFields.problems(goal))).toEqual([name])
    expect(Object.keys(templateFields.problems({ ...onSite, goals: [goal] }))).toEqual(['goals'])
  })

  it.each([
    [0, 'Add a goal'],
    [21, 'At most 20 goals'],
  ])('%i goals: %s', (count, sentence) => {
    const goals = Array.from({ length: count }, () => typed)
    expect(templateFields.problems({ ...onSite, goals }).goals).toBe(sentence)
  })
})

describe('1.5 the next period', () => {
  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-03-31', 3, '2024-06-30'],
    ['2024-03-31', 6, '2024-09-30'],
    ['2024-02-29', 12, '2025-02-28'],
    [null, 12, null],
  ] as const)('due on %s, %i months on: %s, from the beginning', (dueDate, months, expected) => {
    const goal = aGoal({ dueDate, progress: { kind: 'money', start: 10, current: 80, target: 100, unit: 'AUD' } })
    const next = nextGoal(id, goal, { months, state: 'Draft' })
    expect(next).toMatchObject({ dueDate: expected, state: 'Draft', progress: { current: 10, target: 100 } })
  })
})

describe('1.5 taken back', () => {
  it.each([
    [{ version: 1, updates: 0, comments: 0 }, true],
    [{ version: 2, updates: 0, comments: 0 }, false],
    [{ version: 1, updates: 1, comments: 0 }, false],
    [{ version: 1, updates: 0, comments: 1 }, false],
  ])('one with %o is untouched: %s', (goal, expected) => {
    expect(isUntouched(goal)).toBe(expected)
  })
})

describe('1.5 how many are given goals in one act', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `${at}`) as never
  it.each([
    [0, 1, { people: 'Choose someone' }],
    [200, 10, {}],
    [201, 10, { people: 'At most 200 people at once' }],
    [200, 11, { templateIds: 'At most 10 templates at once' }],
  ])('%i people, %i templates', (people, templates, problems) => {
    const draft = { ...giveFields.blank, from: '2024-02-01', people: ids(people), templateIds: ids(templates) }
    expect(giveFields.problems(draft)).toEqual(problems)
  })
})
