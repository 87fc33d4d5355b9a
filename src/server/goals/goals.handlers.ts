import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import type { Refusal } from '../../contract/envelope.ts'
import { GoalsGroup } from '../../contract/goals.ts'
import { versionOf } from '../../contract/paths.ts'
import type { FieldChange } from '../../domain/audit/nouns.ts'
import { mayRemoveGoal, mayWriteGoals } from '../../domain/goals/access.ts'
import { mayBecome, mayBeginAs } from '../../domain/goals/lifecycle.ts'
import type { GoalUpdate } from '../../domain/goals/nouns.ts'
import { isProgress } from '../../domain/goals/progress.ts'
import { denials } from '../../domain/goals/wording.ts'
import type { EmployeeId, GoalId } from '../../domain/kernel/ids.ts'
import { answered, recordChange } from '../audit/audit.store.ts'
import { change, read } from '../http/calls.ts'
import { forbidden, unacceptable } from '../http/denied.ts'
import { changedMeanwhile, notFound, refuse } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { bodyOf } from '../store/body.ts'
import { comment, removeComment } from './comments.handlers.ts'
import {
  deleteGoal,
  type GoalRow,
  goal,
  goalsOf,
  goalToChange,
  insertGoal,
  personExists,
  updateGoal,
} from './goals.store.ts'

const calls = GoalsGroup.endpoints

/** Who calls, if they may see this person: to everybody else there is nobody (§ 6). */
const callerAbout = (id: EmployeeId) =>
  Effect.flatMap(callerWho({ module: 'goals' }), (caller) =>
    mayWriteGoals(caller, id).allowed ? Effect.succeed(caller) : Effect.fail(notFound),
  )

/** § 7 GET employees/{id}/goals */
const listOf = read(calls.listOf, function* ({ params: { id } }) {
  yield* callerAbout(id)
  return goalsOf(id)
})

/** § 7 GET employees/{id}/goals/{goalId} */
const readOne = read(calls.read, function* ({ params: { id, goalId } }) {
  yield* callerAbout(id)
  return goal(id, goalId)
})

/** § 7 POST employees/{id}/goals. Asked twice with one id it makes one goal. */
const create = change(calls.create, function* ({ params: { id }, payload }) {
  const caller = yield* callerAbout(id)
  yield* rulesOf(payload, mayBeginAs(payload.state))
  if (!(yield* personExists(id))) return yield* Effect.fail(notFound)
  if (yield* insertGoal(id, payload)) {
    const values = changesBetween(undefined, payload)
    yield* recordChange(caller, { ...about(id, payload.id, payload.title), action: 'created', ...told(values) })
  } else {
    const before = yield* goalToChange(payload.id)
    const isSame = before?.employeeId === id && changesBetween(before, payload).length === 0
    if (!isSame) return yield* Effect.fail(alreadyExists)
  }
  return yield* bodyOf(goal(id, payload.id))
})

/** § 7 PUT employees/{id}/goals/{goalId} */
const update = change(calls.update, function* ({ params: { id, goalId }, payload: { version, ...to } }) {
  const caller = yield* callerAbout(id)
  const before = yield* asDecidedOn(id, goalId, version)
  yield* rulesOf(to, mayBecome(before.state, to.state))
  yield* updateGoal(goalId, to)
  const values = changesBetween(before, to)
  const done = { ...about(id, goalId, to.title), action: 'updated', ...told(values) } as const
  return yield* answered(caller, done, goal(id, goalId))
})

/** § 7 DELETE employees/{id}/goals/{goalId} */
const remove = change(calls.remove, function* ({ params: { id, goalId }, headers }) {
  const caller = yield* callerAbout(id)
  const before = yield* asDecidedOn(id, goalId, versionOf(headers))
  const may = mayRemoveGoal(caller, before)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  yield* deleteGoal(goalId)
  yield* recordChange(caller, { ...about(id, goalId, before.title), action: 'removed' })
})

/** The goal as stored, if the write that is coming was decided on just this version. */
const asDecidedOn = Effect.fn(function* (id: EmployeeId, goalId: GoalId, version: number) {
  const before = yield* goalToChange(goalId)
  if (before === undefined || before.employeeId !== id) return yield* Effect.fail(notFound)
  return before.version === version ? before : yield* Effect.fail(changedMeanwhile)
})

const rulesOf = (
  { progress }: Pick<GoalUpdate, 'progress'>,
  state: ReturnType<typeof mayBecome>,
): Effect.Effect<void, Refusal<422>> => {
  if (!state.allowed) return Effect.fail(unacceptable(state, denials, 'state'))
  const possible = isProgress(progress)
  return possible.allowed ? Effect.void : Effect.fail(unacceptable(possible, denials, 'progress'))
}

const about = (person: EmployeeId, id: GoalId, name: string) => ({ kind: 'goal' as const, id, person, name })

type Said = Pick<GoalRow, 'title' | 'description' | 'state' | 'dueDate' | 'progress'>

const changesBetween = (before: Said | undefined, after: Said): ReadonlyArray<FieldChange> =>
  (['title', 'description', 'state', 'dueDate', 'progress'] as const)
    .filter((field) => written(before, field) !== written(after, field))
    .map((field) => ({ field, before: written(before, field), after: written(after, field) }))

const written = (said: Said | undefined, field: keyof Said): string | null => {
  if (said === undefined) return null
  if (field !== 'progress') return said[field]
  const { kind, start, current, target, unit } = said.progress
  return JSON.stringify({ kind, start, current, target, unit })
}

const told = (values: ReadonlyArray<FieldChange>) => ({ fields: values.map(({ field }) => field), values })

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another goal.')

export const goalsHandlers = HttpApiBuilder.group(Api, 'goals', (handlers) =>
  handlers.handleAll({ listOf, read: readOne, create, update, remove, comment, removeComment }),
)
