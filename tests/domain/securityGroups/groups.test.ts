import { describe, expect, test } from 'vitest'
import type { EmployeeId, SecurityGroupId } from '../../../src/domain/kernel/ids.ts'
import { type Grants, withGrant } from '../../../src/domain/permissions/grants.ts'
import {
  accessChanges,
  type Granting,
  leftToAdministrators,
  withGroup,
} from '../../../src/domain/securityGroups/changes.ts'
import { groupFields } from '../../../src/domain/securityGroups/group.fields.ts'
import type { PersonAccess } from '../../../src/domain/securityGroups/nouns.ts'
import { simulationOf } from '../../../src/domain/securityGroups/simulation.ts'
import { ava, eve, max, yuri } from '../../fixtures/people.ts'

const assets = (...actions: ReadonlyArray<Grants[number]['actions'][number]>): Grants => [
  { featureId: 'assetManagerManage', actions },
]
const idAt = (place: number) => `00000000-0000-4000-8000-00000000000${place}` as SecurityGroupId
const group = (place: number, features: Grants, ...memberIds: ReadonlyArray<EmployeeId>): Granting => ({
  id: idAt(place),
  features,
  memberIds,
})
const nobody = () => false

describe('§ 6 verbs of a group: Use opens the pages', () => {
  test.each([
    [
      'what is done on its pages brings Use along',
      withGrant([], 'assetManagerManage', 'Modify', true),
      assets('Use', 'Modify'),
    ],
    ['View stands alone', withGrant([], 'assetManagerManage', 'View', true), assets('View')],
    [
      'without Use what needs it goes, and View stays',
      withGrant(assets('View', 'Use', 'Modify'), 'assetManagerManage', 'Use', false),
      assets('View'),
    ],
    ['without Use none is left', withGrant(assets('Use', 'Modify'), 'assetManagerManage', 'Use', false), []],
    [
      'another is taken away alone',
      withGrant(assets('Use', 'Modify'), 'assetManagerManage', 'Modify', false),
      assets('Use'),
    ],
    ['twice is once', withGrant(assets('Use'), 'assetManagerManage', 'Use', true), assets('Use')],
  ])('%s', (_, given, expected) => {
    expect(given).toEqual(expected)
  })

  test('a verb alone is a mistake of the form', () => {
    expect(groupFields.problems({ ...groupFields.blank, name: 'Crew', features: assets('Modify') })).toEqual({
      features: 'Assets: without Use, no one can open its pages',
    })
  })
})

describe('who gains and who loses, before it is saved', () => {
  const before = [group(1, assets('Use', 'Modify'), eve, yuri), group(2, assets('Use'), yuri)]

  test.each([
    [
      'a verb taken away',
      group(1, assets('Use'), eve, yuri),
      [
        { person: eve, gains: [], losses: assets('Modify') },
        { person: yuri, gains: [], losses: assets('Modify') },
      ],
    ],
    [
      'somebody taken out, who has Use by another group',
      group(1, assets('Use', 'Modify'), eve),
      [{ person: yuri, gains: [], losses: assets('Modify') }],
    ],
    [
      'somebody new',
      group(1, assets('Use', 'Modify'), eve, yuri, max),
      [{ person: max, gains: assets('Use', 'Modify'), losses: [] }],
    ],
    ['nothing', group(1, assets('Modify', 'Use'), yuri, eve), []],
  ])('%s', (_, after, expected) => {
    expect(accessChanges(before, withGroup(before, after), nobody)).toEqual(expected)
  })

  test('a group that goes; and an administrator has everything before and after', () => {
    const after = before.filter(({ id }) => id !== idAt(1))
    expect(accessChanges(before, after, (person) => person === eve)).toEqual([
      { person: yuri, gains: [], losses: assets('Modify') },
    ])
  })

  test('what nobody but administrators can use afterwards is said', () => {
    const one = [group(1, assets('Use'), eve, ava)]
    const isAdministrator = (person: EmployeeId) => person === ava
    expect(leftToAdministrators(one, [], isAdministrator)).toEqual(['assetManagerManage'])
    expect(leftToAdministrators(one, [group(1, assets('Use'), ava)], isAdministrator)).toEqual(['assetManagerManage'])
    expect(leftToAdministrators([group(1, assets('Use'), ava)], [], isAdministrator)).toEqual([])
  })
})

describe('what somebody has in front of them', () => {
  const offering = { modules: ['assetRegister', 'positionDescriptions'], flags: ['assetRegister'] } as const
  const access = (over: Partial<PersonAccess> = {}): PersonAccess => ({
    person: { id: yuri, fullName: 'Yuri' },
    isActive: true,
    roles: [],
    underlings: [],
    groups: [],
    ...over,
  })
  const menuOf = (one: PersonAccess) =>
    simulationOf(one, offering).menu.flatMap(({ items }) => items.map(({ label }) => label))

  test('§ 2.3 a group that may use the assets brings Assets into the menu, and says which group', () => {
    const crew = access({ groups: [{ id: idAt(1), name: 'Yard Team', features: assets('Use') }] })
    expect(menuOf(access())).not.toContain('Assets')
    expect(menuOf(crew)).toContain('Assets')
    const { verbs, pages } = simulationOf(crew, offering)
    expect(verbs.find(({ feature, action }) => feature === 'assetManagerManage' && action === 'Use')).toEqual({
      feature: 'assetManagerManage',
      action: 'Use',
      may: { allowed: true },
      groups: ['Yard Team'],
    })
    expect(pages.find(({ page }) => page === 'permissions')?.may).toEqual({ allowed: false, because: 'adminOnly' })
  })

  test('an administrator has everything, by no group', () => {
    const { isAdministrator, verbs } = simulationOf(access({ roles: ['admin'] }), offering)
    expect(isAdministrator).toBe(true)
    expect(verbs.every(({ may, groups }) => may.allowed && groups.length === 0)).toBe(true)
  })
})
