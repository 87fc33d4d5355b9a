import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId, TenantId } from '../../domain/kernel/ids.ts'
import type { Move, Moved, NodeUpdate, OrgChartPerson } from '../../domain/orgChart/nouns.ts'
import type { Port } from '../kit/port.ts'

interface OfTenant {
  readonly tenantId: TenantId
}

export type OrgChartPorts = {
  loadChart: Port<OfTenant, ReadonlyArray<OrgChartPerson>, Failure>
  /** All of them, or none. */
  rearrange: Port<OfTenant & { readonly moves: ReadonlyArray<Move> }, ReadonlyArray<Moved>, Failure>
  updateNode: Port<OfTenant & { readonly id: EmployeeId; readonly change: NodeUpdate }, OrgChartPerson, Failure>
}
