import { describe, expect, it, test } from 'vitest'
import { allModules } from '../../../src/domain/billing/modules.ts'
import type { FeatureFlagName, ModuleName } from '../../../src/domain/billing/nouns.ts'
import type { Actor } from '../../../src/domain/permissions/actor.ts'
import { FeatureId, PermissionAction } from '../../../src/domain/permissions/nouns.ts'
import { type MenuPage, type MenuSituation, menuFor } from '../../../src/domain/session/menu.ts'
import { routeAccess } from '../../../src/domain/session/places.ts'
import { companyMenu, mainMenu } from '../../fixtures/menu.ts'
import { anActor, eve, granted, theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'

const full: MenuSituation = {
  modules: allModules,
  flags: ['billing', 'assetRegister', 'certifications'],
  reportsAvailable: true,
  unacknowledgedPolicies: false,
  expiredCertification: false,
}
const yardTeam = anActor({ privileges: granted({ featureId: 'assetManagerManage', actions: ['Use'] }) })
const writers = anActor({ privileges: granted({ featureId: 'positionTemplatesManage', actions: ['Use'] }) })
const lookers = anActor({ privileges: granted({ featureId: 'assetManagerManage', actions: ['View'] }) })
const policyTeam = anActor({ privileges: granted({ featureId: 'companyPoliciesManage', actions: ['Use'] }) })

const groupsOf = (actor: Actor, situation: MenuSituation) =>
  menuFor(actor, situation).map((group) => [group.label, group.items.map((item) => item.label)])
const namesOf = (actor: Actor, situation: MenuSituation) =>
  menuFor(actor, situation).flatMap((group) => group.items.map((item) => item.route))

test('2.3 an admin of the full plan sees everything, in the order of the specification, and goals beside check-ins', () => {
  expect(groupsOf(theAdmin, full)).toEqual([
    [null, mainMenu],
    ['Manage Company', companyMenu],
  ])
})

describe('2.3 items appear and vanish by role, module, flag and feature', () => {
  const actors = { admin: theAdmin, manager: theManager, employee: theEmployee, yardTeam, writers, lookers, policyTeam }
  type Who = keyof typeof actors
  const everybody = Object.keys(actors) as ReadonlyArray<Who>

  interface Row {
    readonly item: MenuPage
    readonly seenBy: ReadonlyArray<Who>
    readonly module?: ModuleName
    readonly flag?: FeatureFlagName
  }
  const rows: ReadonlyArray<Row> = [
    { item: 'home', seenBy: everybody },
    { item: 'dashboard', seenBy: ['admin', 'manager'] },
    { item: 'employee', seenBy: everybody },
    { item: 'employees', seenBy: ['admin', 'manager'] },
    { item: 'orgChart', seenBy: everybody, module: 'orgChart' },
    { item: 'checkIns', seenBy: everybody, module: 'checkIns' },
    { item: 'goals', seenBy: everybody, module: 'goals' },
    { item: 'prs', seenBy: everybody, module: 'performanceReviews' },
    { item: 'reports', seenBy: everybody },
    { item: 'hrPolicies', seenBy: everybody, module: 'compliance' },
    { item: 'certifications', seenBy: ['admin', 'manager'], module: 'compliance', flag: 'certifications' },
    { item: 'assets', seenBy: ['admin', 'yardTeam'], module: 'assetRegister', flag: 'assetRegister' },
    { item: 'certificationSettings', seenBy: ['admin'], module: 'compliance', flag: 'certifications' },
    { item: 'positionTemplates', seenBy: ['admin', 'writers'], module: 'positionDescriptions' },
    { item: 'companySettings', seenBy: ['admin'] },
    { item: 'billing', seenBy: ['admin'], flag: 'billing' },
    { item: 'features', seenBy: ['admin'] },
    { item: 'permissions', seenBy: ['admin'] },
  ]

  describe.each(rows)('$item', ({ item, seenBy, module, flag }) => {
    test.each(everybody)('%s', (who) => {
      expect(namesOf(actors[who], full).includes(item)).toBe(seenBy.includes(who))
    })

    test('each module and flag alone takes it away exactly when it needs it', () => {
      for (const gone of allModules) {
        const modules = allModules.filter((other) => other !== gone)
        expect([gone, namesOf(theAdmin, { ...full, modules }).includes(item)]).toEqual([gone, gone !== module])
      }
      for (const off of full.flags) {
        const flags = full.flags.filter((other) => other !== off)
        expect([off, namesOf(theAdmin, { ...full, flags }).includes(item)]).toEqual([off, off !== flag])
      }
    })
  })
})

describe('2.3, 6-06 the whole table: role × module × flag × feature', () => {
  /** Every subset of a list. */
  const subsets = <A>(all: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
    Array.from({ length: 2 ** all.length }, (_, nth) => all.filter((_one, place) => (nth >> place) % 2 === 1))
  const everySituation = subsets(allModules).flatMap((modules) =>
    subsets(full.flags).map((flags): MenuSituation => ({ ...full, modules, flags })),
  )

  interface Role {
    readonly isAdmin: boolean
    readonly leads: boolean
    readonly uses: FeatureId | null
  }
  /** Written down once more, from § 2.3 and not from the code: who sees what, and what it takes. */
  const table: ReadonlyArray<
    readonly [MenuPage, (role: Role) => boolean, module: ModuleName | null, flag: FeatureFlagName | null]
  > = [
    ['home', () => true, null, null],
    ['dashboard', ({ isAdmin, leads }) => isAdmin || leads, null, null],
    ['employee', () => true, null, null],
    ['employees', ({ isAdmin, leads }) => isAdmin || leads, null, null],
    ['orgChart', () => true, 'orgChart', null],
    ['checkIns', () => true, 'checkIns', null],
    ['goals', () => true, 'goals', null],
    ['prs', () => true, 'performanceReviews', null],
    ['reports', () => true, null, null],
    ['hrPolicies', () => true, 'compliance', null],
    ['certifications', ({ isAdmin, leads }) => isAdmin || leads, 'compliance', 'certifications'],
    ['assets', ({ isAdmin, uses }) => isAdmin || uses === 'assetManagerManage', 'assetRegister', 'assetRegister'],
    ['certificationSettings', ({ isAdmin }) => isAdmin, 'compliance', 'certifications'],
    [
      'positionTemplates',
      ({ isAdmin, uses }) => isAdmin || uses === 'positionTemplatesManage',
      'positionDescriptions',
      null,
    ],
    ['companySettings', ({ isAdmin }) => isAdmin, null, null],
    ['billing', ({ isAdmin }) => isAdmin, null, 'billing'],
    ['features', ({ isAdmin }) => isAdmin, null, null],
    ['permissions', ({ isAdmin }) => isAdmin, null, null],
  ]

  const features = [null, ...FeatureId.literals]
  const roles = [true, false].flatMap((isAdmin) =>
    [true, false].flatMap((leads) => features.map((uses): Role => ({ isAdmin, leads, uses }))),
  )
  const actorFor = ({ isAdmin, leads, uses }: Role): Actor => {
    const { privileges } = anActor({
      privileges: uses === null ? granted() : granted({ featureId: uses, actions: ['Use'] }),
    })
    return anActor({
      underlings: leads ? [eve] : [],
      privileges: { ...privileges, roles: isAdmin ? ['admin'] : [] },
    })
  }

  test.each(roles)('admin $isAdmin, has reports $leads, uses $uses: in every plan, with every flag', (role) => {
    const actor = actorFor(role)
    for (const situation of everySituation) {
      const expected = table
        .filter(
          ([, mayBeSeenBy, module, flag]) =>
            mayBeSeenBy(role) &&
            (module === null || situation.modules.includes(module)) &&
            (flag === null || situation.flags.includes(flag)),
        )
        .map(([name]) => name)
      expect({ situation, names: namesOf(actor, situation) }).toEqual({ situation, names: expected })
    }
  })

  test('no other verb than use opens anything', () => {
    for (const id of FeatureId.literals) {
      for (const action of PermissionAction.literals.filter((one) => one !== 'Use')) {
        const actor = anActor({ privileges: granted({ featureId: id, actions: [action] }) })
        expect([id, action, namesOf(actor, full)]).toEqual([id, action, namesOf(theEmployee, full)])
      }
    }
  })
})

test('2.3-09 Reports only when reports are available', () => {
  expect(namesOf(theAdmin, { ...full, reportsAvailable: false })).not.toContain('reports')
})

describe('2.3-14 the Manage Company group', () => {
  const heading = (actor: Actor, situation = full) =>
    menuFor(actor, situation).some((group) => group.label === 'Manage Company')

  test.each([
    ['an admin', theAdmin, true],
    ['use access to the asset manager', yardTeam, true],
    ['use access to position templates', writers, true],
    ['another verb than use', lookers, false],
    ['use access to company policies', policyTeam, false],
    ['a manager', theManager, false],
  ])('%s', (_, actor, shown) => expect(heading(actor)).toBe(shown))

  it('does not stand over nothing (ours)', () => {
    expect(heading(yardTeam, { ...full, flags: [] })).toBe(false)
  })
})

describe('alerts', () => {
  const alertOf = (item: MenuPage, situation: Partial<MenuSituation>) =>
    menuFor(theAdmin, { ...full, ...situation })
      .flatMap((group) => group.items)
      .find(({ route }) => route === item)?.alert

  test('2.3-11 a red alert icon shows when unacknowledged policies exist', () => {
    expect(alertOf('hrPolicies', { unacknowledgedPolicies: true })).toBe('unacknowledgedPolicies')
    expect(alertOf('hrPolicies', { expiredCertification: true })).toBeUndefined()
  })

  test('2.3-13 an alert icon shows when any certification has expired', () => {
    expect(alertOf('certifications', { expiredCertification: true })).toBe('expiredCertification')
    expect(alertOf('certifications', { unacknowledgedPolicies: true })).toBeUndefined()
  })
})

test('no item leads to a route the person may not open', () => {
  const actors = [theAdmin, theManager, theEmployee, yardTeam, writers, lookers, anActor({ underlings: [eve] })]
  const situations = [
    full,
    { ...full, modules: [] },
    { ...full, flags: [] },
    { ...full, modules: ['compliance' as const, 'orgChart' as const] },
  ]
  for (const actor of actors) {
    for (const situation of situations) {
      const closed = menuFor(actor, situation)
        .flatMap((group) => group.items)
        .filter((item) => !routeAccess(item.route, actor, situation).allowed)
      expect(closed).toEqual([])
    }
  }
})
