import { describe, expect, test } from 'vitest'
import { featureAccess, isAdmin, isManager } from '../../../src/domain/permissions/access.ts'
import { actorOf } from '../../../src/domain/permissions/actor.ts'
import { features } from '../../../src/domain/permissions/features.ts'
import { FeatureId, PermissionAction } from '../../../src/domain/permissions/nouns.ts'
import {
  aLoggedInEmployee,
  anActor,
  eve,
  granted,
  max,
  theAdmin,
  theEmployee,
  theManager,
} from '../../fixtures/people.ts'

test('6-01 admin: the role list contains admin', () => {
  expect([theAdmin, theManager, theEmployee].map(isAdmin)).toEqual([true, false, false])
})

test('6-04 manager: an employee with direct reports', () => {
  expect([theAdmin, theManager, theEmployee].map(isManager)).toEqual([false, true, false])
})

describe('6-02, 6-03 features', () => {
  const everyPair = FeatureId.literals.flatMap((id) => PermissionAction.literals.map((action) => [id, action] as const))

  test.each(everyPair)('an admin gets access to %s, %s', (id, action) => {
    expect(featureAccess(theAdmin, id, action)).toEqual({ allowed: true })
  })

  test.each(everyPair)('without an entry nobody else gets %s, %s', (id, action) => {
    expect(featureAccess(theManager, id, action)).toEqual({ allowed: false, because: 'featureNotGranted' })
  })

  const yardTeam = anActor({
    privileges: granted(
      { featureId: 'assetManagerManage', actions: ['View', 'Use'] },
      { featureId: 'assetManagerManage', actions: ['Modify'] },
      { featureId: 'positionTemplatesManage', actions: [] },
    ),
  })
  test.each([
    ['assetManagerManage', 'Use', true],
    ['assetManagerManage', 'Delete', false],
    ['assetManagerManage', 'Modify', true],
    ['positionTemplatesManage', 'Use', false],
    ['companyPoliciesManage', 'Use', false],
  ] as const)('the actions of the entries decide: %s, %s', (id, action, may) => {
    expect(featureAccess(yardTeam, id, action).allowed).toBe(may)
  })

  test('every feature id is listed once, with a name', () => {
    expect(features.map((feature) => feature.id)).toEqual([...FeatureId.literals])
    expect(features.every((feature) => feature.name !== '' && feature.actions.includes('Use'))).toBe(true)
  })
})

test('an actor is made of the logged-in employee', () => {
  const actor = actorOf(aLoggedInEmployee({ id: max, underlings: [eve] }))
  expect(actor).toEqual({ employeeId: max, underlings: [eve], privileges: { features: [], roles: [] } })
})
