/**
 * § 6 Reports: compliance reports and the reminders-sent report are admin-only. Ours:
 * so is the audit, as its page is. Other reports have no role limit.
 * Reports show only when the tenant has the required module. What a report then holds follows the rules of the screens
 * that show the same. Apart from the catalogue, so that the menu, which asks whether there is any, does not carry their
 * names.
 */
import type { FeatureFlagName, ModuleName } from '../billing/nouns.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { adminAccess } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import { assetsGate, certificationsGate, type Offering, offers } from '../permissions/gate.ts'
import type { Role } from '../permissions/nouns.ts'

export interface ReportNeeds {
  /** Empty means no role limit. */
  readonly roles: ReadonlyArray<Role>
  readonly requiredModule: ModuleName | null
  /** Ours: what is switched off for a company has no reports either (§ 2.3). */
  readonly flag?: FeatureFlagName
}

const compliance: ReportNeeds = { roles: ['admin'], requiredModule: 'compliance' }
const certifications: ReportNeeds = { ...compliance, flag: certificationsGate.flag }
const nothing: ReportNeeds = { roles: [], requiredModule: null }
const assets: ReportNeeds = { ...nothing, requiredModule: assetsGate.module, flag: assetsGate.flag }

export const reportNeeds = {
  policyAgreements: compliance,
  outstandingPolicies: compliance,
  certificationRegister: certifications,
  expiringCertifications: certifications,
  certificationGaps: certifications,
  employeeDirectory: nothing,
  joinersAndLeavers: nothing,
  headcount: nothing,
  positionDescriptions: { ...nothing, requiredModule: 'positionDescriptions' },
  goalProgress: { ...nothing, requiredModule: 'goals' },
  checkIns: { ...nothing, requiredModule: 'checkIns' },
  performanceReviews: { ...nothing, requiredModule: 'performanceReviews' },
  assetRegister: assets,
  servicesDue: assets,
  remindersSent: { ...nothing, roles: ['admin'] },
  // As the page of the same changes.
  audit: { ...nothing, roles: ['admin'] },
} as const satisfies Readonly<Record<string, ReportNeeds>>

export type ReportName = keyof typeof reportNeeds

export function reportAccess(
  { roles, requiredModule, flag }: ReportNeeds,
  actor: Pick<Actor, 'privileges'>,
  offering: Offering,
): Decision<'moduleMissing' | 'flagOff' | 'adminOnly'> {
  const requirement = { ...(requiredModule && { module: requiredModule }), ...(flag && { flag }) }
  const offered = offers(offering, requirement)
  if (!offered.allowed) return denied(offered.because)
  return roles.length === 0 ? allowed : adminAccess(actor)
}

/** § 2.3 Reports (only when reports are available). */
export const anyReportAvailable = (actor: Pick<Actor, 'privileges'>, offering: Offering): boolean =>
  Object.values<ReportNeeds>(reportNeeds).some((needs) => reportAccess(needs, actor, offering).allowed)
