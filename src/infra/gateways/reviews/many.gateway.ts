import type { ReviewId } from '../../../domain/kernel/ids.ts'
import type { ManyPorts } from '../../../machines/checkIns/checkIns.ports.ts'
import type { Run } from '../../http/run.ts'

export const manyReviewsGateway = (run: Run): ManyPorts<ReviewId> => ({
  changeMany: ({ update: payload }, signal) => run('reviews', 'changeMany', { payload, signal }),
})
