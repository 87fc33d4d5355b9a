import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { GoalsGroup } from '../../contract/goals.ts'
import { mayRemoveComment, mayWriteGoals } from '../../domain/goals/access.ts'
import { denials } from '../../domain/goals/wording.ts'
import type { GoalId } from '../../domain/kernel/ids.ts'
import { answered } from '../audit/audit.store.ts'
import { change } from '../http/calls.ts'
import { forbidden } from '../http/denied.ts'
import { notFound, refuse } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { bodyOf } from '../store/body.ts'
import { commentOf, deleteComment, goal, goalToChange, insertComment } from './goals.store.ts'

const calls = GoalsGroup.endpoints

/** § 7 POST goals/{goalId}/comments. Asked twice with one id it makes one comment. */
export const comment = change(calls.comment, function* ({ params: { goalId }, payload }) {
  const caller = yield* callerWho({ module: 'goals' })
  const person = yield* holderSeen(caller, goalId)
  const asItIs = goal(caller, person, goalId)
  if (yield* insertComment(goalId, caller.employeeId, payload)) {
    const done = { action: 'created', kind: 'goalComment', id: payload.id, person, fields: ['text'] } as const
    return yield* answered(caller, done, asItIs)
  }
  const before = yield* commentOf(goalId, payload.id)
  const isSame = before?.authorId === caller.employeeId && before.text === payload.text
  return isSame ? yield* bodyOf(asItIs) : yield* Effect.fail(alreadyExists)
})

/** § 7 DELETE goals/{goalId}/comments/{id} */
export const removeComment = change(calls.removeComment, function* ({ params: { goalId, id } }) {
  const caller = yield* callerWho({ module: 'goals' })
  const person = yield* holderSeen(caller, goalId)
  const before = yield* commentOf(goalId, id)
  if (before === undefined) return yield* Effect.fail(notFound)
  const may = mayRemoveComment(caller, before.authorId)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  yield* deleteComment(id)
  return yield* answered(caller, { action: 'removed', kind: 'goalComment', id, person }, goal(caller, person, goalId))
})

/** Whose goal it is, if the caller may see that person; else there is no goal. */
export const holderSeen = Effect.fn(function* (caller: Caller, goalId: GoalId) {
  const row = yield* goalToChange(goalId)
  if (row === undefined || !mayWriteGoals(caller, row.employeeId).allowed) return yield* Effect.fail(notFound)
  return row.employeeId
})

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another comment.')
