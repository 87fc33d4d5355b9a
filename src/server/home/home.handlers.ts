import { Effect } from 'effect'
import { Api } from '../../contract/api.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { recordChange } from '../audit/audit.store.ts'
import { answer } from '../http/calls.ts'
import { done } from '../http/envelope.ts'
import { transactBy } from '../store/database.ts'
import { addFeedback } from './home.store.ts'

const calls = Api.groups.session.endpoints

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
