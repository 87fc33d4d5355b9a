/**
 * The four gates before an area: module (what the plan holds), flag (what is switched on), role and feature (what the
 * person may). Each is one question with one reason; menu, route and palette ask them here, in this order.
 *
 * § 6: a route may require a feature plus the action use, or a role, both checked by the same feature-access rule.
 * Areas show only when the tenant has the required module.
 */
import type { FeatureFlagName, ModuleName } from '../billing/nouns.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { adminAccess, featureAccess, isManager } from './access.ts'
import type { Actor } from './actor.ts'
import type { FeatureId, PermissionAction } from './nouns.ts'

export interface Requirement {
  readonly module?: ModuleName
  readonly flag?: FeatureFlagName
  readonly role?: 'admin' | 'adminOrManager'
  readonly feature?: { readonly id: FeatureId; readonly action: PermissionAction }
}

/** What the tenant has: its plan's modules, and the flags that are on. */
export interface Offering {
  readonly modules: ReadonlyArray<ModuleName>
  readonly flags: ReadonlyArray<FeatureFlagName>
}

/** § 2.3, § 6 What the certifications ask of the tenant: of pages, duties, counts, alerts and mails alike. */
export const certificationsGate = { module: 'compliance', flag: 'certifications' } as const satisfies Requirement

/** § 2.3 What the asset register asks of the tenant: of its pages, to-do items and mails alike. */
export const assetsGate = { module: 'assetRegister', flag: 'assetRegister' } as const satisfies Requirement

/** § 2.1, § 2.3 What position templates ask, of their pages and calls alike. */
export const positionTemplatesGate = {
  module: 'positionDescriptions',
  feature: { id: 'positionTemplatesManage', action: 'Use' },
} as const satisfies Requirement

export type GateReason = 'moduleMissing' | 'flagOff' | 'adminOnly' | 'adminOrManagerOnly' | 'featureNotGranted'

/** What the tenant has decides alone where nobody in particular asks: for the mails of the morning. */
export function offers({ modules, flags }: Offering, requirement: Requirement): Decision<'moduleMissing' | 'flagOff'> {
  const { module, flag } = requirement
  if (module !== undefined && !modules.includes(module)) return denied('moduleMissing')
  return flag === undefined || flags.includes(flag) ? allowed : denied('flagOff')
}

export function meets(requirement: Requirement, actor: Actor, offering: Offering): Decision<GateReason> {
  const { role, feature } = requirement
  const offered = offers(offering, requirement)
  if (!offered.allowed) return offered
  if (role !== undefined) {
    const byRole = roleAccess(actor, role)
    if (!byRole.allowed) return byRole
  }
  return feature === undefined ? allowed : featureAccess(actor, feature.id, feature.action)
}

const roleAccess = (
  actor: Actor,
  role: NonNullable<Requirement['role']>,
): Decision<'adminOnly' | 'adminOrManagerOnly'> => {
  const admin = adminAccess(actor)
  if (role === 'admin' || admin.allowed) return admin
  return isManager(actor) ? allowed : denied('adminOrManagerOnly')
}
