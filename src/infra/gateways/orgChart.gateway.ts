import type { OrgChartPorts } from '../../machines/orgChart/orgChart.ports.ts'
import type { Run } from '../http/run.ts'

export const orgChartGateway = (run: Run): OrgChartPorts => ({
  loadChart: (_, signal) => run('orgChart', 'read', { signal }),
  rearrange: ({ moves }, signal) => run('orgChart', 'rearrange', { payload: { moves }, signal }),
  updateNode: ({ change, ...params }, signal) => run('orgChart', 'updateNode', { params, payload: change, signal }),
})
