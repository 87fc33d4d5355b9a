/**
 * What position descriptions ask of somebody, for the to-do list (ours): to approve what is a draft, and to acknowledge their
 * own once it is approved. Who may is the lifecycle's to say, as for the buttons. Of those whom a manager answers for, an
 * administrator is not asked as well.
 */
import type { EmployeeId, PositionId } from '../kernel/ids.ts'
import type { Version } from '../kernel/nouns.ts'
import type { Actor } from '../permissions/actor.ts'
import type { PositionStatus } from './nouns.ts'
import { mayActOnPosition } from './positionLifecycle.ts'

export interface WaitingPosition {
  readonly id: PositionId
  readonly employeeId: EmployeeId
  readonly employeeName: string
  readonly title: string
  readonly description: string
  readonly status: PositionStatus
  /** Null: nobody who works here. */
  readonly managerId: EmployeeId | null
  readonly version: Version
}

export interface PositionDuty {
  readonly type: 'positionToApprove' | 'positionToAcknowledge'
  readonly id: PositionId
  readonly title: string
  readonly detail: string
  readonly dueUtc: null
  /** On whose page it is done. */
  readonly employeeId: EmployeeId
  readonly version: Version
}

export const positionDuties = (actor: Actor, waiting: ReadonlyArray<WaitingPosition>): ReadonlyArray<PositionDuty> =>
  waiting.flatMap((position) => {
    const { employeeName, title } = position
    if (mayActOnPosition(actor, position, 'acknowledge').allowed)
      return [{ ...asks('positionToAcknowledge', position), detail: title }]
    return mayActOnPosition(actor, position, 'approve').allowed && answersFor(actor, position)
      ? [{ ...asks('positionToApprove', position), detail: `${employeeName}: ${title}` }]
      : []
  })

const answersFor = (actor: Actor, { managerId }: WaitingPosition): boolean =>
  managerId === null || managerId === actor.employeeId

const asks = (type: PositionDuty['type'], { id, employeeId, version }: WaitingPosition) =>
  ({ type, id, title: titles[type], dueUtc: null, employeeId, version }) as const

const titles: Record<PositionDuty['type'], string> = {
  positionToApprove: 'Position description to approve',
  positionToAcknowledge: 'Position description to read and acknowledge',
}
