import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { GoalColumn } from '../../../domain/goals/csv.ts'
import type { GoalContent } from '../../../domain/goals/import/checking.ts'
import { goalImportWording } from '../../../domain/goals/import/wording.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import type { ReadFile } from '../../employees/import/reading.ts'
import { changedMeanwhile } from '../../http/envelope.ts'
import { todayOf } from '../../http/today.ts'
import { insertGoals, peopleToGive } from '../acts.store.ts'
import { isUnshared, releaseAllUnshared } from '../alignment.handlers.ts'
import { aboutGoal, changesBetween } from '../changes.ts'
import { insertUpdates, type StoredGoal, updateGoals } from './import.store.ts'
import type { JudgedGoals } from './judging.ts'

/** Makes and changes what was judged. Whoever left, or was changed, since then has everything judged once more. */
export const writeGoals = Effect.fn(function* (
  caller: Caller,
  file: ReadFile<GoalColumn>,
  { made, changed, stored }: JudgedGoals,
) {
  const wanted = [...new Set(made.map(({ employeeId }) => employeeId))]
  const people = yield* peopleToGive(wanted)
  if (people.filter(({ isActive }) => isActive).length < wanted.length) return yield* Effect.fail(changedMeanwhile)
  const today = yield* todayOf(caller)
  const updates = changed.flatMap(({ before: { id }, to }) => {
    const before = stored.get(id)
    return before === undefined ? [] : [{ before, to }]
  })
  yield* insertGoals(
    null,
    made.map(({ employeeId, ...goal }) => ({ employeeId, goal: { ...goal, state: goal.state as 'Draft' | 'Active' } })),
    today,
  )
  const note = goalImportWording.note(file.name)
  yield* insertUpdates(
    caller.employeeId,
    made
      .filter(({ progress: { current, start } }) => current !== start)
      .map(({ id, progress: { current } }) => ({ goalId: id, current })),
    note,
    today,
  )
  yield* writeChanges(caller, updates, note)
  yield* changeEntries(
    caller,
    { action: 'created', kind: 'goal' },
    made.map((goal) => ({ ...aboutGoal(goal.employeeId, goal.id, goal.title), ...changesBetween(undefined, goal) })),
  )
  return [
    ...made.map(({ id }) => ({ id, before: null })),
    ...updates.map(({ before }) => ({ id: before.id, before: contentOf(before) })),
  ]
})

/** What each becomes, with an update where its progress differs. */
export const writeChanges = Effect.fn(function* (
  caller: Caller,
  changes: ReadonlyArray<{ readonly before: StoredGoal; readonly to: GoalContent }>,
  note: string,
) {
  const today = yield* todayOf(caller)
  const written = yield* updateGoals(changes, today)
  if (written.length < changes.length) return yield* Effect.fail(changedMeanwhile)
  const moved = changes.filter(({ before, to }) => before.progress.current !== to.progress.current)
  yield* insertUpdates(
    caller.employeeId,
    moved.map(({ before, to }) => ({ goalId: before.id, current: to.progress.current })),
    note,
    today,
  )
  yield* releaseAllUnshared(
    caller,
    changes.filter(({ before, to }) => isUnshared(before, to)).map(({ before }) => before.id),
  )
  yield* changeEntries(
    caller,
    { action: 'updated', kind: 'goal' },
    changes.map(({ before, to }) => ({
      ...aboutGoal(before.employeeId, before.id, to.title),
      ...changesBetween(before, to),
    })),
  )
})

/** Of a goal as stored what an import may change. */
const contentOf = ({ id: _, employeeId: __, version: ___, ...content }: StoredGoal): GoalContent => content
