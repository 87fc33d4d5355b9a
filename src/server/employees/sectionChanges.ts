/**
 * The sections of a record that are saved by whoever edits them, and by whoever accepts a change that was asked for. One
 * function for each; each counts the record up by one, and answers which fields are others now.
 */
import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { FieldChange } from '../../domain/audit/nouns.ts'
import { mayBeBornOn } from '../../domain/employees/dateOfBirth.ts'
import type { BasicInfoUpdate, EmergencyUpdate, PersonalUpdate } from '../../domain/employees/nouns.ts'
import { denials } from '../../domain/employees/wording.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { unacceptable } from '../http/denied.ts'
import { todayOf } from '../http/today.ts'
import { onConstraint } from '../store/failures.ts'
import { followAddress } from './accounts/inviting.ts'
import { missed, onEmployeeKeys } from './changes.ts'
import { type Changed, updateBasicInfo } from './profile.store.ts'
import { saveEmergency, savePersonal } from './profileSections.store.ts'

/** The address somebody signs in with goes along, where the caller may change that. */
export const basicInfoChanged = Effect.fn(function* (caller: Caller, id: EmployeeId, to: BasicInfoUpdate) {
  const changed = yield* onConstraint(updateBasicInfo(id, to), onEmployeeKeys)
  if (changed === undefined) return yield* missed(id)
  if (changed.fields.includes('email')) yield* followAddress(caller, id)
  return changed
})

export const personalChanged = Effect.fn(function* (caller: Caller, id: EmployeeId, to: PersonalUpdate) {
  const decision = mayBeBornOn(to.dateOfBirth, yield* todayOf(caller))
  if (!decision.allowed) return yield* Effect.fail(unacceptable(decision, denials, 'dateOfBirth'))
  return (yield* savePersonal(id, to)) ?? (yield* missed(id))
})

export const emergencyChanged = Effect.fn(function* (_: Caller, id: EmployeeId, to: EmergencyUpdate) {
  return (yield* saveEmergency(id, to)) ?? (yield* missed(id))
})

/** Several changes of one record, as the one that is written down. */
export const together = (...changes: ReadonlyArray<Changed | FieldChange | undefined>): Changed => {
  const all = changes.flatMap((change): ReadonlyArray<Changed> => {
    if (change === undefined) return []
    return 'field' in change ? [{ fields: [change.field], values: [change] }] : [change]
  })
  return { fields: all.flatMap(({ fields }) => fields), values: all.flatMap(({ values }) => values) }
}
