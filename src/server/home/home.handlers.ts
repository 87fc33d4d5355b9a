import { Effect } from 'effect'
import { Api } from '../../contract/api.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { recordChange } from '../audit/audit.store.ts'
import { answer } from '../http/calls.ts'
import { done, reply } from '../http/envelope.ts'
import { transactBy } from '../store/database.ts'
import { addFeedback } from './home.store.ts'
import { toDoOf } from './toDo.ts'

const calls = Api.groups.session.endpoints

/** § 7 GET employees/me/toDoList. */
export const toDoList = answer(calls.toDoList, function* () {
  const caller = yield* CurrentCaller
  return reply(yield* toDoOf(caller))
})

/** § 7 POST feedback */
export const sendFeedback = answer(calls.sendFeedback, function* ({ payload }) {
  const caller = yield* CurrentCaller
  yield* transactBy(
    caller,
    Effect.flatMap(addFeedback(caller, payload), (id) =>
      recordChange(caller, { action: 'created', kind: 'feedback', id }),
    ),
  )
  return done
})
