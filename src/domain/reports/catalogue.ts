/**
 * § 3 Report definition: name, friendlyName, icon, roles, group, requiredModule, reportType (web or csv). § 2.6 Grouped
 * as Compliance Reports, Employee Reports, System Reports. § 6 Compliance reports and the reminders-sent report are
 * admin-only; other reports have no role limit. Which reports there are is ours.
 */
import type { ModuleName } from '../billing/nouns.ts'
import type { Role } from '../permissions/nouns.ts'

export type ReportGroup = 'Compliance Reports' | 'Employee Reports' | 'System Reports'

export interface ReportDefinition {
  readonly name: string
  readonly friendlyName: string
  readonly icon: string
  /** Empty means no role limit. */
  readonly roles: ReadonlyArray<Role>
  readonly group: ReportGroup
  readonly requiredModule: ModuleName | null
  readonly reportType: 'web' | 'csv'
}

export const reportGroups: ReadonlyArray<ReportGroup> = ['Compliance Reports', 'Employee Reports', 'System Reports']

export const reports: ReadonlyArray<ReportDefinition> = [
  compliance('policyAgreements', 'Policy agreements', 'file-check', 'web'),
  compliance('outstandingPolicies', 'Outstanding policies', 'file-clock', 'web'),
  compliance('certificationRegister', 'Certification register', 'badge-check', 'csv'),
  compliance('expiringCertifications', 'Expired and expiring certifications', 'badge-alert', 'web'),
  forAnyone('employeeDirectory', 'Employee directory', 'users', null, 'csv'),
  forAnyone('positionDescriptions', 'Position descriptions', 'briefcase', 'positionDescriptions', 'web'),
  forAnyone('goalProgress', 'Goal progress', 'target', 'goals', 'web'),
  forAnyone('checkIns', 'Check-ins', 'message-circle', 'checkIns', 'web'),
  forAnyone('performanceReviews', 'Performance reviews', 'clipboard-list', 'performanceReviews', 'web'),
  {
    name: 'remindersSent',
    friendlyName: 'Reminders sent',
    icon: 'bell-ring',
    roles: ['admin'],
    group: 'System Reports',
    requiredModule: null,
    reportType: 'web',
  },
]

function compliance(
  name: string,
  friendlyName: string,
  icon: string,
  reportType: ReportDefinition['reportType'],
): ReportDefinition {
  return {
    name,
    friendlyName,
    icon,
    roles: ['admin'],
    group: 'Compliance Reports',
    requiredModule: 'compliance',
    reportType,
  }
}

function forAnyone(
  name: string,
  friendlyName: string,
  icon: string,
  requiredModule: ModuleName | null,
  reportType: ReportDefinition['reportType'],
): ReportDefinition {
  return { name, friendlyName, icon, roles: [], group: 'Employee Reports', requiredModule, reportType }
}
