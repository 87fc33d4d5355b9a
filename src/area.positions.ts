import type { Ready } from './areaStart.ts'
import { employeesGateway } from './infra/gateways/employees.gateway.ts'
import { positionsGateway } from './infra/gateways/positions.gateway.ts'
import { positionsArea } from './wiring.positions.ts'

/** Loaded when somebody opens the positions of a person. */
export const positions = {
  start: ({ readiness: { context }, run }: Ready) => ({
    logic: positionsArea({ ...positionsGateway(run), loadEmployee: employeesGateway(run).loadEmployee }),
    input: { tenantId: context.tenant.id, timeZone: context.tenant.timeZone },
  }),
}
