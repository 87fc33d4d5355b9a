import type { StartingPorts } from '../../../machines/employees/starting/starting.ports.ts'
import type { Run } from '../../http/run.ts'

export const startingGateway = (run: Run): StartingPorts => ({
  loadStart: (params, signal) => run('starting', 'start', { params, signal }),
  endStart: ({ isEnded, ...params }, signal) => run('starting', 'endStart', { params, payload: { isEnded }, signal }),
  // As `handover.gateway.ts` has it: two areas that share a file make one more, which the entry would name.
  loadHandovers: (params, signal) => run('accounts', 'handover', { params, signal }),
  reinstateEmployee: ({ reinstatement, ...params }, signal) =>
    run('starting', 'reinstate', { params, payload: reinstatement, signal }),
})
