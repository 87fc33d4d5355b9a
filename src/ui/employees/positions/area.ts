import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Position } from '../../../domain/employees/nouns.ts'
import { mayActOnPosition, type PositionAction } from '../../../domain/employees/positionLifecycle.ts'
import { positionDenials } from '../../../domain/employees/positionWording.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import type { PositionsActor } from '../../../machines/employees/positions.machine.ts'
import type { ConfirmActor } from '../../../machines/kit/confirm.machine.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { useApp } from '../../app/machines.tsx'
import { useActor } from '../area.ts'

/** The machine of the positions, which runs once a tab or page has opened it. */
export const usePositions = (): PositionsActor => useApp().system.get('employees/positions') as PositionsActor

/** What is under way just now. */
export const usePositionWork = () => {
  const positions = usePositions()
  const editing = useSelector(positions, ({ context }) => context.editing)
  const form = useSelector(positions, ({ children }) => children.form as RecordFormActor | undefined)
  const confirmation = useSelector(positions, ({ children }) => children.confirmation as ConfirmActor | undefined)
  return { editing, form, confirmation }
}

/** The person leaving has been asked, and said that what is unsaved may go. */
export const useLeaving = (): void => {
  const positions = usePositions()
  useEffect(() => () => positions.send({ type: 'page.left' }), [positions])
}

/** Why the reader cannot do something with a position; undefined where they can. */
export const usePositionDenied = (employeeId: EmployeeId, position: Pick<Position, 'status' | 'description'>) => {
  const actor = useActor()
  return (action: PositionAction): string | undefined => {
    const may = mayActOnPosition(actor, { ...position, employeeId }, action)
    return may.allowed ? undefined : positionDenials[may.because]
  }
}
