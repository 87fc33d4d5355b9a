import { describe, expect, it } from 'vitest'
import {
  mayManageCheckIn,
  mayPlanCheckIn,
  mayRemoveCheckInComment,
  maySeeCheckIn,
  mayWriteSide,
  mayWriteTemplates,
  mayWriteTogether,
  sideOf,
} from '../../../src/domain/checkIns/access.ts'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import type { Actor } from '../../../src/domain/permissions/actor.ts'

const id = (name: string) => name as EmployeeId
const actor = (name: string, ...roles: ReadonlyArray<'admin'>): Actor => ({
  employeeId: id(name),
  underlings: [],
  privileges: { features: [], roles },
})
const parties = { employeeId: id('eve'), reviewerId: id('mia'), line: [id('max'), id('olga')] }
const people = {
  employee: actor('eve'),
  reviewer: actor('mia'),
  manager: actor('max'),
  'manager of the manager': actor('olga'),
  admin: actor('ava', 'admin'),
  colleague: actor('yuri'),
}
const who = (rule: (one: Actor) => { readonly allowed: boolean }) =>
  Object.entries(people)
    .filter(([, one]) => rule(one).allowed)
    .map(([name]) => name)

describe('1.6 Employee, reviewer, line above and admin by rule; nobody else', () => {
  it('see it', () => {
    expect(who((one) => maySeeCheckIn(one, parties))).toEqual([
      'employee',
      'reviewer',
      'manager',
      'manager of the manager',
      'admin',
    ])
  })

  it('a manager of people of whom this is none sees nothing', () => {
    const other = { ...actor('yuri'), underlings: [id('zoe')] }
    expect(maySeeCheckIn(other, parties)).toEqual({ allowed: false, because: 'notYourCheckIn' })
  })

  it('the two who meet write the agenda; each writes its own side', () => {
    expect(who((one) => mayWriteTogether(one, parties))).toEqual(['employee', 'reviewer'])
    expect(who((one) => mayWriteSide(one, parties, 'employee'))).toEqual(['employee'])
    expect(who((one) => mayWriteSide(one, parties, 'reviewer'))).toEqual(['reviewer'])
    expect(sideOf(people.admin, parties)).toBeNull()
  })

  it('plan, hold and complete it: not the employee', () => {
    expect(who((one) => mayManageCheckIn(one, parties))).toEqual([
      'reviewer',
      'manager',
      'manager of the manager',
      'admin',
    ])
  })

  it.each([
    ['employee', 'max', undefined],
    ['employee', 'mia', 'reviewerNotInLine'],
    ['manager', 'mia', undefined],
    ['manager of the manager', 'max', undefined],
    ['admin', 'yuri', undefined],
    ['reviewer', 'mia', 'notYourReport'],
    ['colleague', 'yuri', 'notYourReport'],
  ] as const)('%s plans one with %s: %s', (name, reviewer, because) => {
    const may = mayPlanCheckIn(people[name], { ...parties, reviewerId: id(reviewer) })
    expect(may.allowed ? undefined : may.because).toBe(because)
  })

  it('a comment is removed by its author alone; templates are written by admins', () => {
    expect(who((one) => mayRemoveCheckInComment(one, id('eve')))).toEqual(['employee'])
    expect(who(mayWriteTemplates)).toEqual(['admin'])
  })
})
