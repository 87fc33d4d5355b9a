import { describe, expect, it } from 'vitest'
import { digestsFor, isToldOf } from '../../../src/domain/employees/managerDigests.ts'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'

const [ada, max, eve] = ['ada', 'max', 'eve'] as unknown as readonly [EmployeeId, EmployeeId, EmployeeId]

describe('who is told of what a person owes (ours)', () => {
  it.each([
    ['their manager is', { id: max, isAdmin: false }, { employeeId: eve, managerId: max }, true],
    ['another manager is not', { id: max, isAdmin: false }, { employeeId: eve, managerId: ada }, false],
    [
      'an admin is not, where there is a manager',
      { id: ada, isAdmin: true },
      { employeeId: eve, managerId: max },
      false,
    ],
    ['an admin is, where there is none', { id: ada, isAdmin: true }, { employeeId: eve, managerId: null }, true],
    ['nobody else is, where there is none', { id: max, isAdmin: false }, { employeeId: eve, managerId: null }, false],
    ['an admin is not told of themself', { id: ada, isAdmin: true }, { employeeId: ada, managerId: null }, false],
  ])('%s', (_, to, owing, expected) => expect(isToldOf(to, owing)).toBe(expected))

  it('one message holds all of them, and a manager who has nothing to hear gets none', () => {
    const people = [
      { id: ada, isAdmin: true },
      { id: max, isAdmin: false },
    ]
    const first = { employeeId: eve, managerId: max, title: 'Heat' }
    const second = { employeeId: eve, managerId: max, title: 'Ladders' }
    expect(digestsFor(people, [first, second])).toEqual([{ to: people[1], about: [first, second] }])
  })
})
