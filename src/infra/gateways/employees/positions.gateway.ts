import type { PositionPorts } from '../../../machines/employees/positions.ports.ts'
import { expecting, type Run } from '../../http/run.ts'

export const positionsGateway = (run: Run): PositionPorts => ({
  addPosition: ({ position, ...params }, signal) => run('positions', 'create', { params, payload: position, signal }),
  savePosition: ({ change, ...params }, signal) => run('positions', 'update', { params, payload: change, signal }),
  removePosition: ({ version, ...params }, signal) =>
    run('positions', 'remove', { params, headers: expecting(version), signal }),
  approvePosition: ({ positionId, version }, signal) =>
    run('positions', 'approve', { params: { positionId }, payload: { version }, signal }),
  acknowledgePosition: ({ positionId, version }, signal) =>
    run('positions', 'acknowledge', { params: { positionId }, payload: { version }, signal }),
})
