import { describe, expect, it } from 'vitest'
import {
  mayAnswerFor,
  mayManageAssets,
  maySeeAsset,
  maySeeCosts,
  maySeeHeldBy,
} from '../../../src/domain/assets/access.ts'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { PermissionAction } from '../../../src/domain/permissions/nouns.ts'
import {
  anActor,
  ava,
  eve,
  granted,
  max,
  noor,
  theAdmin,
  theEmployee,
  theManager,
  yuri,
} from '../../fixtures/people.ts'

const holderOf = (...actions: ReadonlyArray<PermissionAction>) =>
  anActor({ employeeId: yuri, privileges: granted({ featureId: 'assetManagerManage', actions }) })
const actors = {
  theAdmin,
  theManager,
  theEmployee,
  reader: holderOf('Use'),
  keeper: holderOf('Use', 'Modify'),
  ofTemplates: anActor({
    employeeId: yuri,
    privileges: granted({ featureId: 'positionTemplatesManage', actions: PermissionAction.literals }),
  }),
}
const said = (decision: { readonly allowed: boolean; readonly because?: string }) =>
  decision.allowed ? 'yes' : decision.because

describe('§ 6 Assets: admin, or the feature asset manager, each verb by itself', () => {
  it.each<[keyof typeof actors, PermissionAction, string]>([
    ['theAdmin', 'Use', 'yes'],
    ['theAdmin', 'Delete', 'yes'],
    ['reader', 'Use', 'yes'],
    ['reader', 'Create', 'featureNotGranted'],
    ['reader', 'Modify', 'featureNotGranted'],
    ['reader', 'Delete', 'featureNotGranted'],
    ['keeper', 'Modify', 'yes'],
    ['keeper', 'Delete', 'featureNotGranted'],
    ['theManager', 'Use', 'featureNotGranted'],
    ['theEmployee', 'Use', 'featureNotGranted'],
    ['ofTemplates', 'Use', 'featureNotGranted'],
  ])('%s, %s: %s', (who, action, expected) => {
    expect(said(mayManageAssets(actors[who], action))).toBe(expected)
  })

  it.each<[keyof typeof actors, boolean]>([
    ['theAdmin', true],
    ['keeper', true],
    ['reader', false],
    ['theManager', false],
    ['theEmployee', false],
  ])('what it cost and who sold it is told to who may change it: %s %s', (who, expected) => {
    expect(maySeeCosts(actors[who])).toBe(expected)
  })
})

describe('What somebody holds is seen by them, their manager, and who reads the register', () => {
  it.each<[keyof typeof actors, EmployeeId, string]>([
    ['theEmployee', eve, 'yes'],
    ['theEmployee', max, 'notYourReport'],
    ['theManager', eve, 'yes'],
    ['theManager', noor, 'notYourReport'],
    ['reader', noor, 'yes'],
    ['theAdmin', noor, 'yes'],
    ['ofTemplates', noor, 'notYourReport'],
  ])('%s, of %s: %s', (who, of, expected) => {
    expect(said(maySeeHeldBy(actors[who], of))).toBe(expected)
    expect(said(maySeeAsset(actors[who], of))).toBe(expected)
  })

  it.each<[keyof typeof actors, string]>([
    ['theAdmin', 'yes'],
    ['reader', 'yes'],
    ['theManager', 'featureNotGranted'],
    ['theEmployee', 'featureNotGranted'],
  ])('what no person holds: %s %s', (who, expected) => {
    expect(said(maySeeAsset(actors[who], null))).toBe(expected)
  })
})

describe('Nobody accepts for another', () => {
  it.each<[keyof typeof actors, EmployeeId | null, string]>([
    ['theEmployee', eve, 'yes'],
    ['theEmployee', max, 'notYours'],
    ['theManager', eve, 'notYours'],
    ['theAdmin', eve, 'notYours'],
    ['theAdmin', ava, 'yes'],
    ['theAdmin', null, 'notYours'],
  ])('%s, for %s: %s', (who, holder, expected) => {
    expect(said(mayAnswerFor(actors[who], holder))).toBe(expected)
  })
})
