/**
 * How the reader of the list stands with a policy: as anybody stands (`dutyStatus.ts`), with nothing said of one that does not
 * ask them. To be read first comes what is due first; what has no due date comes last, then by title: the order of the
 * to-do list (`home/toDo.ts`), and the same policies (`unacknowledged`).
 */
import { byDueUtc } from '../kernel/dueOrder.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import type { InstantUtc } from '../kernel/nouns.ts'
import { byText } from '../kernel/order.ts'
import { asks, ownDuty, unacknowledged } from './duties.ts'
import { dutyStatusAt } from './dutyStatus.ts'
import type { DutyStatus, HrDocumentSummary } from './nouns.ts'

type Policy = HrDocumentSummary

export const ownDutyStatus = (policy: Policy, employeeId: EmployeeId, nowUtc: InstantUtc): DutyStatus | null =>
  asks(policy) ? dutyStatusAt(ownDuty(policy, employeeId), nowUtc) : null

const byDue = (one: Policy, other: Policy): number =>
  byDueUtc(one.dueUtc, other.dueUtc) || byText(one.title, other.title)

/** What the reader has still to agree to, in the order in which they are asked. */
export const toAgree = (
  policies: ReadonlyArray<Policy>,
  employeeId: EmployeeId,
  nowUtc: InstantUtc,
): ReadonlyArray<Policy> => unacknowledged(policies, employeeId, nowUtc).toSorted(byDue)

interface PlaceInRow {
  readonly policy: Policy
  readonly place: number
  readonly count: number
}

/** Each of them with its place among all that ask the reader; those already agreed to come before them. */
export const placesToAgree = (
  policies: ReadonlyArray<Policy>,
  employeeId: EmployeeId,
  nowUtc: InstantUtc,
): ReadonlyArray<PlaceInRow> => {
  const owed = toAgree(policies, employeeId, nowUtc)
  const count = policies.filter(asks).length
  return owed.map((policy, at) => ({ policy, place: count - owed.length + at + 1, count }))
}
