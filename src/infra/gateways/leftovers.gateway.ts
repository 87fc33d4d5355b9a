import type { LeftoverPorts } from '../../machines/employees/accounts/accounts.ports.ts'
import type { Run } from '../http/run.ts'

export const leftoversGateway = (run: Run): LeftoverPorts => ({
  loadLeftovers: (params, signal) => run('accounts', 'leftovers', { params, signal }),
})
