import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { maySeeGoal, mayWriteGoals } from '../../../domain/goals/access.ts'
import { misplaced } from '../../../domain/goals/alignment.ts'
import type { GoalContent } from '../../../domain/goals/import/checking.ts'
import { goalImportWording, type KeptGoalReason } from '../../../domain/goals/import/wording.ts'
import type { GoalId } from '../../../domain/kernel/ids.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import { deleteGoals } from '../acts.store.ts'
import { releaseBelow } from '../alignment.handlers.ts'
import { aboutGoal } from '../changes.ts'
import { goalsStanding, goalsToImport, type StoredGoal } from './import.store.ts'
import { writeChanges } from './writing.ts'

interface Row {
  readonly id: GoalId
  readonly before: GoalContent | null
  readonly isTouched: boolean
}

interface Restored {
  readonly before: StoredGoal
  readonly to: GoalContent
}

/** Removes what an import made, and restores what it changed, with an update where its progress differs. */
export const takeGoalsBack = Effect.fn(function* (caller: Caller, fileName: string, rows: ReadonlyArray<Row>) {
  const stored = new Map(
    (yield* goalsToImport(caller, { people: [], ids: rows.map(({ id }) => id) })).map((goal) => [goal.id, goal]),
  )
  const because = new Map(rows.flatMap((row) => why(row)))
  const staying = (id: GoalId) => because.has(id)
  const going = rows.filter(({ id, before }) => before === null && !staying(id)).map(({ id }) => id)
  const restored = rows.flatMap(({ id, before: to }) => {
    const before = stored.get(id)
    return to === null || before === undefined || staying(id) ? [] : [{ before, to }]
  })
  for (const id of yield* outOfPlace(caller, restored, going)) because.set(id, 'servedElsewhere')
  yield* writeChanges(
    caller,
    restored.filter(({ before }) => !staying(before.id)),
    goalImportWording.revertedNote(fileName),
  )
  yield* releaseBelow(caller, going)
  yield* deleteGoals(going)
  yield* changeEntries(
    caller,
    { action: 'removed', kind: 'goal' },
    going.flatMap((id) => {
      const goal = stored.get(id)
      return goal === undefined ? [] : [aboutGoal(goal.employeeId, id, goal.title)]
    }),
  )
  return [...because].map(([id, reason]) => ({ id, name: stored.get(id)?.title ?? '', because: reason }))

  function why({ id, isTouched }: Row): ReadonlyArray<readonly [GoalId, KeptGoalReason]> {
    const goal = stored.get(id)
    // Of somebody who is not theirs any more the caller is told no title.
    if (goal === undefined || !mayWriteGoals(caller, goal.employeeId).allowed) return [[id, 'notYourReport']]
    return isTouched ? [[id, 'changedSince']] : []
  }
})

/** Those that can no longer stand where they stood; without them others may not either, so they are asked again. */
const outOfPlace = Effect.fn(function* (
  caller: Caller,
  restored: ReadonlyArray<Restored>,
  going: ReadonlyArray<GoalId>,
) {
  const found = new Set<GoalId>()
  const moved = restored.filter(
    ({ before, to }) => before.servesId !== to.servesId || before.sharedWith !== to.sharedWith,
  )
  if (moved.length === 0) return found
  const all = yield* goalsStanding(restored.map(({ before }) => before.employeeId))
  const before = new Map(all.filter(({ id }) => !going.includes(id)).map((goal) => [goal.id, goal]))
  for (;;) {
    const left = moved.filter(({ before: { id } }) => !found.has(id))
    const after = new Map(before)
    for (const { before: goal, to } of left) after.set(goal.id, { ...goal, ...to })
    const refused = misplaced(
      before,
      after,
      left.map(({ before: { id } }) => id),
      (goal) => maySeeGoal(caller, goal).allowed,
    )
    if (refused.size === 0) return found
    for (const id of refused.keys()) found.add(id)
  }
})
