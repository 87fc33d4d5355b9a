import { Effect } from 'effect'
import { GoalsGroup } from '../../contract/goals.ts'
import { mayProgress } from '../../domain/goals/lifecycle.ts'
import { isProgress } from '../../domain/goals/progress.ts'
import { denials } from '../../domain/goals/wording.ts'
import { answered } from '../audit/audit.store.ts'
import { change } from '../http/calls.ts'
import { conflicting, unacceptable } from '../http/denied.ts'
import { refuse } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { todayOf } from '../http/today.ts'
import { bodyOf } from '../store/body.ts'
import { holderSeen } from './comments.handlers.ts'
import { goal, goalToChange, insertProgress, progressUpdate, updateGoal } from './goals.store.ts'

/**
 * How far it has come, with what is said about it. Asked twice with one id it is one update. Of two who update at once both
 * are kept, and the later one stands.
 */
export const progress = change(GoalsGroup.endpoints.progress, function* ({ params: { goalId }, payload }) {
  const caller = yield* callerWho({ module: 'goals' })
  const person = yield* holderSeen(caller, goalId)
  const asItIs = goal(caller, person, goalId)
  const before = yield* goalToChange(goalId)
  const known = yield* progressUpdate(goalId, payload.id)
  if (before === undefined || known !== undefined) {
    const isSame =
      known?.authorId === caller.employeeId && known.current === payload.current && known.note === payload.note
    return isSame ? yield* bodyOf(asItIs) : yield* Effect.fail(alreadyExists)
  }
  const may = mayProgress(before.state)
  if (!may.allowed) return yield* Effect.fail(conflicting(may, denials))
  const after = { ...before.progress, current: payload.current }
  const possible = isProgress(after)
  if (!possible.allowed) return yield* Effect.fail(unacceptable(possible, denials, 'current'))
  const today = yield* todayOf(caller)
  if (!(yield* insertProgress(goalId, caller.employeeId, payload, today))) return yield* Effect.fail(alreadyExists)
  yield* updateGoal(goalId, { ...before, progress: after }, today)
  const done = {
    action: 'updated',
    kind: 'goal',
    id: goalId,
    person,
    name: before.title,
    fields: ['progress'],
  } as const
  return yield* answered(caller, done, asItIs)
})

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another update.')
