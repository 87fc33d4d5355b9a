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

/** What saving it can do besides. */
export const APPROVE = 'approve'

/** The form of a position (`kit/recordForm.machine.ts`). Saving answers the whole person. */
export const positionForm = recordForm<PositionDraft, Position, PositionScope, Employee>({
  id: 'positionForm',
  ...positionFields,
  draftOf: (position, { timeZone }) => positionDraftOf(position, timeZone),
  messages: (_, also) => ({
    added: also === APPROVE ? positionWording.addedApproved : positionWording.added,
    saved: also === APPROVE ? positionWording.savedApproved : positionWording.saved,
    failed: positionWording.saveFailed,
  }),
})

/** Provides the form's ports. */
export const savingPosition =
  (
    ports: Pick<PositionPorts, 'addPosition' | 'savePosition'>,
  ): SaveRecord<PositionDraft, Position, PositionScope, Employee> =>
  ({ scope: { employeeId: id }, id: positionId, base, draft, also }, signal) => {
    const saved = { ...positionFields.toSaved(draft), ...(also === APPROVE && { approve: true }) }
    return base === null
      ? ports.addPosition({ id, position: { id: positionId as PositionId, ...saved } }, signal)
      : ports.savePosition({ id, positionId: base.id, change: { version: base.version, ...saved } }, signal)
  }

export const loadingPosition =
  (loadEmployee: EmployeePorts['loadEmployee']): LoadTheirs<Position, PositionScope, Employee> =>
  async ({ scope: { employeeId }, id }, signal) =>
    Result.map(await loadEmployee({ id: employeeId }, signal), (employee) => ({
      record: employee.positions.find((position) => position.id === id) ?? null,
      answer: employee,
    }))
