import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { EmployeesGroup } from '../../contract/employees.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { mayChange, mayRead, type RestrictedPart } from '../../domain/employees/fields.ts'
import type { OtherUpdate } from '../../domain/employees/nouns.ts'
import { denials } from '../../domain/employees/wording.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { changeEntry } from '../audit/audit.store.ts'
import { change } from '../http/calls.ts'
import { conflicting, forbidden } from '../http/denied.ts'
import { jsonReply, notFound } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { Body } from '../store/body.ts'
import { Closing, TenantSql, transact } from '../store/database.ts'
import { onConstraint } from '../store/failures.ts'
import { missed, recorded, seen, unknownPolicy } from './changes.ts'
import { emergencyJson } from './employee.sql.ts'
import { countUp } from './profile.store.ts'
import { countChoosable, saveOther, setPolicies } from './profileSections.store.ts'
import { emergencyChanged, personalChanged } from './sectionChanges.ts'

const calls = EmployeesGroup.endpoints

interface Asked<Payload> {
  readonly params: { readonly id: EmployeeId }
  readonly payload: Payload
}

/** Who calls, if they may see the person and change this part of them. */
const changerOf = (part: RestrictedPart, id: EmployeeId) =>
  Effect.gen(function* () {
    const caller = yield* CurrentCaller
    yield* seen(caller, id)
    const decision = mayChange(caller, id, part, caller)
    return decision.allowed ? caller : yield* Effect.fail(forbidden(decision, denials))
  })

/** Of the record of changes the names of the fields alone: these are the most sensitive there are. */
const changingPart =
  <Payload, E, R>(
    part: RestrictedPart,
    save: (caller: Caller, id: EmployeeId, to: Payload) => Effect.Effect<ReadonlyArray<string>, E, R>,
  ) =>
  ({ params: { id }, payload }: Asked<Payload>) =>
    Effect.gen(function* () {
      const caller = yield* changerOf(part, id)
      const body = yield* transact(caller, function* () {
        return yield* recorded(caller, id, { action: 'updated', fields: yield* save(caller, id, payload) })
      })
      return jsonReply(body)
    })

export const onNumbers = {
  employee_other_number_key: () =>
    conflicting({ allowed: false, because: 'employeeNumberInUse' }, denials, 'employeeNumber'),
}

/** § 7 PUT employees/{id}/profile/personal */
export const changePersonal = changingPart('personal', personalChanged)

/** § 7 PUT employees/{id}/profile/other */
export const changeOther = changingPart('other', (_, id, to: OtherUpdate) =>
  Effect.flatMap(onConstraint(saveOther(id, to), onNumbers), (fields) =>
    fields === undefined ? missed(id) : Effect.succeed(fields),
  ),
)

/** § 7 PUT employees/{id}/profile/emergency. The answer is as any other: the caller knows what they wrote. */
export const changeEmergency = changingPart('emergency', emergencyChanged)

/** § 7 PUT employees/{id}/profile/hrPolicies */
export const changeHrPolicies = change(calls.updateHrPolicies, function* ({ params: { id }, payload }) {
  const caller = yield* changerOf('hrPolicies', id)
  yield* callerWho({ module: 'compliance' })
  const ids = [...new Set(payload.documentIds)]
  if (!(yield* countUp(id, payload.version))) return yield* missed(id)
  if ((yield* countChoosable(ids)) !== ids.length) return yield* Effect.fail(unknownPolicy)
  const isOther = yield* setPolicies(id, ids)
  return yield* recorded(caller, id, { action: 'updated', fields: isOther ? ['hrPolicies'] : [] })
})

/** The emergency contacts, and a line of the record of changes that says who has looked at them. */
export const showEmergency = change(calls.emergency, function* ({ params: { id } }) {
  const caller = yield* CurrentCaller
  yield* seen(caller, id)
  const may = mayRead(caller, id, 'emergency', caller)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  const sql = yield* TenantSql
  const [row] = yield* sql.of(Body)`
      select ${sql.literal(emergencyJson)}::text as body from employees e
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid`
  if (row === undefined) return yield* Effect.fail(notFound)
  const close = yield* Closing
  yield* close(changeEntry(caller, { action: 'viewed', kind: 'emergency', id, person: id })(sql))
  return row.body
})
