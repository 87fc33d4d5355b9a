import type { EvidencePorts } from '../../../machines/reviews/evidence/evidence.ports.ts'
import type { Run } from '../../http/run.ts'

export const evidenceGateway = (run: Run): EvidencePorts => ({
  loadEvidence: (params, signal) => run('reviews', 'evidence', { params, signal }),
})
