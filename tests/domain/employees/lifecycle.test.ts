import { describe, expect, test } from 'vitest'
import {
  type EmployeeAction,
  type EmployeeState,
  lifecycle,
  mayDo,
  stateOf,
} from '../../../src/domain/employees/lifecycle.ts'
import { stateAfter } from '../../../src/domain/kernel/lifecycle.ts'
import { anEmployee, theAdmin, theManager } from '../../fixtures/people.ts'

const termination = { date: '2024-02-29', kind: 'other', reason: 'Moved away' } as const

test.each([
  [{ isActive: true, termination: null }, 'active'],
  [{ isActive: false, termination: null }, 'inactive'],
  [{ isActive: false, termination }, 'terminated'],
  [{ isActive: true, termination }, 'terminated'],
])('4-06, 4-07 %j is %s', (employee, state) => expect(stateOf(anEmployee(employee))).toBe(state))

describe('from which state which action leads where', () => {
  const states: ReadonlyArray<EmployeeState> = ['active', 'inactive', 'terminated', 'removed']
  const rows: ReadonlyArray<readonly [EmployeeAction, ReadonlyArray<EmployeeState | null>]> = [
    ['deactivate', ['inactive', null, null, null]],
    ['activate', [null, 'active', null, null]],
    ['terminate', ['terminated', 'terminated', null, null]],
    ['reinstate', [null, null, 'active', null]],
    ['remove', ['removed', 'removed', 'removed', null]],
  ]
  test.each(rows)('%s', (action, expected) => {
    expect(states.map((state) => stateAfter(lifecycle, state, action))).toEqual(expected)
  })
})

test.each([
  ['an admin, in the right state', theAdmin, anEmployee(), 'deactivate', null],
  ['an admin, in the wrong state', theAdmin, anEmployee({ termination }), 'activate', 'notInThisState'],
  ['a manager', theManager, anEmployee(), 'terminate', 'adminOnly'],
] as const)('who may: %s', (_, actor, employee, action, because) => {
  expect(mayDo(actor, employee, action)).toEqual(because === null ? { allowed: true } : { allowed: false, because })
})
