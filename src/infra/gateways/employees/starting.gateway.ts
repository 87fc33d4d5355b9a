import type { StartingPorts } from '../../../machines/employees/starting/starting.ports.ts'
import type { Run } from '../../http/run.ts'

export const startingGateway = (run: Run): StartingPorts => ({
  reinstateEmployee: ({ reinstatement, ...params }, signal) =>
    run('starting', 'reinstate', { params, payload: reinstatement, signal }),
})
