import { describe, expect, it } from 'vitest'
import {
  addedAs,
  mayAdd,
  mayChangeFiles,
  mayManage,
  mayManageTypes,
  mayRemove,
  maySee,
  mayVerify,
  seesList,
} from '../../../src/domain/certifications/access.ts'
import { isReason, mayBeAnswered, verificationLifecycle } from '../../../src/domain/certifications/lifecycle.ts'
import type { Decision } from '../../../src/domain/kernel/decision.ts'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { actionsFrom } from '../../../src/domain/kernel/lifecycle.ts'

const [eve, max, cleo] = ['eve', 'max', 'cleo'] as unknown as [EmployeeId, EmployeeId, EmployeeId]
const actor = (
  employeeId: EmployeeId,
  underlings: ReadonlyArray<EmployeeId> = [],
  isAdmin = false,
  isOnlyAdmin = false,
) => ({
  employeeId,
  isOnlyAdmin,
  underlings,
  privileges: { features: [], roles: isAdmin ? (['admin'] as const) : [] },
})
const actors = {
  self: actor(eve),
  manager: actor(max, [eve]),
  colleague: actor(cleo),
  admin: actor(cleo, [], true),
  'an admin about themself': actor(eve, [], true),
  'the only admin about themself': actor(eve, [], true, true),
}
const told = (decision: Decision) => (decision.allowed ? 'yes' : decision.because)

describe('6 Certifications of Eve', () => {
  it.each<[keyof typeof actors, string, string, string, string, string]>([
    ['self', 'yes', 'ownRecord', 'ownRecord', 'onlySubmitted', 'submitted'],
    ['manager', 'yes', 'yes', 'yes', 'yes', 'verified'],
    ['colleague', 'notYourReport', 'notYourReport', 'notYourReport', 'notYourReport', 'submitted'],
    ['admin', 'yes', 'yes', 'yes', 'yes', 'verified'],
    ['an admin about themself', 'yes', 'yes', 'ownEvidence', 'onlySubmitted', 'submitted'],
    ['the only admin about themself', 'yes', 'yes', 'yes', 'yes', 'verified'],
  ])('%s', (who, sees, manages, verifies, changesVerified, adds) => {
    const one = actors[who]
    expect([told(maySee(one, eve)), told(mayAdd(one, eve)), told(mayManage(one, eve))]).toEqual([sees, sees, manages])
    expect(told(mayVerify(one, eve))).toBe(verifies)
    const verified = { employeeId: eve, verification: 'verified' } as const
    expect([told(mayChangeFiles(one, verified)), told(mayRemove(one, verified))]).toEqual([
      changesVerified,
      changesVerified,
    ])
    expect(addedAs(one, eve)).toBe(adds)
  })
  it('what waits may be taken back by the person who handed it in, and what was declined may not', () => {
    expect(told(mayRemove(actors.self, { employeeId: eve, verification: 'submitted' }))).toBe('yes')
    expect(told(mayRemove(actors.self, { employeeId: eve, verification: 'declined' }))).toBe('onlySubmitted')
    expect(told(mayRemove(actors.colleague, { employeeId: eve, verification: 'submitted' }))).toBe('notYourReport')
  })
  it('2.3 types are for admins, the list for admins and managers', () => {
    expect(Object.values(actors).map((one) => mayManageTypes(one).allowed)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ])
    expect(Object.values(actors).map(seesList)).toEqual([false, true, false, true, true, true])
  })
})

describe('The lifecycle of evidence', () => {
  it.each([
    ['submitted', ['verify', 'decline']],
    ['verified', []],
    ['declined', []],
  ] as const)('from %s: %j', (from, actions) => {
    expect(actionsFrom(verificationLifecycle, from)).toEqual(actions)
    expect(mayBeAnswered(from).allowed).toBe(actions.length > 0)
  })
  it('declining asks for a reason', () => {
    expect(told(isReason('declined', ' \n'))).toBe('reasonMissing')
    expect(told(isReason('declined', 'Blurred'))).toBe('yes')
    expect(told(isReason('verified', ''))).toBe('yes')
  })
})
