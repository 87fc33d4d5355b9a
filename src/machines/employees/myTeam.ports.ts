import type { Colleague } from '../../domain/employees/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { TenantId } from '../../domain/kernel/ids.ts'
import type { Port } from '../kit/port.ts'

export interface TeamOf {
  readonly tenantId: TenantId
}

export type MyTeamPorts = {
  loadTeam: Port<TeamOf, ReadonlyArray<Colleague>, Failure>
}
