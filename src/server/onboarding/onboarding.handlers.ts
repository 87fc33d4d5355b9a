import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { OnboardingGroup } from '../../contract/onboarding.ts'
import { areComplete, mayChangeOnboarding } from '../../domain/onboarding/updates.ts'
import { wording } from '../../domain/onboarding/wording.ts'
import { denials } from '../../domain/permissions/wording.ts'
import { answer } from '../http/calls.ts'
import { forbidden } from '../http/denied.ts'
import { notFound, refuse, reply } from '../http/envelope.ts'
import { Logging } from '../logging.ts'
import { rowsOf, transact } from '../store/database.ts'
import { changeOnboarding } from './changes.ts'
import { uploadLogo } from './logo.handlers.ts'
import { employeesAmong, onboarding } from './onboarding.store.ts'

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
    const seenWelcome = yield* employeesAmong(employeesSeenWelcome)
    return yield* changeOnboarding(caller, { stages, seenWelcome })
  })
  return record === null ? yield* Effect.fail(notFound) : reply(record)
})

const incompleteUpdate = refuse(400, 'validation_failed', `${wording.incompleteUpdate}.`, 'stages')

export const onboardingHandlers = HttpApiBuilder.group(Api, 'onboarding', (handlers) =>
  handlers.handleAll({ read: showOnboarding, update: updateOnboarding, uploadLogo }),
)
