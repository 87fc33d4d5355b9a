import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { Refusal } from '../../contract/envelope.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import type { Decision } from '../../domain/kernel/decision.ts'
import { type GateReason, meets, type Requirement } from '../../domain/permissions/gate.ts'
import { denials } from '../../domain/permissions/wording.ts'
import { forbidden } from './denied.ts'

export const mayEnter = (caller: Caller, requirement: Requirement): Decision<GateReason> =>
  meets(requirement, caller, caller)

/** Who calls, if they meet the requirement; else 403 with the rule's reason. */
export const callerWho = (requirement: Requirement): Effect.Effect<Caller, Refusal<403>, CurrentCaller> =>
  Effect.flatMap(CurrentCaller, (caller) => {
    const decision = mayEnter(caller, requirement)
    return decision.allowed ? Effect.succeed(caller) : Effect.fail(forbidden(decision, denials))
  })
