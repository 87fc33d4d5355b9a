/**
 * What check-ins ask of somebody, for the to-do list (ours): to prepare those of the coming days, to say of those behind that
 * they took place and are complete, and to do what was agreed in them.
 */
import { daysBetween, lastMomentOf } from '../kernel/days.ts'
import type { CheckInId, EmployeeId } from '../kernel/ids.ts'
import type { Day, InstantUtc } from '../kernel/nouns.ts'
import type { Side } from './access.ts'
import type { CheckInStatus, PreparedBy } from './lifecycle.ts'

/** How many days before it one is spoken of, and before its day what was agreed. */
const PREPARE_DAYS = 3
const ACTION_DAYS = 7

export interface CheckInDuty {
  readonly type: 'checkInToPrepare' | 'checkInToComplete' | 'checkInAction'
  readonly id: CheckInId
  readonly title: string
  readonly detail: string
  readonly dueUtc: InstantUtc
  readonly employeeId: EmployeeId
}

/** A check-in that is neither complete nor skipped, as one of the two sees it. */
export interface Waiting {
  readonly id: CheckInId
  readonly name: string
  readonly other: string
  readonly side: Side
  readonly employeeId: EmployeeId
  readonly day: Day
  readonly scheduledDateUTC: InstantUtc
  readonly dueDateUtc: InstantUtc
  readonly status: CheckInStatus
  readonly preparedBy: PreparedBy
}

/** What somebody is to do and has not done. */
export interface OpenAction {
  readonly checkInId: CheckInId
  readonly employeeId: EmployeeId
  readonly text: string
  readonly dueDay: Day | null
}

export interface DutiesOn {
  readonly today: Day
  readonly now: number
  readonly timeZone: string
}

export const checkInDuties = (
  waiting: ReadonlyArray<Waiting>,
  actions: ReadonlyArray<OpenAction>,
  on: DutiesOn,
): ReadonlyArray<CheckInDuty> => [...waiting.flatMap((one) => meetingDuty(one, on)), ...actionDuties(actions, on)]

const meetingDuty = (one: Waiting, { today, now }: DutiesOn): ReadonlyArray<CheckInDuty> => {
  const about = { id: one.id, employeeId: one.employeeId, detail: `${one.name} with ${one.other}` }
  const isOver = one.status === 'Held' || Date.parse(one.scheduledDateUTC) < now
  if (isOver) {
    if (one.side !== 'reviewer') return []
    const title = one.status === 'Held' ? 'Check-in to complete' : 'Did this check-in take place?'
    return [{ type: 'checkInToComplete', title, dueUtc: one.dueDateUtc, ...about }]
  }
  if (one.preparedBy[one.side] || daysBetween(today, one.day) > PREPARE_DAYS) return []
  return [{ type: 'checkInToPrepare', title: 'Check-in to prepare', dueUtc: one.scheduledDateUTC, ...about }]
}

/** One line for all of a check-in, by what is due first. */
const actionDuties = (
  actions: ReadonlyArray<OpenAction>,
  { today, timeZone }: DutiesOn,
): ReadonlyArray<CheckInDuty> => {
  const near = actions.flatMap((action) =>
    action.dueDay !== null && daysBetween(today, action.dueDay) <= ACTION_DAYS
      ? [{ ...action, dueDay: action.dueDay }]
      : [],
  )
  const inOrder = near.toSorted((one, other) => one.dueDay.localeCompare(other.dueDay))
  return inOrder.flatMap((first, at) => {
    if (inOrder.findIndex(({ checkInId }) => checkInId === first.checkInId) < at) return []
    const others = inOrder.filter(({ checkInId }) => checkInId === first.checkInId).length - 1
    return [
      {
        type: 'checkInAction' as const,
        id: first.checkInId,
        employeeId: first.employeeId,
        title: 'Agreed in a check-in',
        detail: others === 0 ? first.text : `${first.text}, and ${others} more`,
        dueUtc: new Date(lastMomentOf(timeZone, first.dueDay)).toISOString(),
      },
    ]
  })
}
