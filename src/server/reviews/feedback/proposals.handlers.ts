/** Whom the employee proposes to be asked for feedback. Nobody is asked by it, and no letter goes out. */
import { Effect } from 'effect'
import { ReviewFeedbackGroup } from '../../../contract/reviewFeedback.ts'
import { mayManageReview } from '../../../domain/reviews/access.ts'
import {
  mayBeProposed,
  mayLeaveOut,
  mayPropose,
  mayTakeBackProposal,
} from '../../../domain/reviews/feedback/proposals.ts'
import { answer } from '../../http/calls.ts'
import { notFound, reply } from '../../http/envelope.ts'
import { TenantSql, transact } from '../../store/database.ts'
import { callerAbout, insideReviews, toChange } from '../guards.ts'
import { storedSettings } from '../reviews.store.ts'
import { usualSettings } from '../settings.ts'
import { acceptable, askable, choicesIn, permit, refusedFor, unlessStored, whileCollected } from './asking.ts'
import { collectedIn } from './feedback.store.ts'
import { decideProposals, deleteProposals, insertProposals, proposalsIn } from './proposals.store.ts'
import { feedbackIn } from './reading.ts'

const calls = ReviewFeedbackGroup.endpoints

/** For those who ask, and for the employee who proposes. */
export const choices = answer(calls.choices, function* ({ params: { id } }) {
  const { caller } = yield* callerAbout(id)
  return reply(
    yield* transact(caller, function* () {
      const [before] = yield* TenantSql.use(collectedIn(id))
      if (before === undefined) return yield* Effect.fail(notFound)
      const { employeesPropose } = (yield* storedSettings) ?? usualSettings
      if (!mayManageReview(caller, before).allowed) yield* permit(mayPropose(caller, before, employeesPropose))
      return yield* choicesIn(caller, before)
    }),
  )
})

/** Who is asked already may be proposed: whether they are is not the employee's to learn. */
export const propose = answer(calls.propose, function* ({ params: { id }, payload }) {
  const caller = yield* insideReviews
  return reply(
    yield* transact(caller, function* () {
      const { before } = yield* toChange(id)
      const { employeesPropose } = (yield* storedSettings) ?? usualSettings
      yield* permit(mayPropose(caller, before, employeesPropose))
      yield* whileCollected(id, before)
      yield* askable(caller, payload.people, before)
      const all = new Set([...(yield* proposalsIn(id)).map((one) => one.id), ...payload.people])
      yield* acceptable(mayBeProposed(all.size), 'people')
      yield* insertProposals(id, payload)
      return yield* feedbackIn(caller, id)
    }),
  )
})

export const leaveOut = answer(calls.leaveOut, function* ({ params: { id }, payload: { people } }) {
  const caller = yield* insideReviews
  return reply(
    yield* transact(caller, function* () {
      const { before } = yield* toChange(id)
      yield* permit(mayManageReview(caller, before))
      yield* whileCollected(id, before)
      const proposed = yield* proposalsIn(id)
      for (const person of people) {
        const found = proposed.find((one) => one.id === person)
        if (found === undefined) return yield* refusedFor('notProposed', 'people')
        yield* unlessStored(mayLeaveOut(found))
      }
      yield* decideProposals(
        people.map((person) => ({ review: id, id: person })),
        'LeftOut',
      )
      return yield* feedbackIn(caller, id)
    }),
  )
})

/** By the employee. Taken back twice it is answered with how it stands. */
export const takeBack = answer(calls.takeBack, function* ({ params: { id }, payload: { people } }) {
  const caller = yield* insideReviews
  return reply(
    yield* transact(caller, function* () {
      const { before } = yield* toChange(id)
      yield* permit(mayPropose(caller, before, true))
      yield* whileCollected(id, before)
      for (const proposal of yield* proposalsIn(id))
        if (people.includes(proposal.id)) yield* unlessStored(mayTakeBackProposal(proposal))
      yield* deleteProposals(id, people)
      return yield* feedbackIn(caller, id)
    }),
  )
})
