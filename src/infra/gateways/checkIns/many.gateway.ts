import type { CheckInId } from '../../../domain/kernel/ids.ts'
import type { ManyPorts } from '../../../machines/checkIns/checkIns.ports.ts'
import type { Run } from '../../http/run.ts'

export const manyCheckInsGateway = (run: Run): ManyPorts<CheckInId> => ({
  changeMany: ({ update: payload }, signal) => run('checkIns', 'changeMany', { payload, signal }),
})
