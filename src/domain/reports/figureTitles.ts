/** What the plot over each report shows. */
import type { ReportName } from './access.ts'

export const figureTitles: Readonly<Record<ReportName, string>> = {
  policyAgreements: 'Policies by status',
  outstandingPolicies: 'Agreements by status',
  certificationRegister: 'Certifications by status',
  expiringCertifications: 'Certifications by status',
  certificationGaps: 'Gaps by status',
  employeeDirectory: 'People by department',
  joinersAndLeavers: 'Joined and left',
  headcount: 'People at the end of the month',
  positionDescriptions: 'Position descriptions by status',
  goalProgress: 'Goals by status',
  checkIns: 'People by when they last met',
  performanceReviews: 'Reviews by stage',
  assetRegister: 'Assets by status',
  servicesDue: 'Services by status',
  remindersSent: 'Reminders by what they are about',
  audit: 'Changes by kind of record',
}
