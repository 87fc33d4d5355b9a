import { evidenceGateway } from '../../infra/gateways/reviews/evidence.gateway.ts'
import type { EvidencePorts } from '../../machines/reviews/evidence/evidence.ports.ts'
import { evidenceReading } from '../../machines/reviews/evidence/evidence.ts'
import { areaOf } from '../manifest.ts'

export const reviewEvidenceArea = ({ loadEvidence }: EvidencePorts) => evidenceReading.provide(loadEvidence)

/** Loaded when somebody who writes in a review asks for evidence. */
export const area = areaOf({
  machine: ({ run }) => reviewEvidenceArea(evidenceGateway(run)),
})
