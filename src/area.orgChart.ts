import type { Ready } from './areaStart.ts'
import { orgChartGateway } from './infra/gateways/orgChart.gateway.ts'
import { pages } from './ui/orgChart/group.tsx'
import { orgChartArea } from './wiring.orgChart.ts'

/** The org chart's screen and machine, which come together in one file. */
export const orgChart = {
  pages,
  start: ({ readiness, actor, run }: Ready) => ({
    logic: orgChartArea(orgChartGateway(run)),
    input: { tenantId: readiness.context.tenant.id, actor, now: Date.now() },
  }),
}
