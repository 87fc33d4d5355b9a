import { expect, test } from 'vitest'
import { activeAdmins, mayStopBeingAdmin } from '../../../src/domain/employees/admins.ts'
import { aSummary, ava, eve, max } from '../../fixtures/people.ts'

test.each([
  ['the only active admin', ava, [ava], false],
  ['one of two', ava, [ava, max], true],
  ['somebody who is no admin', eve, [ava], true],
  ['nobody is an admin', eve, [], true],
])('the last active admin may not be demoted, deactivated, terminated or removed (ours): %s', (_, who, admins, may) => {
  expect(mayStopBeingAdmin(who, admins)).toEqual(may ? { allowed: true } : { allowed: false, because: 'lastAdmin' })
})

test('an inactive admin keeps no tenant running', () => {
  const people = [
    aSummary({ id: ava, isAdmin: true }),
    aSummary({ id: max, isAdmin: true, isActive: false }),
    aSummary({ id: eve }),
  ]
  expect(activeAdmins(people)).toEqual([ava])
})
