import { describe, expect, test } from 'vitest'
import { flagNames } from '../../../src/domain/billing/flags.ts'
import { allModules, modulesOf } from '../../../src/domain/billing/modules.ts'
import type { FeatureFlagName, ModuleName } from '../../../src/domain/billing/nouns.ts'
import type { FeatureId } from '../../../src/domain/permissions/nouns.ts'
import { menuFor } from '../../../src/domain/session/menu.ts'
import { paletteEntries } from '../../../src/domain/session/paletteEntries.ts'
import { isPlain, type PageName, places, routeAccess } from '../../../src/domain/session/places.ts'
import { anActor, granted, theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'
import { aPlan } from '../../fixtures/tenants.ts'

/** § 6 What opens each page, written by hand from § 2.1, § 2.3 and § 6, and from nothing of the program. */
const byModule: Readonly<Record<ModuleName, RegExp>> = {
  assetRegister: /^asset/,
  checkIns: /^checkIn/,
  compliance: /^(certification|employeeC(ertifications|ompliance)|hr)/,
  goals: /^(goal|myGoals|employeeGoal)/,
  orgChart: /^orgChart/,
  positionDescriptions: /^(positionTemplate|employeePosition)/,
  performanceReviews: /^(pr(?!aise)|defaultDiscussionPoints)/,
}
const byFlag: Readonly<Partial<Record<FeatureFlagName, RegExp>>> = {
  assetRegister: /^asset/,
  certifications: /^(certification|employeeCertifications)/,
  billing: /^billing$/,
}
const byFeature: Readonly<Record<FeatureId, RegExp>> = {
  assetManagerManage: /^asset/,
  positionTemplatesManage: /^positionTemplate/,
  companyPoliciesManage: /^hrDocument(Edit|Create)$/,
}
const adminsAlone =
  /^(employeeCreate|employeeImport|prSettings|prCycle.*|certificationSettings|prTemplate(Edit|Create)|goalTemplates|orgChartPlans?|companySettings|features|billing|permissions|audit|tags|accountSetup)$/
const managersToo = /^(goalImport|dashboard)$/

const plans = {
  'no plan, which is full': modulesOf({ subscription: null, productPlan: null, plans: [] }),
  full: modulesOf({ subscription: null, productPlan: 'full', plans: [] }),
  compliance: modulesOf({ subscription: null, productPlan: 'compliance', plans: [] }),
  ...Object.fromEntries(
    allModules.map((module) => {
      const plan = aPlan({ name: module, modules: allModules.filter((one) => one !== module) })
      return [
        `a subscription without ${module}`,
        modulesOf({ subscription: { productPlanId: plan.id }, productPlan: 'full', plans: [plan] }),
      ]
    }),
  ),
}
const holder = anActor({
  privileges: granted(
    { featureId: 'assetManagerManage', actions: ['Use'] },
    { featureId: 'positionTemplatesManage', actions: ['Use'] },
  ),
})
const roles = { admin: theAdmin, manager: theManager, employee: theEmployee, 'a holder of features': holder }
const pages = Object.keys(places) as ReadonlyArray<PageName>

const opens = (
  page: string,
  role: keyof typeof roles,
  modules: ReadonlyArray<string>,
  flags: ReadonlyArray<string>,
) => {
  const asked = (table: Readonly<Record<string, RegExp>>) =>
    Object.keys(table).filter((name) => (table[name] as RegExp).test(page))
  if (asked(byModule).some((module) => !modules.includes(module))) return false
  if (asked(byFlag).some((flag) => !flags.includes(flag))) return false
  if (role === 'admin') return true
  if (adminsAlone.test(page)) return false
  if (managersToo.test(page)) return role === 'manager'
  const features = asked(byFeature)
  return features.every((feature) => role === 'a holder of features' && feature !== 'companyPoliciesManage')
}

const flagSets = [
  ['none off', flagNames] as const,
  ...flagNames.map((off) => [off, flagNames.filter((one) => one !== off)] as const),
]
const rows = Object.entries(plans).flatMap(([plan, modules]) =>
  flagSets.flatMap(([off, flags]) =>
    (Object.keys(roles) as ReadonlyArray<keyof typeof roles>).map((role) => ({ plan, modules, off, flags, role })),
  ),
)

describe('§ 6 every plan × flag × role: pages open by one rule, and menu and palette lead to nothing else', () => {
  test.each(rows)('$plan, off: $off, $role', ({ modules, flags, role }) => {
    const actor = roles[role]
    const offering = { modules, flags }
    const open = pages.filter((page) => routeAccess(page, actor, offering).allowed)
    expect(open).toEqual(pages.filter((page) => opens(page, role, modules, flags)))
    const menu = menuFor(actor, {
      ...offering,
      reportsAvailable: true,
      unacknowledgedPolicies: false,
      expiredCertification: false,
    })
    const led = menu.flatMap(({ items }) => items.map(({ route }) => route))
    expect(led.filter((page) => !open.includes(page))).toEqual([])
    const offered = paletteEntries({ actor, offering, menu, tenants: [] }).flatMap(({ target, denied }) =>
      'open' in target && denied === null ? [target.open] : [],
    )
    expect(offered.filter((page) => isPlain(page) && !open.includes(page))).toEqual([])
  })
})
