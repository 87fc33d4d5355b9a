import { Effect, Layer } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import type { Caller } from '../../contract/callers.ts'
import type { Refusal } from '../../contract/envelope.ts'
import { GoalsGroup } from '../../contract/goals.ts'
import { versionOf } from '../../contract/paths.ts'
import { mayRemoveGoal, mayWriteGoals } from '../../domain/goals/access.ts'
import { mayBecome, mayBeginAs } from '../../domain/goals/lifecycle.ts'
import type { GoalUpdate, NewGoal } from '../../domain/goals/nouns.ts'
import { isProgress } from '../../domain/goals/progress.ts'
import { denials } from '../../domain/goals/wording.ts'
import type { EmployeeId, GoalId, GoalUpdateId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { answered, recordChange } from '../audit/audit.store.ts'
import { change, read } from '../http/calls.ts'
import { forbidden, unacceptable } from '../http/denied.ts'
import { changedMeanwhile, notFound, refuse } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { todayOf } from '../http/today.ts'
import { collectionHandlers } from '../organisation/collection.handlers.ts'
import { bodyOf } from '../store/body.ts'
import { continueGoals, give, takeBack } from './acts.handlers.ts'
import { goalTemplates } from './acts.store.ts'
import { alignmentOf, atFirst, lockedFor, releaseBelow, releaseUnshared, tree } from './alignment.handlers.ts'
import { alignmentLock } from './alignment.store.ts'
import { aboutGoal, changesBetween } from './changes.ts'
import { comment, removeComment } from './comments.handlers.ts'
import {
  deleteGoal,
  goal,
  goalFor,
  goalsOf,
  goalToChange,
  insertGoal,
  insertProgress,
  personExists,
  updateGoal,
} from './goals.store.ts'
import { count, counts, csv, dueDays, groups, list, window } from './listing.handlers.ts'
import { progress } from './progress.handlers.ts'
import { reminders, setReminders } from './reminders.handlers.ts'

const calls = GoalsGroup.endpoints

/** Who calls, if they may see this person: to everybody else there is nobody (§ 6). */
const callerAbout = (id: EmployeeId) =>
  Effect.flatMap(callerWho({ module: 'goals' }), (caller) =>
    mayWriteGoals(caller, id).allowed ? Effect.succeed(caller) : Effect.fail(notFound),
  )

/** § 7 GET employees/{id}/goals */
const listOf = read(calls.listOf, function* ({ params: { id } }) {
  return goalsOf(yield* callerAbout(id), id)
})

/** § 7 GET employees/{id}/goals/{goalId} */
const readOne = read(calls.read, function* ({ params: { id, goalId } }) {
  return goal(yield* callerAbout(id), id, goalId)
})

/** One goal, for those who may see its person. */
const find = read(calls.find, function* ({ params: { goalId } }) {
  return goalFor(yield* callerWho({ module: 'goals' }), goalId)
})

/** § 7 POST employees/{id}/goals. Asked twice with one id it makes one goal. */
const create = change(calls.create, function* ({ params: { id }, payload }) {
  const caller = yield* callerAbout(id)
  yield* rulesOf(payload, mayBeginAs(payload.state))
  if (!(yield* personExists(id))) return yield* Effect.fail(notFound)
  yield* lockedFor(payload)
  const asItIs = goal(caller, id, payload.id)
  const to = {
    ...payload,
    ...(yield* alignmentOf(caller, { id: payload.id, employeeId: id }, atFirst, payload)),
  }
  const today = yield* todayOf(caller)
  if (yield* insertGoal(id, to, today)) {
    yield* keepProgress(caller, payload.id, to.progress.start, to, today)
    const done = {
      ...aboutGoal(id, payload.id, payload.title),
      action: 'created',
      ...changesBetween(undefined, to),
    } as const
    return yield* answered(caller, done, asItIs)
  }
  const before = yield* goalToChange(payload.id)
  const isSame = before?.employeeId === id && changesBetween(before, to).fields.length === 0
  return isSame ? yield* bodyOf(asItIs) : yield* Effect.fail(alreadyExists)
})

/** § 7 PUT employees/{id}/goals/{goalId} */
const update = change(calls.update, function* ({ params: { id, goalId }, payload: { version, ...asked } }) {
  const caller = yield* callerAbout(id)
  yield* lockedFor(asked)
  const before = yield* asDecidedOn(id, goalId, version)
  yield* rulesOf(asked, mayBecome(before.state, asked.state))
  const to = { ...asked, ...(yield* alignmentOf(caller, { id: goalId, employeeId: id }, before, asked)) }
  const today = yield* todayOf(caller)
  yield* updateGoal(goalId, to, today)
  yield* keepProgress(caller, goalId, before.progress.current, to, today)
  yield* releaseUnshared(caller, goalId, before, to)
  const done = { ...aboutGoal(id, goalId, to.title), action: 'updated', ...changesBetween(before, to) } as const
  return yield* answered(caller, done, goal(caller, id, goalId))
})

/** Where a goal stands is never typed without being kept: what it came forward since a day is counted from these. */
const keepProgress = Effect.fn(function* (
  caller: Caller,
  id: GoalId,
  from: number,
  { progress: { current } }: Pick<NewGoal, 'progress'>,
  today: Day,
) {
  if (current !== from) yield* insertProgress(id, caller.employeeId, { id: newUpdateId(), current, note: '' }, today)
})

/** § 7 DELETE employees/{id}/goals/{goalId} */
const remove = change(calls.remove, function* ({ params: { id, goalId }, headers }) {
  const caller = yield* callerAbout(id)
  yield* alignmentLock
  const before = yield* asDecidedOn(id, goalId, versionOf(headers))
  const may = mayRemoveGoal(caller, before)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  yield* releaseBelow(caller, [goalId])
  yield* deleteGoal(goalId)
  yield* recordChange(caller, { ...aboutGoal(id, goalId, before.title), action: 'removed' })
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

const newUpdateId = () => crypto.randomUUID() as string as GoalUpdateId

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another goal.')

const goalCalls = HttpApiBuilder.group(Api, 'goals', (handlers) =>
  handlers.handleAll({
    listOf,
    read: readOne,
    create,
    update,
    remove,
    list,
    window,
    count,
    groups,
    counts,
    csv,
    dueDays,
    tree,
    find,
    progress,
    comment,
    removeComment,
    give,
    continue: continueGoals,
    takeBack,
    reminders,
    setReminders,
  }),
)

export const goalsHandlers = Layer.mergeAll(
  goalCalls,
  HttpApiBuilder.group(Api, 'goalTemplates', (handlers) =>
    handlers.handleAll(collectionHandlers('goalTemplates', goalTemplates, { module: 'goals' })),
  ),
)
