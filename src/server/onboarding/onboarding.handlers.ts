import { Effect } from 'effect'
import { CurrentCaller } from '../../contract/middleware.ts'
import { reply } from '../http/envelope.ts'
import { Database } from '../store/database.ts'
import { onboarding } from './onboarding.store.ts'

/** § 7 GET tenantonboarding */
export const showOnboarding = Effect.fn(function* () {
  const caller = yield* CurrentCaller
  const database = yield* Database
  const [record] = yield* database.read(caller, onboarding(caller))
  return reply(record ?? null)
})
