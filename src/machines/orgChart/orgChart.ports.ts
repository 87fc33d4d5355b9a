import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Move, Moved, NodeUpdate, OrgChartPerson } from '../../domain/orgChart/nouns.ts'
import type { Port } from '../kit/port.ts'

export type OrgChartPorts = {
  loadChart: Port<void, ReadonlyArray<OrgChartPerson>, Failure>
  /** All of them, or none. */
  rearrange: Port<{ readonly moves: ReadonlyArray<Move> }, ReadonlyArray<Moved>, Failure>
  updateNode: Port<{ readonly id: EmployeeId; readonly change: NodeUpdate }, OrgChartPerson, Failure>
}
