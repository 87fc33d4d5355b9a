import { Effect } from 'effect'
import { Api } from '../../contract/api.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { inToDoOrder, offeredToDo } from '../../domain/home/toDo.ts'
import { assetDutiesOf } from '../assets/telling/duties.ts'
import { recordChange } from '../audit/audit.store.ts'
import { certificationDutiesOf } from '../certifications/compliance.handlers.ts'
import { checkInDutiesOf } from '../checkIns/duties.ts'
import { positionDutiesOf } from '../employees/positionDuties.ts'
import { goalDutiesOf } from '../goals/duties.ts'
import { answer } from '../http/calls.ts'
import { done, reply } from '../http/envelope.ts'
import { setUpDutiesOf } from '../onboarding/setUpDuties.ts'
import { policyDutiesOf } from '../policies/duties.store.ts'
import { reviewDutiesOf } from '../reviews/duties.ts'
import { transactBy } from '../store/database.ts'
import { addFeedback } from './home.store.ts'

const calls = Api.groups.session.endpoints

/** § 7 GET employees/me/toDoList: everything that waits for the caller, whichever area it is of. */
export const toDoList = answer(calls.toDoList, function* () {
  const caller = yield* CurrentCaller
  const duties = yield* Effect.all(
    [
      policyDutiesOf(caller),
      certificationDutiesOf(caller),
      positionDutiesOf(caller),
      assetDutiesOf(caller),
      goalDutiesOf(caller),
      checkInDutiesOf(caller),
      reviewDutiesOf(caller),
      setUpDutiesOf(caller),
    ],
    { concurrency: 'unbounded' },
  )
  return reply(inToDoOrder(offeredToDo(duties.flat(), caller)))
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
