import { Effect } from 'effect'
import { CurrentCaller } from '../../contract/middleware.ts'
import type { Feedback } from '../../domain/home/nouns.ts'
import { inToDoOrder } from '../../domain/home/toDo.ts'
import { recordChange } from '../audit/audit.store.ts'
import { certificationDutiesOf } from '../certifications/compliance.handlers.ts'
import { positionDutiesOf } from '../employees/positionDuties.ts'
import { done, reply } from '../http/envelope.ts'
import { setUpDutiesOf } from '../onboarding/setUpDuties.ts'
import { policyDutiesOf } from '../policies/duties.store.ts'
import { changeBy } from '../store/database.ts'
import { addFeedback } from './home.store.ts'

/** § 7 GET employees/me/toDoList: everything that waits for the caller, whichever area it is of. */
export const toDoList = Effect.fn(function* () {
  const caller = yield* CurrentCaller
  const duties = yield* Effect.all(
    [policyDutiesOf(caller), certificationDutiesOf(caller), positionDutiesOf(caller), setUpDutiesOf(caller)],
    { concurrency: 'unbounded' },
  )
  return reply(inToDoOrder(duties.flat()))
})

/** § 7 POST feedback */
export const sendFeedback = Effect.fn(function* ({ payload }: { readonly payload: Feedback }) {
  const caller = yield* CurrentCaller
  yield* changeBy(
    caller,
    Effect.flatMap(addFeedback(caller, payload), (id) =>
      recordChange(caller, { action: 'created', kind: 'feedback', id }),
    ),
  )
  return done
})
