/**
 * § 3 Report definition: name, friendlyName, icon, roles, group, requiredModule, reportType (web or csv). § 2.6 Grouped
 * as Compliance Reports, Employee Reports, System Reports. Which reports there are is ours; whose they are stands in
 * `access.ts`.
 */
import { type ReportName, type ReportNeeds, reportNeeds } from './access.ts'

export type ReportGroup = 'Compliance Reports' | 'Employee Reports' | 'System Reports'

export interface ReportDefinition extends ReportNeeds {
  readonly name: ReportName
  readonly friendlyName: string
  readonly icon: string
  readonly group: ReportGroup
  readonly reportType: 'web' | 'csv'
}

export const reportGroups: ReadonlyArray<ReportGroup> = ['Compliance Reports', 'Employee Reports', 'System Reports']

const reportIn =
  (group: ReportGroup) =>
  (
    name: ReportName,
    friendlyName: string,
    icon: string,
    reportType: ReportDefinition['reportType'],
  ): ReportDefinition => ({ name, friendlyName, icon, group, reportType, ...reportNeeds[name] })

const compliance = reportIn('Compliance Reports')
const employee = reportIn('Employee Reports')
const system = reportIn('System Reports')

export const reports: ReadonlyArray<ReportDefinition> = [
  compliance('policyAgreements', 'Policy agreements', 'file-check', 'web'),
  compliance('outstandingPolicies', 'Outstanding policies', 'file-clock', 'web'),
  compliance('certificationRegister', 'Certification register', 'badge-check', 'csv'),
  compliance('expiringCertifications', 'Expired and expiring certifications', 'badge-alert', 'web'),
  compliance('certificationGaps', 'Certification gaps', 'badge-x', 'web'),
  employee('employeeDirectory', 'Employee directory', 'users', 'csv'),
  employee('joinersAndLeavers', 'Joiners and leavers', 'user-round-plus', 'web'),
  employee('headcount', 'Headcount', 'chart-line', 'web'),
  employee('positionDescriptions', 'Position descriptions', 'briefcase', 'web'),
  employee('goalProgress', 'Goal progress', 'target', 'web'),
  employee('checkIns', 'Check-ins', 'message-circle', 'web'),
  employee('performanceReviews', 'Performance reviews', 'clipboard-list', 'web'),
  system('assetRegister', 'Asset register', 'boxes', 'csv'),
  system('servicesDue', 'Asset services due', 'wrench', 'web'),
  system('remindersSent', 'Reminders sent', 'bell-ring', 'web'),
  system('audit', 'Audit', 'scroll-text', 'web'),
]

const byName: ReadonlyMap<string, ReportDefinition> = new Map(reports.map((report) => [report.name, report]))

/** Undefined where an address names none. */
export const reportNamed = (name: string): ReportDefinition | undefined => byName.get(name)
