import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { Refusal } from '../../contract/envelope.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { meets, type Requirement } from '../../domain/permissions/gate.ts'
import { denials } from '../../domain/permissions/wording.ts'
import { forbidden } from './denied.ts'

/** Who calls, if they meet the requirement; else 403 with the rule's reason. Flags open menus, they close no data. */
export const callerWho = (requirement: Omit<Requirement, 'flag'>): Effect.Effect<Caller, Refusal<403>, CurrentCaller> =>
  Effect.flatMap(CurrentCaller, (caller) => {
    const decision = meets(requirement, caller, { modules: caller.modules, flags: [] })
    return decision.allowed ? Effect.succeed(caller) : Effect.fail(forbidden(decision, denials))
  })
