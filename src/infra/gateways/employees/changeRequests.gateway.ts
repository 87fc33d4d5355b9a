import type { ChangeRequestPorts } from '../../../machines/employees/changeRequests/changeRequests.ports.ts'
import type { Run } from '../../http/run.ts'

export const changeRequestsGateway = (run: Run): ChangeRequestPorts => ({
  loadRequests: (params, signal) => run('changeRequests', 'list', { params, signal }),
  askForChange: ({ id, request }, signal) => run('changeRequests', 'ask', { params: { id }, payload: request, signal }),
  showRequest: (params, signal) => run('changeRequests', 'show', { params, signal }),
  acceptChange: ({ requestId, accepted }, signal) =>
    run('changeRequests', 'accept', { params: { requestId }, payload: accepted, signal }),
  declineChange: ({ requestId, declined }, signal) =>
    run('changeRequests', 'decline', { params: { requestId }, payload: declined, signal }),
  withdrawChange: ({ requestId, version }, signal) =>
    run('changeRequests', 'withdraw', { params: { requestId }, payload: { version }, signal }),
})
