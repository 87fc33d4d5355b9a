/**
 * Ours: somebody whose employment ended comes back. It is for administrators, and nobody does it to themself; the first day
 * back is after the last day, and at most two years ahead; who they report to is active, and does not report to them.
 */
import { monthsAfter } from '../../kernel/days.ts'
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import type { EmployeeId } from '../../kernel/ids.ts'
import type { Day } from '../../kernel/nouns.ts'
import type { Actor } from '../../permissions/actor.ts'
import { mayTerminate } from '../access.ts'
import { mayReportTo, type ReportsToOf } from '../reporting.ts'

export type ReinstatementReason =
  | 'backBeforeLastDay'
  | 'backTooFarAhead'
  | 'managerInactive'
  | 'reportsToSelf'
  | 'reportsToCycle'

interface Manager {
  readonly id: EmployeeId
  readonly isActive: boolean
}

interface ReinstatementAsked {
  readonly employeeId: EmployeeId
  readonly firstDay: Day
  /** Of the employment that ended. */
  readonly lastDay: Day
  /** The day it is in the tenant's zone. */
  readonly today: Day
  readonly manager: Manager | null
  readonly reportsToOf: ReportsToOf
}

const MONTHS_AHEAD = 24

/** The last of the first days that may be chosen. */
export const furthestFirstDay = (today: Day): Day => monthsAfter(today, MONTHS_AHEAD)

/** Whoever ends employments begins them again. */
export const mayReinstate = (actor: Actor, employeeId: EmployeeId): Decision<'adminOnly' | 'ownRecord'> =>
  mayTerminate(actor, employeeId)

export function mayReinstateOn(asked: ReinstatementAsked): Decision<ReinstatementReason> {
  const { employeeId, firstDay, lastDay, today, manager, reportsToOf } = asked
  if (firstDay <= lastDay) return denied('backBeforeLastDay')
  if (firstDay > furthestFirstDay(today)) return denied('backTooFarAhead')
  return mayLead(employeeId, manager, reportsToOf)
}

/** Whether somebody may be the manager of who comes back. */
export const mayLead = (
  employeeId: EmployeeId,
  manager: Manager | null,
  reportsToOf: ReportsToOf,
): Decision<'managerInactive' | 'reportsToSelf' | 'reportsToCycle'> => {
  if (manager === null) return allowed
  const line = mayReportTo(employeeId, manager.id, reportsToOf)
  return line.allowed && !manager.isActive ? denied('managerInactive') : line
}

/** The manager of before, where they still work here. */
export const proposedManager = (
  employeeId: EmployeeId,
  before: Manager | null,
  reportsToOf: ReportsToOf,
): EmployeeId | null => (before !== null && mayLead(employeeId, before, reportsToOf).allowed ? before.id : null)

/** Today, or the day after the last day where that is yet to come. */
export const proposedFirstDay = (lastDay: Day, today: Day, dayAfterLast: Day): Day =>
  lastDay < today ? today : dayAfterLast
