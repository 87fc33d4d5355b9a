import { describe, expect, test } from 'vitest'
import {
  mayAccess,
  mayChangeWork,
  mayCreate,
  mayEdit,
  mayRemove,
  maySeeColleague,
  mayTerminate,
} from '../../../src/domain/employees/access.ts'
import type { Actor } from '../../../src/domain/permissions/actor.ts'
import { anActor, ava, eve, granted, max, noor, theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'

const yes = { allowed: true }
const no = (because: string) => ({ allowed: false, because })

describe('6-19, 6-20, 6-21 employee access', () => {
  test.each([
    ['an admin may access every employee', theAdmin, noor, yes],
    ['a user may access themself', theEmployee, eve, yes],
    ['a manager may access their underlings', theManager, eve, yes],
    ['nobody may access their manager', theEmployee, max, no('notYourReport')],
    ['nor somebody in another team', theManager, noor, no('notYourReport')],
    ['a null employee id is always allowed', theEmployee, null, yes],
  ])('%s', (_, actor, target, expected) => {
    expect(mayAccess(actor, target)).toEqual(expected)
  })
})

describe('6-22, 6-23 editing', () => {
  test.each([
    ['is allowed for an admin', theAdmin, noor, yes],
    ['of themself too', theAdmin, ava, yes],
    ['a manager may edit their underlings', theManager, eve, yes],
    ['but not themself', theManager, max, no('ownRecord')],
    ['not even when listed as their own underling', anActor({ underlings: [eve] }), eve, no('ownRecord')],
    ['an employee may not edit themself', theEmployee, eve, no('ownRecord')],
    ['nor anybody else', theEmployee, max, no('notYourReport')],
  ])('%s', (_, actor, target, expected) => {
    expect(mayEdit(actor, target)).toEqual(expected)
  })
})

describe('the work section (ours): anyone who may edit, but whether a person is active or listed is for admins', () => {
  const asItWas = { isActive: true, hideFromEmployeeDirectory: false }
  test.each([
    ['a manager, as it was', theManager, eve, asItWas, yes],
    ['a manager deactivates', theManager, eve, { ...asItWas, isActive: false }, no('adminOnly')],
    ['a manager hides', theManager, eve, { ...asItWas, hideFromEmployeeDirectory: true }, no('adminOnly')],
    ['an admin deactivates and hides', theAdmin, eve, { isActive: false, hideFromEmployeeDirectory: true }, yes],
    ['an employee, their own', theEmployee, eve, asItWas, no('ownRecord')],
    ['an employee, somebody else’s', theEmployee, max, asItWas, no('notYourReport')],
  ])('%s', (_, actor, target, after, expected) => {
    expect(mayChangeWork(actor, target, asItWas, after)).toEqual(expected)
  })
})

test.each([
  ['create', mayCreate],
  ['remove', (actor: Actor) => mayRemove(actor, noor)],
  ['terminate', (actor: Actor) => mayTerminate(actor, noor)],
])('to %s people is for admins (ours)', (_, may) => {
  const everyFeature = anActor({
    privileges: granted({ featureId: 'assetManagerManage', actions: ['Create', 'Delete'] }),
  })
  expect([theAdmin, theManager, theEmployee, everyFeature].map((actor) => may(actor))).toEqual([
    yes,
    no('adminOnly'),
    no('adminOnly'),
    no('adminOnly'),
  ])
})

test('nobody removes or terminates themself (ours)', () => {
  expect(mayRemove(theAdmin, ava)).toEqual(no('ownRecord'))
  expect(mayTerminate(theAdmin, ava)).toEqual(no('ownRecord'))
})

const active = { hideFromEmployeeDirectory: false, isActive: true, leads: false }
const hidden = { ...active, hideFromEmployeeDirectory: true }
const gone = { ...active, isActive: false }

test.each([
  ['a colleague in the directory', { id: noor, ...active }, theEmployee, yes],
  ['a hidden colleague', { id: noor, ...hidden }, theEmployee, no('notYourReport')],
  ['a hidden report, for the manager', { id: eve, ...hidden }, theManager, yes],
  ['oneself, hidden', { id: eve, ...hidden }, theEmployee, yes],
  ['somebody who left', { id: noor, ...gone }, theEmployee, no('notYourReport')],
  ['somebody who left, whom the chart shows', { id: noor, ...gone, leads: true }, theEmployee, yes],
  [
    'a hidden one who left and leads',
    { id: noor, ...hidden, ...{ isActive: false, leads: true } },
    theEmployee,
    no('notYourReport'),
  ],
  ['a report who left, for the manager', { id: eve, ...gone }, theManager, yes],
  ['somebody who left, for an admin', { id: noor, ...gone }, theAdmin, yes],
])('who is there (ours): %s', (_, colleague, actor, expected) => {
  expect(maySeeColleague(actor, colleague)).toEqual(expected)
})
