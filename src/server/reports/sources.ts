import type { ReportName } from '../../domain/reports/access.ts'
import { reportShapes } from '../../domain/reports/shapes.ts'
import { auditReading } from './audit.reading.ts'
import {
  certificationGaps,
  certificationRegister,
  expiringCertifications,
  outstandingPolicies,
  policyAgreements,
} from './compliance.sources.ts'
import { counted } from './counted.reading.ts'
import { employeeDirectory, headcount, joinersAndLeavers, positionDescriptions } from './people.sources.ts'
import { gathered, type Reading } from './reading.ts'
import type { CountedReport, Source } from './source.ts'
import { assetRegister, remindersSent, servicesDue } from './system.sources.ts'
import { checkIns, goalProgress, performanceReviews } from './work.sources.ts'

/** Where the rows come from of those that are gathered. */
const sources: Readonly<Record<Exclude<ReportName, 'audit'>, Source | CountedReport>> = {
  policyAgreements,
  outstandingPolicies,
  certificationRegister,
  expiringCertifications,
  certificationGaps,
  employeeDirectory,
  joinersAndLeavers,
  headcount,
  positionDescriptions,
  goalProgress,
  checkIns,
  performanceReviews,
  assetRegister,
  servicesDue,
  remindersSent,
}

/** How each report is read. */
export const readingOf = (name: ReportName): Reading => {
  if (name === 'audit') return auditReading
  const source = sources[name]
  return 'statement' in source ? counted(source) : gathered(reportShapes[name], source)
}
