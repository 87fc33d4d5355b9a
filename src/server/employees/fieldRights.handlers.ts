import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { EmployeesGroup } from '../../contract/employees.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { mayDecide } from '../../domain/employees/fields.ts'
import type { FieldRights } from '../../domain/employees/nouns.ts'
import { denials } from '../../domain/employees/wording.ts'
import { recordChange } from '../audit/audit.store.ts'
import { answer } from '../http/calls.ts'
import { forbidden } from '../http/denied.ts'
import { reply } from '../http/envelope.ts'
import { transactBy } from '../store/database.ts'
import { setFieldRights } from './profileSections.store.ts'

const calls = EmployeesGroup.endpoints

export const fieldRightsOf = (caller: Caller): FieldRights => {
  const { managersSeePersonal, managersSeeEmergency, managersChoosePolicies } = caller
  return { managersSeePersonal, managersSeeEmergency, managersChoosePolicies }
}

const decider = Effect.flatMap(CurrentCaller, (caller) => {
  const decision = mayDecide(caller)
  return decision.allowed ? Effect.succeed(caller) : Effect.fail(forbidden(decision, denials))
})

/** What the tenant has decided about who sees what; the caller's membership knows it already. */
export const showFieldRights = answer(calls.fieldRights, function* () {
  return reply(fieldRightsOf(yield* decider))
})

export const changeFieldRights = answer(calls.updateFieldRights, function* ({ payload }) {
  const caller = yield* decider
  yield* transactBy(
    caller,
    Effect.andThen(
      setFieldRights(payload),
      recordChange(caller, { action: 'updated', kind: 'tenant', id: caller.tenantId, fields: Object.keys(payload) }),
    ),
  )
  return reply(payload)
})
