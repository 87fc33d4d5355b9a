import { plugged } from './machines/kit/port.ts'
import { nodeEditorMachine } from './machines/orgChart/nodeEditor.machine.ts'
import { orgChartMachine } from './machines/orgChart/orgChart.machine.ts'
import type { OrgChartPorts } from './machines/orgChart/orgChart.ports.ts'

/** The org chart's machines, loaded with its page. */
export const orgChartArea = (ports: OrgChartPorts) => {
  const loadChart = plugged(ports.loadChart)
  return orgChartMachine.provide({
    actors: {
      loadChart,
      rearrange: plugged(ports.rearrange),
      nodeEditor: nodeEditorMachine.provide({ actors: { loadChart, updateNode: plugged(ports.updateNode) } }),
    },
  })
}
