import type { Failure } from '../../../domain/kernel/failure.ts'
import type { ReviewCycleId } from '../../../domain/kernel/ids.ts'
import type {
  AskingAsked,
  AskingPreview,
  AskingRulesSent,
  CycleActAsked,
  CycleCalibration,
  CycleMade,
  CycleNudged,
  CycleOthersAsked,
  CyclePreview,
  CycleSummary,
  CycleTakenBack,
  NewCycle,
  ReviewCycle,
} from '../../../domain/reviews/cycles/nouns.ts'
import type { Port } from '../../kit/port.ts'

export interface OfCycle {
  readonly id: ReviewCycleId
}

export interface CyclePorts {
  readonly loadCycles: Port<void, ReadonlyArray<CycleSummary>, Failure>
  readonly loadCycle: Port<OfCycle, ReviewCycle, Failure>
  /** The scores of its reviews beside each other. */
  readonly loadCalibration: Port<OfCycle, CycleCalibration, Failure>
  /** Who would be planned, and who not and why. */
  readonly previewCycle: Port<NewCycle, CyclePreview, Failure>
  readonly addCycle: Port<NewCycle, CycleMade, Failure>
  readonly actOnCycle: Port<OfCycle & CycleActAsked, ReviewCycle, Failure>
  /** Who would be asked for feedback, in which review. */
  readonly previewAsking: Port<OfCycle & { readonly rules: AskingRulesSent }, AskingPreview, Failure>
  readonly askOthers: Port<OfCycle & AskingAsked, CycleOthersAsked, Failure>
  readonly nudge: Port<OfCycle, CycleNudged, Failure>
  readonly takeBack: Port<OfCycle, CycleTakenBack, Failure>
}
