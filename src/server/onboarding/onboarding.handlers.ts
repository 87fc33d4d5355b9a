import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { OnboardingGroup } from '../../contract/onboarding.ts'
import { areComplete, changedFields, mayChangeOnboarding, updated } from '../../domain/onboarding/updates.ts'
import { wording } from '../../domain/onboarding/wording.ts'
import { denials } from '../../domain/permissions/wording.ts'
import { recordChange } from '../audit/audit.store.ts'
import { answer } from '../http/calls.ts'
import { forbidden } from '../http/denied.ts'
import { notFound, refuse, reply } from '../http/envelope.ts'
import { Logging } from '../logging.ts'
import { rowsOf, transact } from '../store/database.ts'
import { uploadLogo } from './logo.handlers.ts'
import { employeesAmong, lockedOnboarding, onboarding, saveOnboarding } from './onboarding.store.ts'

const calls = OnboardingGroup.endpoints

/** § 7 GET tenantonboarding */
const showOnboarding = answer(calls.read, function* () {
  const caller = yield* CurrentCaller
  const [record] = yield* rowsOf(caller, onboarding)
  return reply(record ?? null)
})

/** § 7 PUT tenantonboarding. What a client says of the overall status is not believed: it follows from the stages (§ 4). */
const updateOnboarding = answer(calls.update, function* ({ payload: { stages, employeesSeenWelcome } }) {
  const caller = yield* CurrentCaller
  const { tenantId, userId } = caller
  const may = mayChangeOnboarding(caller)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  if (!areComplete(stages)) {
    const log = yield* Logging
    log('error', 'onboarding.incompleteUpdate', { tenantId, userId, reason: wording.incompleteUpdate })
    return yield* Effect.fail(incompleteUpdate)
  }
  const record = yield* transact(caller, function* () {
    const before = yield* lockedOnboarding
    if (before === undefined) return yield* Effect.fail(notFound)
    const seenWelcome = yield* employeesAmong(employeesSeenWelcome)
    const after = updated(before, { stages, seenWelcome })
    const fields = changedFields(before, after)
    if (fields.length === 0) return before
    yield* saveOnboarding(after)
    const values = [{ field: 'status', before: before.status, after: after.status }]
    yield* recordChange(caller, { action: 'updated', kind: 'onboarding', id: tenantId, fields, values })
    return after
  })
  return reply(record)
})

const incompleteUpdate = refuse(400, 'validation_failed', `${wording.incompleteUpdate}.`, 'stages')

export const onboardingHandlers = HttpApiBuilder.group(Api, 'onboarding', (handlers) =>
  handlers.handleAll({ read: showOnboarding, update: updateOnboarding, uploadLogo }),
)
