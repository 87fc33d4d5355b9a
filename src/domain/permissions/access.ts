/**
 * Roles and features (§ 6).
 *
 * - Admin: the role list contains admin. An admin gets access to all features. Other users need a feature entry whose
 *   actions include the requested action.
 * - Manager: an employee with direct reports (underlings).
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { Actor } from './actor.ts'
import type { FeatureId, PermissionAction } from './nouns.ts'

export const isAdmin = (actor: Pick<Actor, 'privileges'>): boolean => actor.privileges.roles.includes('admin')

export const isManager = (actor: Pick<Actor, 'underlings'>): boolean => actor.underlings.length > 0

export const adminAccess = (actor: Pick<Actor, 'privileges'>): Decision<'adminOnly'> =>
  isAdmin(actor) ? allowed : denied('adminOnly')

export const featureAccess = (
  actor: Pick<Actor, 'privileges'>,
  featureId: FeatureId,
  action: PermissionAction,
): Decision<'featureNotGranted'> =>
  isAdmin(actor) || grants(actor, featureId, action) ? allowed : denied('featureNotGranted')

/** A feature may stand in several entries, one for each permission group the person is in. */
const grants = (actor: Pick<Actor, 'privileges'>, featureId: FeatureId, action: PermissionAction): boolean =>
  actor.privileges.features.some((grant) => grant.featureId === featureId && grant.actions.includes(action))
