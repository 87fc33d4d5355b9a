import type { Employee, NewPosition, PositionUpdate } from '../../domain/employees/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId, PositionId } from '../../domain/kernel/ids.ts'
import type { Port } from '../kit/port.ts'

interface OfPerson {
  readonly id: EmployeeId
}

interface OfPosition extends OfPerson {
  readonly positionId: PositionId
}

/** A decision names the version that was read. */
type Decide = Port<OfPosition & { readonly version: number }, Employee, Failure>

/** Each answers the whole person, whose current title may be another now. */
export type PositionPorts = {
  addPosition: Port<OfPerson & { readonly position: NewPosition }, Employee, Failure>
  savePosition: Port<OfPosition & { readonly change: PositionUpdate }, Employee, Failure>
  removePosition: Decide
  approvePosition: Decide
  acknowledgePosition: Decide
}
