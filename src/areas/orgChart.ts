import { orgChartGateway } from '../infra/gateways/orgChart.gateway.ts'
import { provided } from '../machines/kit/port.ts'
import { loadingNode, nodeForm, savingNode } from '../machines/orgChart/nodeForm.ts'
import { orgChartMachine } from '../machines/orgChart/orgChart.machine.ts'
import type { OrgChartPorts } from '../machines/orgChart/orgChart.ports.ts'
import { pages } from '../ui/orgChart/group.tsx'
import { areaOf } from './manifest.ts'

/** The org chart's machines, loaded with its page. */
export const orgChartArea = (ports: OrgChartPorts) =>
  orgChartMachine.provide({
    actors: {
      loadChart: provided(ports.loadChart),
      rearrange: provided(ports.rearrange),
      form: nodeForm.provide({ save: savingNode(ports), loadTheirs: loadingNode(ports) }),
    },
  })

/** The org chart's screen and machine, which come together in one file. */
export const area = areaOf({
  pages,
  machine: ({ run }) => orgChartArea(orgChartGateway(run)),
  input: ({ actor }) => ({ actor, now: Date.now() }),
})
