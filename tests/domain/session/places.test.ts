import { describe, expect, it, test } from 'vitest'
import { allModules } from '../../../src/domain/billing/modules.ts'
import type { FeatureFlagName, ModuleName } from '../../../src/domain/billing/nouns.ts'
import type { FeatureId } from '../../../src/domain/permissions/nouns.ts'
import { type PageName, pathToCertification, places, routeAccess } from '../../../src/domain/session/places.ts'
import { anActor, eve, granted, theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'

const flags: ReadonlyArray<FeatureFlagName> = ['billing', 'assetRegister', 'certifications']
const everything = { modules: allModules, flags }
const without = (module: ModuleName) => ({ ...everything, modules: allModules.filter((other) => other !== module) })
const withUse = (featureId: FeatureId) => anActor({ privileges: granted({ featureId, actions: ['Use'] }) })
const reason = (name: PageName, actor = theAdmin, offering = everything) => {
  const decision = routeAccess(name, actor, offering)
  return decision.allowed ? null : decision.because
}

test('2.1 every route of the table, the menu paths, the Account Setup route and those of ours are named', () => {
  expect(Object.keys(places).toSorted()).toEqual(
    `home dashboard assets asset assetAudit assetAudits assetCreate assetImport assetSettings employees employeeCreate employee employeeCertifications
    employeeCertificationsWithId employeeCompliance employeeGoal employeePosition prs prCreate pr prReport prDiscussion
    prEdit prSubmit prSubmitEdit prFeedback prSettings prCycles prCycleCreate prCycle prCycleCalibration checkIns checkInCreate checkIn categories certifications
    certificationSettings defaultDiscussionPoints departments coreValues positionTemplates positionTemplateCreate
    positionTemplate positionTemplateEdit orgChart orgChartPlans orgChartPlan feedback hrDocuments hrPolicies hrDocument hrDocumentEdit
    hrDocumentCreate meetingLocations prTemplates prTemplate prTemplateEdit prTemplateCreate reports report terms goals
    myGoals goalTree goalImport goal dailyScrum praise calendar companySettings features billing permissions settings checkInTemplates goalTemplates
    accountSetup audit employeeImport tags notifications notificationChoices`
      .split(/\s+/)
      .toSorted(),
  )
})

describe('6-11 a route may require a feature plus the action use', () => {
  const byFeature: ReadonlyArray<readonly [FeatureId, ReadonlyArray<PageName>]> = [
    [
      'assetManagerManage',
      ['assets', 'asset', 'assetAudit', 'assetAudits', 'assetCreate', 'assetImport', 'assetSettings'],
    ],
    [
      'positionTemplatesManage',
      ['positionTemplates', 'positionTemplateCreate', 'positionTemplate', 'positionTemplateEdit'],
    ],
    ['companyPoliciesManage', ['hrDocumentEdit', 'hrDocumentCreate']],
  ]
  const rows = byFeature.flatMap(([feature, names]) => names.map((name) => [name, feature] as const))

  test.each(rows)('%s: %s', (name, feature) => {
    expect(reason(name, theAdmin)).toBe(null)
    expect(reason(name, withUse(feature))).toBe(null)
    expect(reason(name, theManager)).toBe('featureNotGranted')
  })

  it('is not opened by another verb', () => {
    const viewer = anActor({ privileges: granted({ featureId: 'assetManagerManage', actions: ['View', 'Modify'] }) })
    expect(reason('assets', viewer)).toBe('featureNotGranted')
  })
})

describe('6-13 routes of a module also require the module, of an admin too', () => {
  test.each<[PageName, ModuleName]>([
    ['prs', 'performanceReviews'],
    ['prCreate', 'performanceReviews'],
    ['prSubmitEdit', 'performanceReviews'],
    ['prFeedback', 'performanceReviews'],
    ['prTemplateEdit', 'performanceReviews'],
    ['defaultDiscussionPoints', 'performanceReviews'],
    ['certifications', 'compliance'],
    ['certificationSettings', 'compliance'],
    ['employeeCertifications', 'compliance'],
    ['employeeCompliance', 'compliance'],
    ['hrPolicies', 'compliance'],
    ['hrDocumentEdit', 'compliance'],
    ['positionTemplates', 'positionDescriptions'],
    ['employeePosition', 'positionDescriptions'],
    ['assets', 'assetRegister'],
    ['orgChart', 'orgChart'],
    ['orgChartPlans', 'orgChart'],
    ['checkIns', 'checkIns'],
    ['checkInTemplates', 'checkIns'],
    ['goals', 'goals'],
    ['goalTemplates', 'goals'],
    ['goalImport', 'goals'],
    ['employeeGoal', 'goals'],
  ])('%s: %s', (name, module) => {
    expect(reason(name)).toBe(null)
    expect(reason(name, theAdmin, without(module))).toBe('moduleMissing')
  })
})

describe('admin only (ours, as § 2.3 has it for the menu)', () => {
  const names: ReadonlyArray<PageName> = [
    'certificationSettings',
    'companySettings',
    'features',
    'billing',
    'permissions',
    'audit',
    'employeeCreate',
    'accountSetup',
    'goalTemplates',
  ]
  test.each(names)('%s', (name) => {
    expect([reason(name, theAdmin), reason(name, theManager), reason(name, theEmployee)]).toEqual([
      null,
      'adminOnly',
      'adminOnly',
    ])
  })
})

test.each<[PageName, FeatureFlagName]>([
  ['billing', 'billing'],
  ['assets', 'assetRegister'],
  ['certifications', 'certifications'],
])('what is switched off has no route either (ours): %s', (name, flag) => {
  const offering = { ...everything, flags: flags.filter((other) => other !== flag) }
  expect(reason(name, theAdmin, offering)).toBe('flagOff')
})

test.each<PageName>([
  'home',
  'employees',
  'employee',
  'reports',
  'report',
  'feedback',
  'terms',
  'dailyScrum',
  'praise',
  'calendar',
  'notifications',
])('%s is open to every member, whatever the plan', (name) => {
  expect(reason(name, theEmployee, { modules: [], flags: [] })).toBe(null)
})

it('a certification has a page of its own; one that is missing is added on the person’s', () => {
  expect([pathToCertification(eve, 'c'), pathToCertification(eve, null)]).toEqual([
    `/employee/${eve}/certifications/c`,
    `/employee/${eve}/certifications`,
  ])
})
