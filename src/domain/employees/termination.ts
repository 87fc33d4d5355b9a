/**
 * § 4 A terminate action exists. Ours: it needs a day that is not in the future and not before the person started, and a
 * person with active direct reports is left only when those are given to somebody who is neither the leaver nor below
 * the leaver, and who is still active.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import type { Day } from '../kernel/nouns.ts'
import { mayReportTo, type ReportsToOf } from './reporting.ts'

export type TerminationReason =
  | 'dateInFuture'
  | 'dateBeforeStart'
  | 'hasReports'
  | 'reportsToSelf'
  | 'reportsToCycle'
  | 'managerInactive'

export interface TerminationAsked {
  readonly employeeId: EmployeeId
  readonly date: Day
  /** The day it is in the tenant's zone. */
  readonly today: Day
  readonly startDate: Day | null
  readonly activeReports: number
  /** Who the active reports go to, and whether that person is active. */
  readonly reassignTo: { readonly id: EmployeeId; readonly isActive: boolean } | null
  readonly reportsToOf: ReportsToOf
}

export function mayTerminateOn(asked: TerminationAsked): Decision<TerminationReason> {
  const { employeeId, date, today, startDate, activeReports, reassignTo, reportsToOf } = asked
  if (date > today) return denied('dateInFuture')
  if (startDate !== null && date < startDate) return denied('dateBeforeStart')
  if (activeReports === 0) return allowed
  if (reassignTo === null) return denied('hasReports')
  if (!reassignTo.isActive) return denied('managerInactive')
  // The leaver's reports cannot report to anyone the leaver could not report to.
  return mayReportTo(employeeId, reassignTo.id, reportsToOf)
}
