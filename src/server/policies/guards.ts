/** Who may come in to manage policies: everything here asks for the module compliance first. */
import { Effect } from 'effect'
import type { PermissionAction } from '../../domain/permissions/nouns.ts'
import { denials } from '../../domain/permissions/wording.ts'
import { managesPolicies, policyManaging } from '../../domain/policies/access.ts'
import { forbidden } from '../http/denied.ts'
import { callerWho } from '../http/gates.ts'

/** Who calls, if they manage policies with this verb. */
export const managing = (action: PermissionAction) =>
  callerWho({ module: 'compliance', feature: policyManaging(action) })

/** A caller with any verb of the feature. */
export const managingAnything = Effect.flatMap(callerWho({ module: 'compliance' }), (caller) =>
  managesPolicies(caller)
    ? Effect.succeed(caller)
    : Effect.fail(forbidden({ allowed: false, because: 'featureNotGranted' }, denials)),
)
