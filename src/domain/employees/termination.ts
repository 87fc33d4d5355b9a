/**
 * § 4 A terminate action exists. Ours: it needs a day that is not before the person started and at most two years ahead,
 * and a reason; a person with active direct reports is left only when those are given to somebody who is neither the
 * leaver nor below the leaver, and who is still active. With a day ahead nothing ends before that day is over.
 */
import { monthsAfter } from '../kernel/days.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import type { Day } from '../kernel/nouns.ts'
import { mayReportTo, type ReportsToOf } from './reporting.ts'
import { type LeavingKind, leavingNames } from './termination.fields.ts'

export type TerminationReason =
  | 'dateTooFarAhead'
  | 'dateBeforeStart'
  | 'hasReports'
  | 'reportsToSelf'
  | 'reportsToCycle'
  | 'managerInactive'

/** Who the active reports go to, and whether that person is active. */
interface Heir {
  readonly id: EmployeeId
  readonly isActive: boolean
}

export interface TerminationAsked {
  readonly employeeId: EmployeeId
  readonly date: Day
  /** The day it is in the tenant's zone. */
  readonly today: Day
  readonly startDate: Day | null
  readonly activeReports: number
  readonly reassignTo: Heir | null
  readonly reportsToOf: ReportsToOf
}

/** Why somebody leaves, as it is kept: words of its own only where it is none of the list. */
interface Why {
  readonly kind: LeavingKind
  readonly reason: string
}

const MONTHS_AHEAD = 24

/** The last of the last days that may be chosen. */
export const furthestLastDay = (today: Day): Day => monthsAfter(today, MONTHS_AHEAD)

/** Nothing ends yet: the day is kept, and ends the employment once it is over. */
export const isAhead = (date: Day, today: Day): boolean => date > today

export function mayTerminateOn(asked: TerminationAsked): Decision<TerminationReason> {
  const { employeeId, date, today, startDate, activeReports, reassignTo, reportsToOf } = asked
  if (date > furthestLastDay(today)) return denied('dateTooFarAhead')
  if (startDate !== null && date < startDate) return denied('dateBeforeStart')
  if (activeReports === 0) return allowed
  return reassignTo === null ? denied('hasReports') : mayTakeOver(employeeId, reassignTo, reportsToOf)
}

/** Whether somebody may have the reports of a leaver: those cannot report to anyone whom the leaver could not report to. */
export const mayTakeOver = (
  leaver: EmployeeId,
  heir: Heir,
  reportsToOf: ReportsToOf,
): Decision<'managerInactive' | 'reportsToSelf' | 'reportsToCycle'> =>
  heir.isActive ? mayReportTo(leaver, heir.id, reportsToOf) : denied('managerInactive')

/** The leaver's own manager, where that is possible. */
export function proposedHeir(leaver: EmployeeId, manager: Heir | null, reportsToOf: ReportsToOf): EmployeeId | null {
  return manager !== null && mayTakeOver(leaver, manager, reportsToOf).allowed ? manager.id : null
}

/** Who has the reports when the last day is over, and whether that is who was chosen when it was planned. */
export interface HeirAtLast {
  readonly id: EmployeeId | null
  readonly isAsPlanned: boolean
}

/**
 * Ours: months may lie between the plan and the last day. Whoever was chosen and may no longer take over is replaced by
 * the nearest active person above the leaver; without one, the reports report to nobody.
 */
export function heirAtLast(
  leaver: EmployeeId,
  chosen: Heir | null,
  /** The leaver's own manager first. */
  above: ReadonlyArray<Heir>,
  reportsToOf: ReportsToOf,
): HeirAtLast {
  if (chosen !== null && mayTakeOver(leaver, chosen, reportsToOf).allowed) return { id: chosen.id, isAsPlanned: true }
  const next = above.find((heir) => mayTakeOver(leaver, heir, reportsToOf).allowed)
  return { id: next?.id ?? null, isAsPlanned: false }
}

/** A reason that is none of the list is written down. */
export const mayLeaveFor = ({ kind, reason }: Why): Decision<'reasonMissing'> =>
  kind === 'other' && reason.trim() === '' ? denied('reasonMissing') : allowed

/** As it is kept: a reason of the list needs no words. */
export const keptReason = <Of extends Why>(of: Of): Of => (of.kind === 'other' ? of : { ...of, reason: '' })

/** As it is read. */
export const reasonInWords = ({ kind, reason }: Why): string =>
  kind === 'other' ? reason || leavingNames.other : leavingNames[kind]
