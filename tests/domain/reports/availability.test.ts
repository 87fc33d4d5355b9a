import { describe, expect, test } from 'vitest'
import { flagNames } from '../../../src/domain/billing/flags.ts'
import { allModules } from '../../../src/domain/billing/modules.ts'
import type { ModuleName } from '../../../src/domain/billing/nouns.ts'
import { anyReportAvailable, reportAccess } from '../../../src/domain/reports/access.ts'
import { availableReports, groupedReports } from '../../../src/domain/reports/availability.ts'
import { type ReportDefinition, reportGroups, reports } from '../../../src/domain/reports/catalogue.ts'
import { theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'

const everything = { modules: allModules, flags: flagNames }
const holding = (modules: ReadonlyArray<ModuleName>) => ({ modules, flags: flagNames })

test('2.6-14 grouped as Compliance Reports, Employee Reports, System Reports, each with something in it', () => {
  expect(reportGroups).toEqual(['Compliance Reports', 'Employee Reports', 'System Reports'])
  expect(groupedReports(reports).map(({ group }) => group)).toEqual(reportGroups)
  expect(groupedReports(reports).flatMap((group) => group.reports)).toHaveLength(reports.length)
})

test('a report is known by one name', () => {
  expect(new Set(reports.map((report) => report.name)).size).toBe(reports.length)
})

describe('6-16, 6-17 compliance reports and the reminders-sent report are admin-only, others have no role limit', () => {
  const adminOnly = (report: ReportDefinition) =>
    report.group === 'Compliance Reports' || report.name === 'remindersSent' || report.name === 'audit'

  test.each(reports)('$name', (report) => {
    expect(reportAccess(report, theAdmin, everything)).toEqual({ allowed: true })
    expect(reportAccess(report, theManager, everything)).toEqual(
      adminOnly(report) ? { allowed: false, because: 'adminOnly' } : { allowed: true },
    )
  })

  test('both kinds are in the catalogue', () => {
    expect(new Set(reports.map(adminOnly)).size).toBe(2)
  })
})

describe('6-18 reports show only when the tenant has the required module', () => {
  test.each(reports.filter((report) => report.requiredModule !== null))('$name: $requiredModule', (report) => {
    const others = holding(allModules.filter((module) => module !== report.requiredModule))
    expect(reportAccess(report, theAdmin, others)).toEqual({ allowed: false, because: 'moduleMissing' })
    expect(availableReports(theAdmin, others)).not.toContain(report)
    expect(availableReports(theAdmin, everything)).toContain(report)
  })

  test('every compliance report requires the compliance module', () => {
    const groups = groupedReports(availableReports(theAdmin, holding(['goals']))).map(({ group }) => group)
    expect(groups).toEqual(['Employee Reports', 'System Reports'])
  })
})

test('2.3-09 an ordinary employee of a tenant without modules has the directory report still', () => {
  expect(availableReports(theEmployee, holding([])).map((report) => report.name)).toEqual([
    'employeeDirectory',
    'joinersAndLeavers',
    'headcount',
  ])
  expect(anyReportAvailable(theEmployee, holding([]))).toBe(true)
})

test('ours: what is switched off for a company has no reports', () => {
  const off = { modules: allModules, flags: [] }
  expect(
    reports.filter((report) => reportAccess(report, theAdmin, off).allowed === false).map(({ name }) => name),
  ).toEqual(['certificationRegister', 'expiringCertifications', 'certificationGaps', 'assetRegister', 'servicesDue'])
})
