import type { Ready } from './areaStart.ts'
import { goalsGateway } from './infra/gateways/goals.gateway.ts'
import { pages, panel } from './ui/goals/group.tsx'
import { goalsArea } from './wiring.goals.ts'

/** The area's screens and machines, which come together in one file. */
export const goals = {
  pages,
  panel,
  start: ({ readiness: { context }, run }: Ready) => ({
    logic: goalsArea(goalsGateway(run)),
    input: { tenantId: context.tenant.id },
  }),
}
