import type { HandoverPorts } from '../../../machines/employees/accounts/accounts.ports.ts'
import type { Run } from '../../http/run.ts'

export const handoverGateway = (run: Run): HandoverPorts => ({
  loadHandovers: (params, signal) => run('accounts', 'handover', { params, signal }),
})
