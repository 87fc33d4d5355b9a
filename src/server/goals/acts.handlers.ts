import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { GoalsGroup } from '../../contract/goals.ts'
import { changesOf } from '../../domain/audit/changes.ts'
import { mayWriteGoals } from '../../domain/goals/access.ts'
import { givenGoal, isUntouched, nextGoal, servesNext } from '../../domain/goals/acts.ts'
import type { GoalsContinued, GoalsGiven, GoalsMade } from '../../domain/goals/nouns.ts'
import { denials } from '../../domain/goals/wording.ts'
import type { EmployeeId, GoalId } from '../../domain/kernel/ids.ts'
import { changeEntries } from '../audit/changeEntries.ts'
import { answer } from '../http/calls.ts'
import { unacceptable } from '../http/denied.ts'
import { notFound, refuse, reply } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { todayOf } from '../http/today.ts'
import { transact } from '../store/database.ts'
import { derivedId } from '../store/derivedId.ts'
import {
  actToTakeBack,
  deleteGoals,
  goalsOfAct,
  goalsToContinue,
  insertAct,
  insertGoals,
  type Made,
  peopleToGive,
  templatesToGive,
} from './acts.store.ts'
import { releaseBelow } from './alignment.handlers.ts'
import { alignmentLock } from './alignment.store.ts'

const calls = GoalsGroup.endpoints

/** Each of these people the goals of templates, all of it or nothing. Who has left meanwhile is passed over and named. */
export const give = answer(calls.give, function* ({ payload }) {
  const caller = yield* callerWho({ module: 'goals' })
  return reply(
    yield* transact(caller, function* () {
      const before = yield* sameAct(caller, payload)
      if (before !== null) return before
      const people = yield* peopleOf(caller, payload.people)
      const templates = yield* templatesToGive(payload.templateIds)
      if (templates.length < payload.templateIds.length) return yield* Effect.fail(unknownTemplate)
      const goals = templates.flatMap((template) => template.goals)
      const made = people.working.flatMap((employeeId) =>
        goals.map((goal) => ({ employeeId, goal: givenGoal(idIn(payload, employeeId, goal.id), goal, payload) })),
      )
      return yield* acted(caller, payload, made, people.left)
    }),
  )
})

/** Each of these goals once more, in the next period. */
export const continueGoals = answer(calls.continue, function* ({ payload }) {
  const caller = yield* callerWho({ module: 'goals' })
  return reply(
    yield* transact(caller, function* () {
      const before = yield* sameAct(caller, payload)
      if (before !== null) return before
      yield* alignmentLock
      const goals = yield* goalsToContinue(payload.goals)
      if (goals.length < payload.goals.length) return yield* Effect.fail(notFound)
      const people = yield* peopleOf(caller, [...new Set(goals.map(({ employeeId }) => employeeId))])
      const going = goals.filter(({ employeeId }) => people.working.includes(employeeId))
      const copyOf = (id: GoalId) => (going.some((goal) => goal.id === id) ? idIn(payload, id) : null)
      const made = going.map((goal) => ({
        employeeId: goal.employeeId,
        goal: {
          ...nextGoal(idIn(payload, goal.id), goal, payload),
          servesId: servesNext(goal.served, copyOf),
          sharedWith: goal.sharedWith,
        },
      }))
      return yield* acted(caller, payload, made, people.left)
    }),
  )
})

/** By the one who did it. What somebody has worked on since stays. */
export const takeBack = answer(calls.takeBack, function* ({ params: { id } }) {
  const caller = yield* callerWho({ module: 'goals' })
  return reply(
    yield* transact(caller, function* () {
      yield* alignmentLock
      const act = yield* actToTakeBack(id)
      if (act === undefined || act.byId !== caller.employeeId) return yield* Effect.fail(notFound)
      const goals = yield* goalsOfAct(id)
      const removed = goals.filter((goal) => isUntouched(goal) && mayWriteGoals(caller, goal.employeeId).allowed)
      const ids = removed.map((goal) => goal.id)
      yield* releaseBelow(caller, ids)
      yield* deleteGoals(ids)
      yield* changeEntries(caller, { action: 'removed', kind: 'goal' }, removed.map(aboutGoal))
      return { removed: removed.length, kept: goals.length - removed.length }
    }),
  )
})

/** Those who work here; to a caller who may not write the goals of one of them, nobody is there (§ 6). */
const peopleOf = Effect.fn(function* (caller: Caller, ids: ReadonlyArray<EmployeeId>) {
  if (!ids.every((id) => mayWriteGoals(caller, id).allowed)) return yield* Effect.fail(notFound)
  const people = yield* peopleToGive(ids)
  if (people.length < ids.length) return yield* Effect.fail(notFound)
  return {
    working: people.filter(({ isActive }) => isActive).map(({ id }) => id),
    left: people.filter(({ isActive }) => !isActive).map(({ id, fullName }) => ({ id, fullName })),
  }
})

/** Asked twice with one id it is one act, and the answer is the same. */
const sameAct = Effect.fn(function* (caller: Caller, asked: GoalsGiven | GoalsContinued) {
  const before = yield* actToTakeBack(asked.id)
  if (before === undefined) return null
  const isSame = before.byId === caller.employeeId && isSameAsked(before.asked, asked)
  return isSame ? before.made : yield* Effect.fail(alreadyExists)
})

const acted = Effect.fn(function* (
  caller: Caller,
  asked: GoalsGiven | GoalsContinued,
  goals: ReadonlyArray<Made>,
  left: GoalsMade['left'],
) {
  const made: GoalsMade = {
    id: asked.id,
    goals: goals.length,
    people: new Set(goals.map(({ employeeId }) => employeeId)).size,
    left,
  }
  // Of two that come at once the second waits for the first.
  if (!(yield* insertAct(caller.employeeId, asked, made))) return (yield* sameAct(caller, asked)) ?? made
  yield* insertGoals(asked.id, goals, yield* todayOf(caller))
  yield* changeEntries(
    caller,
    { action: 'created', kind: 'goal' },
    goals.map(({ employeeId, goal }) => aboutGoal({ id: goal.id, employeeId, title: goal.title })),
  )
  return made
})

const aboutGoal = (goal: { readonly id: GoalId; readonly employeeId: EmployeeId; readonly title: string }) => ({
  id: goal.id,
  person: goal.employeeId,
  name: goal.title,
})

const idIn = (act: { readonly id: string }, ...parts: ReadonlyArray<string>): GoalId =>
  derivedId([act.id, ...parts].join('/')) as GoalId

const isSameAsked = (before: Readonly<Record<string, unknown>>, asked: GoalsGiven | GoalsContinued): boolean =>
  changesOf(Object.keys(asked), before, { ...asked }).fields.length === 0

const unknownTemplate = unacceptable({ allowed: false, because: 'unknownTemplate' }, denials, 'templateIds')
const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for something else.')
