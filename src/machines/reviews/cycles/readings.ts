import type {
  AskingPreview,
  AskingRulesSent,
  CycleCalibration,
  CyclePreview,
  CycleSummary,
  NewCycle,
  ReviewCycle,
} from '../../../domain/reviews/cycles/nouns.ts'
import { readingOf } from '../../kit/reading.machine.ts'
import type { OfCycle } from './cycles.ports.ts'

/** All there are. System id: `reviewCycles`. */
export const cyclesReading = readingOf<'all', ReadonlyArray<CycleSummary>>('reviewCycles')

/** The one whose page is open, with how far its reviews are. System id: `reviewCycle`. */
export const cycleReading = readingOf<OfCycle, ReviewCycle>('reviewCycle')

/** The scores of the one whose calibration is open. System id: `reviewCycleCalibration`. */
export const calibrationReading = readingOf<OfCycle, CycleCalibration>('reviewCycleCalibration')

/** Who would be in one that is being planned. System id: `reviewCyclePreview`. */
export const cyclePreviewReading = readingOf<NewCycle, CyclePreview>('reviewCyclePreview')

/** Who would be asked for feedback in one. System id: `reviewCycleAskingPreview`. */
export const askingPreviewReading = readingOf<OfCycle & { readonly rules: AskingRulesSent }, AskingPreview>(
  'reviewCycleAskingPreview',
)
