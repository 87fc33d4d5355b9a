import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { changedFields, updated } from '../../domain/onboarding/updates.ts'
import { recordChange } from '../audit/audit.store.ts'
import { lockedOnboarding, saveOnboarding } from './onboarding.store.ts'

/** Within a transaction; answers the record as it is then, null where the tenant has none. */
export const changeOnboarding = (caller: Caller, change: Parameters<typeof updated>[1]) =>
  Effect.gen(function* () {
    const before = yield* lockedOnboarding
    if (before === undefined) return null
    const after = updated(before, change)
    const fields = changedFields(before, after)
    if (fields.length === 0) return before
    yield* saveOnboarding(after)
    const values = [{ field: 'status', before: before.status, after: after.status }]
    yield* recordChange(caller, { action: 'updated', kind: 'onboarding', id: caller.tenantId, fields, values })
    return after
  })
