/** Giving people other managers: the one way in which that is saved and written down, by hand or as a plan has it. */
import { Effect } from 'effect'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Move } from '../../domain/orgChart/nouns.ts'
import type { Actor } from '../audit/audit.store.ts'
import { changeEntries } from '../audit/changeEntries.ts'
import { namesOf } from '../employees/employees.store.ts'
import { changedMeanwhile } from '../http/envelope.ts'
import { saveMoves } from './orgChart.store.ts'

export type Names = ReadonlyMap<EmployeeId | null, string>

interface Before {
  readonly id: EmployeeId
  readonly reportsTo: EmployeeId | null
}

/** All of them, or none; each of a version that was read since `structureLock` was taken. */
export const rearranged = Effect.fn(function* (
  actor: Actor,
  moves: ReadonlyArray<Move>,
  before: ReadonlyMap<EmployeeId, Before>,
) {
  if ((yield* saveMoves(moves)).length !== moves.length) return yield* Effect.fail(changedMeanwhile)
  const reportedTo = (id: EmployeeId) => before.get(id)?.reportsTo ?? null
  const names = yield* namesOf(moves.flatMap(({ id, reportsTo }) => [reportedTo(id), reportsTo]))
  yield* changeEntries(
    actor,
    { action: 'updated', kind: 'employee' },
    moves.map(({ id, reportsTo }) => ({
      id,
      person: id,
      fields: reportedTo(id) === reportsTo ? [] : ['reportsTo'],
      values: [movedBetween(reportedTo(id), reportsTo, names)],
    })),
  )
})

/** By name, as people read it. */
export const movedBetween = (before: EmployeeId | null, after: EmployeeId | null, names: Names) => ({
  field: 'reportsTo',
  before: names.get(before) ?? null,
  after: names.get(after) ?? null,
})
