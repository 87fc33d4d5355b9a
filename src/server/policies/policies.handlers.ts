import { Effect } from 'effect'
import { reply } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { Database } from '../store/database.ts'
import { documents } from './policies.store.ts'

/** § 7 GET hrDocuments */
export const listPolicies = Effect.fn(function* () {
  const caller = yield* callerWho({ module: 'compliance' })
  const database = yield* Database
  return reply(yield* database.read(caller, documents(caller)))
})
