import * as Result from 'effect/Result'
import type { Employee, Position } from '../../domain/employees/nouns.ts'
import { type PositionDraft, positionFields } from '../../domain/employees/position.fields.ts'
import { positionDraftOf } from '../../domain/employees/positionDrafts.ts'
import { positionWording } from '../../domain/employees/positionWording.ts'
import type { EmployeeId, PositionId } from '../../domain/kernel/ids.ts'
import { recordForm } from '../kit/recordForm.ts'
import type { LoadTheirs, SaveRecord } from '../kit/recordFormShape.ts'
import type { EmployeePorts } from './employees.ports.ts'
import type { PositionPorts } from './positions.ports.ts'

/** Whose position it is, and the zone in which its start is a day. */
export interface PositionScope {
  readonly employeeId: EmployeeId
  readonly timeZone: string
}

/** The form of a position (`kit/recordForm.machine.ts`). Saving answers the whole person. */
export const positionForm = recordForm<PositionDraft, Position, PositionScope, Employee>({
  id: 'positionForm',
  ...positionFields,
  draftOf: (position, { timeZone }) => positionDraftOf(position, timeZone),
  messages: {
    added: positionWording.added,
    saved: positionWording.saved,
    failed: positionWording.saveFailed,
  },
})

/** Provides the form's ports. */
export const savingPosition =
  (
    ports: Pick<PositionPorts, 'addPosition' | 'savePosition'>,
  ): SaveRecord<PositionDraft, Position, PositionScope, Employee> =>
  ({ scope: { employeeId: id }, id: positionId, base, draft }, signal) =>
    base === null
      ? ports.addPosition({ id, position: { id: positionId as PositionId, ...positionFields.toSaved(draft) } }, signal)
      : ports.savePosition(
          { id, positionId: base.id, change: { version: base.version, ...positionFields.toSaved(draft) } },
          signal,
        )

export const loadingPosition =
  (loadEmployee: EmployeePorts['loadEmployee']): LoadTheirs<Position, PositionScope, Employee> =>
  async ({ scope: { employeeId }, id }, signal) =>
    Result.map(await loadEmployee({ id: employeeId }, signal), (employee) => ({
      record: employee.positions.find((position) => position.id === id) ?? null,
      answer: employee,
    }))
