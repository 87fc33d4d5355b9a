import { Effect } from 'effect'
import { CurrentCaller } from '../../contract/middleware.ts'
import type { Feedback } from '../../domain/home/nouns.ts'
import { toDoItems } from '../../domain/policies/duties.ts'
import { recordChange } from '../audit/audit.store.ts'
import { done, reply } from '../http/envelope.ts'
import { mayEnter } from '../http/gates.ts'
import { documents } from '../policies/policies.store.ts'
import { Database } from '../store/database.ts'
import { addFeedback } from './home.store.ts'

/** § 7 GET employees/me/toDoList. Without the compliance module nobody owes a policy anything. */
export const toDoList = Effect.fn(function* () {
  const caller = yield* CurrentCaller
  if (!mayEnter(caller, { module: 'compliance' }).allowed) return reply([])
  const database = yield* Database
  return reply(toDoItems(yield* database.read(caller, documents(caller)), caller.employeeId))
})

/** § 7 POST feedback */
export const sendFeedback = Effect.fn(function* ({ payload }: { readonly payload: Feedback }) {
  const caller = yield* CurrentCaller
  const database = yield* Database
  yield* database.withTenant(
    caller,
    Effect.flatMap(addFeedback(caller, payload), (id) =>
      recordChange(caller, { action: 'created', kind: 'feedback', id }),
    ),
  )
  return done
})
