import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { FeedbackGroup } from '../../../contract/feedback.ts'
import { CurrentCaller } from '../../../contract/middleware.ts'
import { denials, referenceOf } from '../../../domain/home/inbox/inboxWording.ts'
import { mayAnswer, saysWhy } from '../../../domain/home/inbox/statuses.ts'
import { answered } from '../../audit/audit.store.ts'
import { type Asked, answer as answering, change, read as reading } from '../../http/calls.ts'
import { decidedBy } from '../../http/denied.ts'
import { changedMeanwhile, notFound, reply } from '../../http/envelope.ts'
import { callerWho } from '../../http/gates.ts'
import { readWindow, windowReply } from '../../http/windowed.ts'
import { bodyOf } from '../../store/body.ts'
import { rowsOf } from '../../store/database.ts'
import {
  feedbackCount,
  feedbackOrder,
  feedbackToAnswer,
  feedbackWindow,
  keptFeedback,
  storeAnswer,
} from './inbox.store.ts'
import { tellSender } from './telling.ts'

const calls = FeedbackGroup.endpoints
const { acceptable } = decidedBy(denials)
const anAdmin = callerWho({ role: 'admin' })

const window = answering(calls.window, function* ({ query }: Asked<typeof calls.window>) {
  const caller = yield* anAdmin
  return windowReply(yield* readWindow(caller, query, feedbackOrder, (place) => feedbackWindow(query, place)))
})

const count = answering(calls.count, function* ({ query }) {
  const caller = yield* anAdmin
  const [row] = yield* rowsOf(caller, feedbackCount(query))
  return reply(row?.count ?? 0)
})

const mine = answering(calls.mine, function* ({ query }: Asked<typeof calls.mine>) {
  const caller = yield* CurrentCaller
  const own = { by: caller.employeeId }
  return windowReply(yield* readWindow(caller, query, feedbackOrder, (place) => feedbackWindow(own, place)))
})

const read = reading(calls.read, function* ({ params: { id } }) {
  yield* anAdmin
  return keptFeedback(id)
})

/** Said again as it is already, nothing happens, whatever version was in front of somebody. */
const answer = change(calls.answer, function* ({ params: { id }, payload }) {
  const caller = yield* anAdmin
  const before = yield* feedbackToAnswer(id)
  if (before === undefined) return yield* Effect.fail(notFound)
  const isOtherwise = before.status !== payload.status
  if (!isOtherwise && before.answer === payload.answer) return yield* bodyOf(keptFeedback(id))
  if (before.version !== payload.version) return yield* Effect.fail(changedMeanwhile)
  yield* acceptable(mayAnswer(before.status, payload), 'status')
  yield* acceptable(saysWhy(payload), 'answer')
  yield* storeAnswer(caller, id, payload)
  if (isOtherwise) yield* tellSender(caller, id, before, payload)
  return yield* answered(
    caller,
    {
      action: 'updated',
      kind: 'feedback',
      id,
      name: referenceOf(before.number),
      fields: [...(isOtherwise ? ['status'] : []), ...(before.answer === payload.answer ? [] : ['answer'])],
      values: isOtherwise ? [{ field: 'status', before: before.status, after: payload.status }] : [],
    },
    keptFeedback(id),
  )
})

export const feedbackHandlers = HttpApiBuilder.group(Api, 'feedback', (handlers) =>
  handlers.handleAll({ window, count, mine, read, answer }),
)
