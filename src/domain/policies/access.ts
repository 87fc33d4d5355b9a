/**
 * Who may do what with policies (§ 6 features, § 2.1: the feature company policies manage opens the pages to write them).
 *
 * Ours: anyone who manages policies, by being an admin or by the feature with the verb that is asked for, sees all of
 * them with drafts and settings; everybody else sees what is in force and binds them, and for them there is nothing
 * else. Nobody agrees for another, so agreeing asks no rule: the person is the caller.
 */
import type { Decision } from '../kernel/decision.ts'
import { featureAccess } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import type { PermissionAction } from '../permissions/nouns.ts'

export const policyManaging = (action: PermissionAction) => ({ id: 'companyPoliciesManage', action }) as const

export const mayManagePolicies = (
  actor: Pick<Actor, 'privileges'>,
  action: PermissionAction,
): Decision<'featureNotGranted'> => {
  const { id } = policyManaging(action)
  return featureAccess(actor, id, action)
}

const verbs: ReadonlyArray<PermissionAction> = ['Use', 'View', 'Create', 'Modify', 'Delete']

/** Sees every policy, of any status and binding anyone: by any verb of the feature. */
export const managesPolicies = (actor: Pick<Actor, 'privileges'>): boolean =>
  verbs.some((verb) => mayManagePolicies(actor, verb).allowed)
