/**
 * Feedback from others: who is asked, what each of them writes, and its end. That somebody was asked is written down, and that
 * it was closed; that somebody has answered, or declined, is not: the record of changes would say who and when.
 */
import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import type { Caller } from '../../../contract/callers.ts'
import { ReviewFeedbackGroup } from '../../../contract/reviewFeedback.ts'
import type { EmployeeId, ReviewId } from '../../../domain/kernel/ids.ts'
import { mayManageReview } from '../../../domain/reviews/access.ts'
import { isAnswer } from '../../../domain/reviews/answers.ts'
import { askedOfGroup, groupOf } from '../../../domain/reviews/feedback/groups.ts'
import { feedbackStateAfter, isGiven, mayClose, mayGive } from '../../../domain/reviews/feedback/lifecycle.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { answer, change } from '../../http/calls.ts'
import { changedMeanwhile, notFound, reply } from '../../http/envelope.ts'
import { bodyOf } from '../../store/body.ts'
import { rowsOf, transact, transactBy } from '../../store/database.ts'
import { callerAbout, insideReviews, toChange } from '../guards.ts'
import { acceptable, askable, askThem, permit, unlessStored, whileCollected } from './asking.ts'
import {
  closeRound,
  holdReview,
  ownAnswer,
  ownFeedback,
  requestOf,
  roundOf,
  updateRequest,
  writeOwnAnswer,
} from './feedback.store.ts'
import { choices, leaveOut, propose, takeBack } from './proposals.handlers.ts'
import { feedbackIn } from './reading.ts'

const calls = ReviewFeedbackGroup.endpoints

const readOne = answer(calls.read, function* ({ params: { id } }) {
  const { caller } = yield* callerAbout(id)
  return reply(yield* transactBy(caller, feedbackIn(caller, id)))
})

/** Asked twice somebody is asked once. To ask who was proposed is to accept it. */
const ask = answer(calls.ask, function* ({ params: { id }, payload }) {
  const caller = yield* insideReviews
  return reply(
    yield* transact(caller, function* () {
      const { before } = yield* toChange(id)
      yield* permit(mayManageReview(caller, before))
      yield* whileCollected(id, before)
      const people = yield* askable(caller, payload.people, before)
      yield* askThem(
        caller,
        people.map((person) => ({ review: id, id: person.id, group: groupOf(person, before.employeeId) })),
      )
      yield* recordChange(caller, { ...about(id, before), action: 'created' })
      return yield* feedbackIn(caller, id)
    }),
  )
})

/** For good. Closed twice it is answered with how it stands. */
const close = answer(calls.close, function* ({ params: { id } }) {
  const caller = yield* insideReviews
  return reply(
    yield* transact(caller, function* () {
      const { before } = yield* toChange(id)
      yield* permit(mayManageReview(caller, before))
      const round = yield* roundOf(id)
      if (round?.isClosed !== true) {
        yield* unlessStored(mayClose({ stage: before.stage, isBegun: round !== undefined }))
        yield* closeRound(id)
        yield* recordChange(caller, { ...about(id, before), action: 'closed' })
      }
      return yield* feedbackIn(caller, id)
    }),
  )
})

const about = (id: ReviewId, { employeeId, name }: { readonly employeeId: EmployeeId; readonly name: string }) =>
  ({ kind: 'performanceReviewFeedback', id, person: employeeId, name }) as const

// ── What one person is asked ───────────────────────────────────────────────────────────────────────────────────────

/** To somebody who was not asked there is nothing, whoever they are. */
const mineIn = Effect.fn(function* (caller: Caller, id: ReviewId) {
  const [found] = yield* rowsOf(caller, ownFeedback(id, caller.employeeId))
  if (found === undefined) return yield* Effect.fail(notFound)
  const { own } = found
  return { ...own, sections: askedOfGroup(own.sections, own.group) }
})

const mine = answer(calls.mine, function* ({ params: { id } }) {
  return reply(yield* mineIn(yield* insideReviews, id))
})

const askedToChange = Effect.fn(function* (id: ReviewId) {
  const caller = yield* insideReviews
  yield* holdReview(id)
  const request = yield* requestOf(id, caller.employeeId)
  return request ?? (yield* Effect.fail(notFound))
})

/** The same once more is answered with how it stands: somebody who was not answered asks again. */
const give = answer(calls.give, function* ({ params: { id }, payload: { act } }) {
  const caller = yield* insideReviews
  yield* transact(caller, function* () {
    const { requestId, ...request } = yield* askedToChange(id)
    if (isGiven(request.state, act)) return
    yield* unlessStored(mayGive(request))
    yield* updateRequest(requestId, feedbackStateAfter(request.state, act))
  })
  return reply(yield* mineIn(caller, id))
})

const saveAnswer = change(calls.saveAnswer, function* ({ params: { id, itemId }, payload }) {
  const { requestId, ...request } = yield* askedToChange(id)
  const question = askedOfGroup(request.sections, request.group)
    .flatMap(({ questions }) => questions)
    .find((one) => one.id === itemId)
  if (question === undefined) return yield* Effect.fail(notFound)
  yield* unlessStored(mayGive(request))
  yield* acceptable(isAnswer(question, payload), 'chosen')
  if (!(yield* writeOwnAnswer(requestId, itemId, payload))) return yield* Effect.fail(changedMeanwhile)
  return yield* bodyOf(ownAnswer(requestId, itemId))
})

export const feedbackHandlers = HttpApiBuilder.group(Api, 'reviewFeedback', (handlers) =>
  handlers.handleAll({ read: readOne, ask, close, choices, propose, leaveOut, takeBack, mine, give, saveAnswer }),
)
