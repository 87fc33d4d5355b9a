import type { OrgChartPorts } from '../../machines/orgChart/orgChart.ports.ts'
import type { Run } from '../http/run.ts'

export const orgChartGateway = (run: Run): OrgChartPorts => ({
  loadChart: (params, signal) => run('orgChart', 'read', { params, signal }),
  rearrange: ({ moves, ...params }, signal) => run('orgChart', 'rearrange', { params, payload: { moves }, signal }),
  updateNode: ({ change, ...params }, signal) => run('orgChart', 'updateNode', { params, payload: change, signal }),
})
