import type { Employee, Position } from '../../domain/employees/nouns.ts'
import { positionWording } from '../../domain/employees/positionWording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { type Question, type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import type { Port, PortInput } from '../kit/port.ts'
import type { PositionPorts } from './positions.ports.ts'

/** What can be decided on a position, each behind a question. */
export type PositionDecision = 'approve' | 'acknowledge' | 'remove'

export interface PositionAsked {
  readonly decision: PositionDecision
  readonly employeeId: EmployeeId
  /** Whose position it is, by name. */
  readonly fullName: string
  readonly position: Position
}

/** What is decided, on the position as it was asked about. */
type Decided = PortInput<PositionPorts['removePosition']> & { readonly decision: PositionDecision }

/** The question behind which it is decided. */
export const positionDecision = questionOf<Decided, Employee>()

export const positionQuestion = (asked: PositionAsked): QuestionAbout<Decided> => {
  const { decision, employeeId, position } = asked
  const subject = { decision, id: employeeId, positionId: position.id, version: position.version }
  return { ...questions[decision](asked), subject }
}

const questions: Record<PositionDecision, (asked: PositionAsked) => Omit<Question, 'subject'>> = {
  approve: ({ fullName, position }) => ({
    title: 'Approve position description',
    text: `${position.title}, for ${fullName}. To take it back, change the text: it becomes a draft again.`,
    confirmLabel: 'Approve',
  }),
  acknowledge: ({ position }) => ({
    title: 'Acknowledge position description',
    text: `You confirm that you have read the position description ${position.title} and know what is expected of you.`,
    confirmLabel: 'Acknowledge',
  }),
  remove: ({ fullName, position }) => ({
    title: 'Delete position',
    text: `${position.title} will be deleted from the positions of ${fullName}. This cannot be undone.`,
    confirmLabel: `Delete ${position.title}`,
    tone: 'danger',
  }),
}

export const decided: Record<PositionDecision, { readonly done: string; readonly failed: string }> = {
  approve: { done: positionWording.approved, failed: positionWording.approveFailed },
  acknowledge: { done: positionWording.acknowledged, failed: positionWording.acknowledgeFailed },
  remove: { done: positionWording.removed, failed: positionWording.removeFailed },
}

/** One port for every decision. */
export const decidingOnPosition = (
  ports: Pick<PositionPorts, 'removePosition' | 'approvePosition' | 'acknowledgePosition'>,
): Port<Decided, Employee, Failure> => {
  const by: Record<PositionDecision, PositionPorts['removePosition']> = {
    approve: ports.approvePosition,
    acknowledge: ports.acknowledgePosition,
    remove: ports.removePosition,
  }
  return ({ decision, ...position }, signal) => by[decision](position, signal)
}
