import type { ReportName } from '../../domain/reports/access.ts'
import {
  certificationGaps,
  certificationRegister,
  expiringCertifications,
  outstandingPolicies,
  policyAgreements,
} from './compliance.sources.ts'
import { employeeDirectory, headcount, joinersAndLeavers, positionDescriptions } from './people.sources.ts'
import type { Source } from './source.ts'
import { assetRegister, remindersSent, servicesDue } from './system.sources.ts'
import { checkIns, goalProgress, performanceReviews } from './work.sources.ts'

/** Where the rows of each report come from. */
export const sources: Readonly<Record<ReportName, Source>> = {
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
