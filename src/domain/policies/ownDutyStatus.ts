/**
 * How the reader of the list stands with a policy: as anybody stands (`dutyStatus.ts`), with nothing said of one that does not
 * ask them. To be read first comes what is due first; what has no due date comes last, then by title.
 */
import { byDueUtc } from '../kernel/dueOrder.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import type { InstantUtc } from '../kernel/nouns.ts'
import { byText } from '../kernel/order.ts'
import { asks, ownDuty } from './duties.ts'
import { dutyStatusAt } from './dutyStatus.ts'
import type { DutyStatus, HrDocumentSummary } from './nouns.ts'

type Policy = HrDocumentSummary

export const ownDutyStatus = (policy: Policy, employeeId: EmployeeId, nowUtc: InstantUtc): DutyStatus | null =>
  asks(policy) ? dutyStatusAt(ownDuty(policy, employeeId), nowUtc) : null

export const byDue = (one: Policy, other: Policy): number =>
  byDueUtc(one.dueUtc, other.dueUtc) || byText(one.title, other.title)
