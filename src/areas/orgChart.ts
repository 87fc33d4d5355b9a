import { orgChartGateway } from '../infra/gateways/orgChart.gateway.ts'
import { provided } from '../machines/kit/port.ts'
import { nodeEditorMachine } from '../machines/orgChart/nodeEditor.machine.ts'
import { orgChartMachine } from '../machines/orgChart/orgChart.machine.ts'
import type { OrgChartPorts } from '../machines/orgChart/orgChart.ports.ts'
import { pages } from '../ui/orgChart/group.tsx'
import { area } from './manifest.ts'

/** The org chart's machines, loaded with its page. */
export const orgChartArea = (ports: OrgChartPorts) => {
  const loadChart = provided(ports.loadChart)
  return orgChartMachine.provide({
    actors: {
      loadChart,
      rearrange: provided(ports.rearrange),
      nodeEditor: nodeEditorMachine.provide({ actors: { loadChart, updateNode: provided(ports.updateNode) } }),
    },
  })
}

/** The org chart's screen and machine, which come together in one file. */
export const orgChart = area({
  pages,
  machine: ({ run }) => orgChartArea(orgChartGateway(run)),
  input: ({ actor }) => ({ actor, now: Date.now() }),
})
