import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import {
  commentFields,
  type GoalDraft,
  goalDraftOf,
  goalFields,
  ofKind,
  toGoalContent,
  toNewGoal,
} from '../../../src/domain/goals/goal.fields.ts'
import { GoalUpdate, NewGoal, NewGoalComment } from '../../../src/domain/goals/nouns.ts'
import { isProgress, shareDone } from '../../../src/domain/goals/progress.ts'
import { aGoal, commentId, goalId } from '../../fixtures/goals.ts'

const draft: GoalDraft = { ...goalFields.blank, title: 'Lead an induction' }
const money = { ...draft, ...ofKind('money') }

describe('The form of a goal', () => {
  it.each<[string, GoalDraft, ReadonlyArray<string>]>([
    ['nothing wrong', draft, []],
    ['no title', { ...draft, title: ' ' }, ['title']],
    ['160 letters', { ...draft, title: 'x'.repeat(160) }, []],
    ['161 letters', { ...draft, title: 'x'.repeat(161) }, ['title']],
    ['a long text', { ...draft, description: 'x'.repeat(4001) }, ['description']],
    ['no such day', { ...draft, dueDate: '2024-02-30' }, ['dueDate']],
    ['no number', { ...draft, current: 'half' }, ['current']],
    ['nothing where a number belongs', { ...draft, current: '' }, ['current']],
    ['101 percent', { ...draft, current: '101' }, ['current']],
    ['100 percent', { ...draft, current: '100' }, []],
    ['half a percent', { ...draft, current: '0.5' }, ['current']],
    ['numbers with commas', { ...money, target: '12,500.50' }, []],
    ['three decimal places of money', { ...money, target: '12.505' }, ['current']],
    ['a target that is the start', { ...money, start: '5', target: '5' }, ['target']],
    ['a target below the start', { ...money, start: '9', target: '2' }, []],
    ['more than can be kept', { ...money, target: '1000000000001' }, ['target']],
  ])('%s', (_, typed, fields) => {
    expect(Object.keys(goalFields.problems(typed))).toEqual(fields)
    if (fields.length === 0) expect(Schema.is(NewGoal)(toNewGoal(typed, goalId('new')))).toBe(true)
  })

  it('opens on a goal as it is, and saving it unchanged says the same', () => {
    const goal = aGoal({ progress: { kind: 'money', start: 0, current: 1250.5, target: 3000, unit: 'AUD' } })
    const { title, description, dueDate, progress, state, sharedWith, version } = goal
    const content = toGoalContent(goalDraftOf(goal))
    expect(content).toEqual({ title, description, dueDate, progress, sharedWith, servesId: null })
    expect(Schema.is(GoalUpdate)({ ...content, state, version })).toBe(true)
  })

  it('begins each kind of progress where it can begin', () => {
    for (const kind of ['percent', 'number', 'yesNo', 'money'] as const) {
      const typed = { ...draft, ...ofKind(kind) }
      expect([kind, goalFields.problems(typed)]).toEqual([kind, {}])
      expect(isProgress(toGoalContent(typed).progress)).toEqual({ allowed: true })
    }
  })
})

describe('Progress by percent, number, yes or no, and money', () => {
  it.each([
    ['percent', 0, 40, 100, 0.4],
    ['number', 0, 3, 12, 0.25],
    ['number downwards', 20, 15, 10, 0.5],
    ['beyond the target', 0, 15, 10, 1],
    ['behind the start', 5, 2, 10, 0],
    ['yes', 0, 1, 1, 1],
    ['nothing to go', 5, 5, 5, 0],
  ])('%s: from %d at %d to %d is %d', (_, start, current, target, share) => {
    expect(shareDone({ kind: 'number', start, current, target, unit: '' })).toBe(share)
  })

  it.each([
    ['percent with another scale', { kind: 'percent', start: 0, current: 5, target: 10 }, 'outOfRange'],
    ['yes-or-no beyond yes', { kind: 'yesNo', start: 0, current: 2, target: 1 }, 'outOfRange'],
    ['half a yes', { kind: 'yesNo', start: 0, current: 0.5, target: 1 }, 'wholeNumber'],
    ['money in mills', { kind: 'money', start: 0, current: 0.005, target: 1 }, 'cents'],
    ['a number that goes nowhere', { kind: 'number', start: 1, current: 1, target: 1 }, 'targetIsStart'],
  ] as const)('%s: refused', (_, progress, because) => {
    expect(isProgress({ ...progress, unit: '' })).toEqual({ allowed: false, because })
  })
})

describe('A comment', () => {
  it.each([
    ['Well done', true],
    ['two\nlines', true],
    ['', false],
    [' \n', false],
    ['x'.repeat(2000), true],
    ['x'.repeat(2001), false],
  ])('%j: %s', (text, isOne) => {
    expect(commentFields.problems({ text }).text === undefined).toBe(isOne)
    expect(Schema.is(NewGoalComment)({ id: commentId('new'), text })).toBe(isOne)
  })
})
