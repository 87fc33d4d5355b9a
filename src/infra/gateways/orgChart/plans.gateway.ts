import type { PlanPorts } from '../../../machines/orgChart/plans/plans.ports.ts'
import type { Run } from '../../http/run.ts'

export const chartPlansGateway = (run: Run): PlanPorts => ({
  loadPlans: (_, signal) => run('orgChartPlans', 'list', { signal }),
  loadPlan: (params, signal) => run('orgChartPlans', 'read', { params, signal }),
  addPlan: (payload, signal) => run('orgChartPlans', 'create', { payload, signal }),
  savePlan: ({ id, ...payload }, signal) => run('orgChartPlans', 'save', { params: { id }, payload, signal }),
  changeMoves: ({ id, ...payload }, signal) => run('orgChartPlans', 'move', { params: { id }, payload, signal }),
  actOnPlan: ({ id, ...payload }, signal) => run('orgChartPlans', 'act', { params: { id }, payload, signal }),
})
