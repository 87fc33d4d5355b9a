import { describe, expect, it } from 'vitest'
import { mayRemoveComment, mayRemoveGoal, mayWriteGoals } from '../../../src/domain/goals/access.ts'
import type { GoalState } from '../../../src/domain/goals/nouns.ts'
import { anActor, ava, eve, max, noor, theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'

const stranger = anActor({ employeeId: noor })
const actors = { theAdmin, theManager, theEmployee, stranger }
const said = (decision: { readonly allowed: boolean; readonly because?: string }) =>
  decision.allowed ? 'yes' : decision.because

describe('§ 6 Only the person, their manager and admins see and write the goals of Eve', () => {
  it.each<[keyof typeof actors, string]>([
    ['theAdmin', 'yes'],
    ['theManager', 'yes'],
    ['theEmployee', 'yes'],
    ['stranger', 'notYourReport'],
  ])('%s: %s', (who, expected) => {
    expect(said(mayWriteGoals(actors[who], eve))).toBe(expected)
  })
})

describe('A goal of Eve is removed', () => {
  it.each<[keyof typeof actors, GoalState, string]>([
    ['theAdmin', 'Done', 'yes'],
    ['theManager', 'Active', 'yes'],
    ['theEmployee', 'Draft', 'yes'],
    ['theEmployee', 'Active', 'onlyYourDrafts'],
    ['theEmployee', 'Cancelled', 'onlyYourDrafts'],
    ['stranger', 'Draft', 'notYourReport'],
  ])('by %s, when it is %s: %s', (who, state, expected) => {
    expect(said(mayRemoveGoal(actors[who], { employeeId: eve, state }))).toBe(expected)
  })
})

describe('Only one’s own comment is removed, or any by an admin', () => {
  it.each<[keyof typeof actors, typeof eve, string]>([
    ['theEmployee', eve, 'yes'],
    ['theEmployee', max, 'notYourComment'],
    ['theManager', eve, 'notYourComment'],
    ['theManager', max, 'yes'],
    ['theAdmin', eve, 'yes'],
    ['theAdmin', ava, 'yes'],
  ])('%s, what %s has written: %s', (who, author, expected) => {
    expect(said(mayRemoveComment(actors[who], author))).toBe(expected)
  })
})
