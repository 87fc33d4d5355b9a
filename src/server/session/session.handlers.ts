import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { SessionGroup } from '../../contract/session.ts'
import { features } from '../../domain/permissions/features.ts'
import {
  cancelSubscription,
  listFeatureFlags,
  listProductPlans,
  subscribeToPlan,
  toggleFeatureFlag,
} from '../billing/billing.handlers.ts'
import { sendFeedback } from '../home/home.handlers.ts'
import { doToDo, snoozeToDo, toDoList } from '../home/toDo.handlers.ts'
import { answer, change } from '../http/calls.ts'
import { done, jsonReply, reply } from '../http/envelope.ts'
import { rowsOf } from '../store/database.ts'
import { bootstrap, keepTourSeen } from './session.store.ts'

const calls = SessionGroup.endpoints

/** § 7 GET bootstrapApplication */
const bootstrapApplication = answer(calls.bootstrap, function* () {
  const caller = yield* CurrentCaller
  const [row] = yield* rowsOf(caller, bootstrap(caller))
  return row === undefined ? yield* Effect.die(new Error('No bootstrap payload')) : jsonReply(row.body)
})

const seeTour = change(calls.seeTour, function* () {
  yield* keepTourSeen(yield* CurrentCaller)
})

export const sessionHandlers = HttpApiBuilder.group(Api, 'session', (handlers) =>
  handlers.handleAll({
    bootstrap: bootstrapApplication,
    membership: () => Effect.succeed(done),
    toDoList,
    doToDo,
    snoozeToDo,
    seeTour,
    sendFeedback,
    features: () => Effect.succeed(reply(features)),
    productPlans: listProductPlans,
    featureFlags: listFeatureFlags,
    toggleFeatureFlag,
    subscribe: subscribeToPlan,
    cancelSubscription,
  }),
)
