import type { Ready } from './areaStart.ts'
import { employeesGateway } from './infra/gateways/employees.gateway.ts'
import { leftoversGateway } from './infra/gateways/leftovers.gateway.ts'
import { partIn } from './machines/session/readiness.selectors.ts'
import { pages } from './ui/employees/group.tsx'
import { employeesArea } from './wiring.employees.ts'

/** The area's screens and machines, which come together in one file. */
export const employees = {
  pages,
  start: ({ readiness, actor, run }: Ready) => ({
    logic: employeesArea({ ...employeesGateway(run), ...leftoversGateway(run) }),
    input: {
      tenantId: readiness.context.tenant.id,
      actor,
      people: partIn('employees')(readiness) ?? [],
      // It cannot have been read before the program began; that is close enough to know whether it is still young.
      peopleReadAt: performance.timeOrigin,
      now: Date.now(),
    },
  }),
}
