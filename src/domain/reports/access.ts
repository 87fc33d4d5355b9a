/**
 * § 6 Reports: compliance reports and the reminders-sent report are admin-only. Other reports have no role limit.
 * Reports show only when the tenant has the required module. What a report then holds follows the employee rules. Apart
 * from the catalogue, so that the menu, which asks whether there is any, does not carry their names.
 */
import type { ModuleName } from '../billing/nouns.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { adminAccess } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import type { Role } from '../permissions/nouns.ts'

export interface ReportNeeds {
  /** Empty means no role limit. */
  readonly roles: ReadonlyArray<Role>
  readonly requiredModule: ModuleName | null
}

const compliance: ReportNeeds = { roles: ['admin'], requiredModule: 'compliance' }
const nothing: ReportNeeds = { roles: [], requiredModule: null }

export const reportNeeds = {
  policyAgreements: compliance,
  outstandingPolicies: compliance,
  certificationRegister: compliance,
  expiringCertifications: compliance,
  employeeDirectory: nothing,
  positionDescriptions: { ...nothing, requiredModule: 'positionDescriptions' },
  goalProgress: { ...nothing, requiredModule: 'goals' },
  checkIns: { ...nothing, requiredModule: 'checkIns' },
  performanceReviews: { ...nothing, requiredModule: 'performanceReviews' },
  remindersSent: { ...nothing, roles: ['admin'] },
} as const satisfies Readonly<Record<string, ReportNeeds>>

export type ReportName = keyof typeof reportNeeds

export function reportAccess(
  report: ReportNeeds,
  actor: Pick<Actor, 'privileges'>,
  modules: ReadonlyArray<ModuleName>,
): Decision<'moduleMissing' | 'adminOnly'> {
  if (report.requiredModule !== null && !modules.includes(report.requiredModule)) return denied('moduleMissing')
  return report.roles.length === 0 ? allowed : adminAccess(actor)
}

/** § 2.3 Reports (only when reports are available). */
export const anyReportAvailable = (actor: Pick<Actor, 'privileges'>, modules: ReadonlyArray<ModuleName>): boolean =>
  Object.values<ReportNeeds>(reportNeeds).some((needs) => reportAccess(needs, actor, modules).allowed)
