import { describe, expect, it, test } from 'vitest'
import type { ModuleName } from '../../../src/domain/billing/nouns.ts'
import type { Actor } from '../../../src/domain/permissions/actor.ts'
import { menuFor } from '../../../src/domain/session/menu.ts'
import { isWorthKnowing, paletteEntries } from '../../../src/domain/session/paletteEntries.ts'
import { findable, knownBy, ranked } from '../../../src/domain/session/paletteRanking.ts'
import { places } from '../../../src/domain/session/places.ts'
import { theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'
import { banksia, coolibah, tidewater } from '../../fixtures/tenants.ts'

const everything: ReadonlyArray<ModuleName> = [
  'assetRegister',
  'checkIns',
  'compliance',
  'goals',
  'orgChart',
  'positionDescriptions',
  'performanceReviews',
]

const entriesOf = (
  actor: Actor,
  {
    modules = everything,
    tenants = [banksia],
  }: {
    readonly modules?: ReadonlyArray<ModuleName>
    readonly tenants?: ReadonlyArray<typeof banksia>
  } = {},
) => {
  const offering = { modules, flags: ['assetRegister', 'billing', 'certifications'] as const }
  const menu = menuFor(actor, {
    ...offering,
    reportsAvailable: true,
    unacknowledgedPolicies: false,
    expiredCertification: false,
  })
  return paletteEntries({ actor, offering, menu, tenants })
}

const possible = (entries: ReturnType<typeof entriesOf>) =>
  entries.flatMap(({ id, denied }) => (denied === null ? [id] : []))
const denials = (entries: ReturnType<typeof entriesOf>) =>
  Object.fromEntries(entries.flatMap(({ id, denied }) => (denied === null ? [] : [[id, denied]])))

describe('The palette lists what this person may do now', () => {
  const menuIds = (actor: Actor) => {
    const situation = {
      modules: everything,
      flags: ['assetRegister', 'billing', 'certifications'] as const,
      reportsAvailable: true,
      unacknowledgedPolicies: false,
      expiredCertification: false,
    }
    return menuFor(actor, situation).flatMap(({ items }) => items.map(({ route }) => `page:${route}`))
  }

  test.each([
    ['an administrator', theAdmin],
    ['a manager', theManager],
    ['an employee', theEmployee],
  ])('%s: every item of their menu, and beyond it only pages with screens', (_, actor) => {
    const listed = possible(entriesOf(actor)).filter((id) => id.startsWith('page:'))
    const mine = menuIds(actor)
    expect(listed.slice(0, mine.length)).toEqual(mine)
    const withoutScreens = Object.entries(places).flatMap(([name, { area }]) => (area === null ? [`page:${name}`] : []))
    expect(listed.slice(mine.length).filter((id) => withoutScreens.includes(id))).toEqual([])
  })

  it('a page the menu does not hold, once its screens are there and its rule allows it', () => {
    expect(possible(entriesOf(theEmployee))).toEqual(
      expect.arrayContaining(['page:departments', 'page:hrDocuments', 'page:terms']),
    )
    expect(possible(entriesOf(theEmployee))).not.toContain('page:accountSetup')
    expect(possible(entriesOf(theAdmin))).toContain('page:accountSetup')
    expect(possible(entriesOf(theEmployee, { modules: [] }))).not.toContain('page:hrDocuments')
  })

  it('what the menu keeps from somebody stays away, although its route is open', () => {
    expect(places.employees.needs).toEqual({})
    expect(possible(entriesOf(theEmployee))).not.toContain('page:employees')
    expect(possible(entriesOf(theManager))).toContain('page:employees')
  })

  it('no entry twice', () => {
    const ids = entriesOf(theAdmin).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('a new employee for an administrator alone', () => {
    expect(possible(entriesOf(theAdmin))).toContain('action:newEmployee')
    expect(possible(entriesOf(theManager))).not.toContain('action:newEmployee')
    expect(possible(entriesOf(theEmployee))).not.toContain('page:employeeCreate')
  })

  it('§ 2.3 Change Client only when more than one active tenant exists', () => {
    expect(possible(entriesOf(theEmployee, { tenants: [banksia, coolibah] }))).not.toContain('action:changeClient')
    expect(possible(entriesOf(theEmployee, { tenants: [banksia, tidewater] }))).toContain('action:changeClient')
  })
})

describe('Settings that stand on a page of many', () => {
  const settingsOf = (actor: Actor) =>
    entriesOf(actor)
      .filter(({ kind }) => kind === 'setting')
      .map(({ label, detail, target }) => [label, detail, target])

  it('an administrator is led to the company’s, everybody else to their own', () => {
    expect(settingsOf(theAdmin)).toContainEqual([
      'Working days',
      'Company settings',
      { address: '/company/companySettings?section=workingDays' },
    ])
    expect(settingsOf(theAdmin)).toContainEqual([
      'Your date and number format',
      'Company settings',
      { address: '/company/companySettings?section=numbers' },
    ])
    for (const actor of [theManager, theEmployee])
      expect(settingsOf(actor)).toEqual([
        ['Your date and number format', 'Settings', { address: '/settings?section=numbers' }],
        ['What others see about you', 'Settings', { address: '/settings?section=occasions' }],
      ])
  })

  it.each([
    ['time zone', 'Company details'],
    ['weekend', 'Working days'],
    ['backup', 'Your data'],
    ['date format', 'Your date and number format'],
    ['leave', 'Company Policies'],
  ])('"%s" finds %s', (typed, label) => {
    const all = entriesOf(theAdmin)
    const { found } = ranked(
      all.map((entry) => knownBy(findable(entry, entry.label, entry.detail), entry.words)),
      typed,
      { isDenied: () => false, isRecent: () => false },
      5,
    )
    expect(found.map(({ of }) => of.label)).toContain(label)
    expect(found.map(({ of }) => of.label)).not.toContain('Sign Out')
  })
})

describe('A denial worth knowing says why', () => {
  it('to an administrator: what the plan does not include', () => {
    const { 'page:orgChart': orgChart, 'page:checkIns': checkIns } = denials(
      entriesOf(theAdmin, { modules: ['orgChart'] }),
    )
    expect(orgChart).toBeUndefined()
    expect(checkIns).toBe('Your plan does not include this feature. An administrator can change the plan.')
  })

  it('to a manager: what needs an administrator, but not what needs another plan', () => {
    const told = denials(entriesOf(theManager, { modules: [] }))
    expect(told['action:newEmployee']).toBe('Only an administrator can do this.')
    expect(told['page:companySettings']).toBe('Only an administrator can do this.')
    expect(told['page:orgChart']).toBeUndefined()
  })

  it('but what a permission group allows, of that too', () => {
    expect(entriesOf(theManager).map(({ id }) => id)).toContain('page:dailyScrum')
    expect(denials(entriesOf(theManager))['page:positionTemplateCreate']).toBe(
      'None of your permission groups allows this. An administrator can add you to a group.',
    )
    expect(denials(entriesOf(theManager))['page:hrDocumentCreate']).toBe(
      'None of your permission groups allows this. An administrator can add you to a group.',
    )
  })

  it('to an ordinary employee: nothing', () => {
    expect(denials(entriesOf(theEmployee, { modules: [] }))).toEqual({})
  })

  it.each([
    ['moduleMissing', true, false, false],
    ['flagOff', true, false, false],
    ['adminOnly', true, true, false],
    ['featureNotGranted', true, true, false],
    ['adminOrManagerOnly', true, false, false],
  ] as const)('%s: administrator %s, manager %s, employee %s', (reason, admin, manager, employee) => {
    expect([theAdmin, theManager, theEmployee].map((actor) => isWorthKnowing(actor, reason))).toEqual([
      admin,
      manager,
      employee,
    ])
  })
})
