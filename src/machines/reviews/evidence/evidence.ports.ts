import type { Failure } from '../../../domain/kernel/failure.ts'
import type { ReviewId } from '../../../domain/kernel/ids.ts'
import type { ReviewEvidence } from '../../../domain/reviews/evidence/nouns.ts'
import type { Port } from '../../kit/port.ts'

export type EvidencePorts = {
  loadEvidence: Port<{ readonly id: ReviewId }, ReviewEvidence, Failure>
}
