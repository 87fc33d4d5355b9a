import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { peopleAmong } from '../../../domain/employees/import/managers.ts'
import { maySeeGoal } from '../../../domain/goals/access.ts'
import type { GoalColumn } from '../../../domain/goals/csv.ts'
import { checkedGoals } from '../../../domain/goals/import/checking.ts'
import type { EmployeeId, GoalId } from '../../../domain/kernel/ids.ts'
import { readCells } from '../../../domain/kernel/import/rows.ts'
import type { ReadFile } from '../../employees/import/reading.ts'
import { goalsStanding, goalsToImport, peopleWritten } from './import.store.ts'

/** What the lines would make and change of the goals that the caller may write. */
export const judgedGoals = Effect.fn(function* (caller: Caller, { mapping, rows, dateOrder }: ReadFile<GoalColumn>) {
  const people = yield* peopleWritten(caller)
  const cells = rows.map((row) => readCells<GoalColumn, string>(row, mapping).cellOf)
  const named = peopleAmong(people)
  const working = new Set(people.map(({ id }) => id as string))
  const ids = cells.map((cellOf) => cellOf('id')).filter((id) => uuid.test(id))
  const wanted = new Set(cells.map((cellOf) => named(cellOf('person'))).filter((id) => working.has(id)))
  const goals = yield* goalsToImport(caller, { people: [...wanted] as ReadonlyArray<EmployeeId>, ids })
  const isAligning = mapping.includes('servesId') || mapping.includes('sharedWith')
  const served = cells.map((cellOf) => cellOf('servesId').toLowerCase())
  const standing = isAligning
    ? yield* goalsStanding([...new Set(goals.map(({ employeeId }) => employeeId))], served)
    : []
  const checked = checkedGoals({
    rows,
    mapping,
    dateOrder,
    people,
    goals,
    standing,
    sees: (goal) => maySeeGoal(caller, goal).allowed,
    idOf: () => crypto.randomUUID() as string as GoalId,
  })
  return { ...checked, stored: new Map(goals.map((goal) => [goal.id, goal])) }
})

export type JudgedGoals = Effect.Success<ReturnType<typeof judgedGoals>>

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
