import type { DashboardPorts } from '../../../machines/home/dashboard.ports.ts'
import type { Run } from '../../http/run.ts'

export const dashboardGateway = (run: Run): DashboardPorts => ({
  loadDashboard: (_, signal) => run('dashboard', 'read', { signal }),
  saveDashboard: (payload, signal) => run('dashboard', 'save', { payload, signal }),
  loadTile: (name, signal) => run('dashboard', 'tile', { params: { name }, signal }),
})
