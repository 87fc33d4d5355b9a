/**
 * § 4 Check-ins: Complete or not Complete; pending lists exclude Complete, completed lists include only Complete, and the
 * list separates templates from check-ins. Ours: the way there, scheduled → prepared by one → prepared by both → held →
 * complete. Complete locks it; opening it again asks why. One of a series that was skipped waits for nothing.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import { actionsFrom, type Lifecycle, statesAfter } from '../kernel/lifecycle.ts'
import type { Side } from './access.ts'

export const checkInStatuses = ['Scheduled', 'PreparedByOne', 'PreparedByBoth', 'Held', 'Complete', 'Skipped'] as const
export type CheckInStatus = (typeof checkInStatuses)[number]

export type CheckInAction = 'prepare' | 'unprepare' | 'hold' | 'complete' | 'reopen' | 'skip' | 'restore'

export const checkInLifecycle: Lifecycle<CheckInStatus, CheckInAction> = {
  Scheduled: { prepare: 'PreparedByOne', hold: 'Held', skip: 'Skipped' },
  PreparedByOne: { prepare: 'PreparedByBoth', unprepare: 'Scheduled', hold: 'Held', skip: 'Skipped' },
  PreparedByBoth: { unprepare: 'PreparedByOne', hold: 'Held', skip: 'Skipped' },
  Held: { complete: 'Complete' },
  Complete: { reopen: 'Held' },
  Skipped: { restore: ['Scheduled', 'PreparedByOne', 'PreparedByBoth'] },
}

export const isComplete = ({ status }: { readonly status: CheckInStatus }): boolean => status === 'Complete'

/** § 4 A list of both. */
export interface Listed {
  readonly status: CheckInStatus
  readonly isTemplate: boolean
}
export const pendingOf = <One extends Listed>(all: ReadonlyArray<One>): ReadonlyArray<One> =>
  all.filter((one) => !one.isTemplate && !isComplete(one) && one.status !== 'Skipped')
export const completedOf = <One extends Listed>(all: ReadonlyArray<One>): ReadonlyArray<One> =>
  all.filter((one) => !one.isTemplate && isComplete(one))
export const templatesOf = <One extends Listed>(all: ReadonlyArray<One>): ReadonlyArray<One> =>
  all.filter(({ isTemplate }) => isTemplate)

/** Who has said that they are prepared. */
export type PreparedBy = Readonly<Record<Side, boolean>>

export type CheckInActRefusal = 'notFromThisState' | 'preparedAlready' | 'notPreparedYet' | 'reasonMissing'

export interface Act {
  readonly action: CheckInAction
  /** Of the one who acts; null for those who only see it. */
  readonly side: Side | null
  readonly reason: string
}

export const mayAct = (
  { status, preparedBy }: { readonly status: CheckInStatus; readonly preparedBy: PreparedBy },
  { action, side, reason }: Act,
): Decision<CheckInActRefusal> => {
  if (statesAfter(checkInLifecycle, status, action) === null) return denied('notFromThisState')
  if (action === 'prepare' && side !== null && preparedBy[side]) return denied('preparedAlready')
  if (action === 'unprepare' && side !== null && !preparedBy[side]) return denied('notPreparedYet')
  return action === 'reopen' && reason.trim() === '' ? denied('reasonMissing') : allowed
}

/** Where an act that may be done leads. */
export const stateAfterAct = (
  { status, preparedBy }: { readonly status: CheckInStatus; readonly preparedBy: PreparedBy },
  action: CheckInAction,
): CheckInStatus =>
  action === 'restore' ? preparedStatus(preparedBy) : (statesAfter(checkInLifecycle, status, action)?.[0] ?? status)

/** Another reviewer has not prepared anything yet. */
export const preparedUnder = (
  reviewerId: EmployeeId,
  before: { readonly reviewerId: EmployeeId; readonly preparedBy: PreparedBy },
): PreparedBy => (reviewerId === before.reviewerId ? before.preparedBy : { ...before.preparedBy, reviewer: false })

export const preparedStatus = ({ employee, reviewer }: PreparedBy): CheckInStatus =>
  employee && reviewer ? 'PreparedByBoth' : employee || reviewer ? 'PreparedByOne' : 'Scheduled'

/** Agenda, answers, notes and items can be written until it is complete. */
export const mayWriteIn = (status: CheckInStatus): Decision<'locked'> =>
  status === 'Complete' ? denied('locked') : allowed

/** What is complete stands as record: it is opened again before it is taken away. */
export const mayRemove = (status: CheckInStatus): Decision<'locked'> => mayWriteIn(status)

/** When and where it is can be changed until it has been held. */
export const mayMove = (status: CheckInStatus): Decision<'heldAlready'> =>
  status === 'Held' || status === 'Complete' ? denied('heldAlready') : allowed

export const actsFrom = (status: CheckInStatus): ReadonlyArray<CheckInAction> => actionsFrom(checkInLifecycle, status)

/** Overdue is no state: its due moment has passed and it is not complete. */
export const isOverdue = (
  { status, dueDateUtc }: { readonly status: CheckInStatus; readonly dueDateUtc: string },
  now: number,
): boolean => status !== 'Complete' && status !== 'Skipped' && Date.parse(dueDateUtc) < now
