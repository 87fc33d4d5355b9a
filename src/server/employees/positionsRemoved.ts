import { Effect } from 'effect'
import { successorOf } from '../../domain/employees/positions.ts'
import type { EmployeeId, PositionId } from '../../domain/kernel/ids.ts'
import { countPersonUp, deletePosition, makeCurrent, positionsToChange } from './positions.store.ts'

/**
 * Takes a position away; where it was the current one, the one that began last takes its place, or the one that was so
 * before, where that is known.
 */
export const leaveOut = Effect.fn(function* (
  { timeZone }: { readonly timeZone: string },
  employeeId: EmployeeId,
  positionId: PositionId,
  before: PositionId | null = null,
) {
  const held = (yield* positionsToChange(employeeId, timeZone)) ?? []
  yield* deletePosition(positionId)
  if (!held.some(({ id, isCurrent }) => id === positionId && isCurrent)) return
  const left = held.filter(({ id }) => id !== positionId)
  const next = left.find(({ id }) => id === before) ?? successorOf(left)
  if (next !== null) yield* makeCurrent(next.id)
  yield* countPersonUp(employeeId)
})
