import type { ReviewCycleId } from '../../../domain/kernel/ids.ts'
import type { AskingRulesSent, NewCycle } from '../../../domain/reviews/cycles/nouns.ts'
import type { OutcomeActor } from '../../../machines/kit/outcome.machine.ts'
import type { ReadingActor } from '../../../machines/kit/reading.machine.ts'
import type { CycleAskingActor } from '../../../machines/reviews/cycles/cycleAsking.machine.ts'
import type { OfCycle } from '../../../machines/reviews/cycles/cycles.ports.ts'
import type { CycleWorkActor } from '../../../machines/reviews/cycles/cycleWork.machine.ts'
import type { CyclePlanningActor } from '../../../machines/reviews/cycles/planning.ts'
import {
  askingPreviewReading,
  calibrationReading,
  cyclePreviewReading,
  cycleReading,
  cyclesReading,
} from '../../../machines/reviews/cycles/readings.ts'
import { useApp, useReadingWhileShown } from '../../app/machines.tsx'

export const useCyclesReading = (): ReadingActor =>
  useReadingWhileShown(useApp().system.get('reviewCycles'), cyclesReading, 'all')

export const useCycleReading = (id: ReviewCycleId): ReadingActor =>
  useReadingWhileShown(useApp().system.get('reviewCycle'), cycleReading, { id })

export const useCalibrationReading = (id: ReviewCycleId): ReadingActor =>
  useReadingWhileShown(useApp().system.get('reviewCycleCalibration'), calibrationReading, { id })

/** Null while what is typed is no cycle yet. */
export const usePreviewReading = (cycle: NewCycle | null): ReadingActor =>
  useReadingWhileShown(useApp().system.get('reviewCyclePreview'), cyclePreviewReading, cycle)

/** Null while what is chosen is not complete. */
export const useAskingPreview = (asked: (OfCycle & { readonly rules: AskingRulesSent }) | null): ReadingActor =>
  useReadingWhileShown(useApp().system.get('reviewCycleAskingPreview'), askingPreviewReading, asked)

export const useCycleAsking = (): CycleAskingActor => useApp().system.get('reviewCycleAsking')

export const useCyclePlanning = (): CyclePlanningActor => useApp().system.get('reviewCyclePlanning')

export const useCycleWork = (): CycleWorkActor => useApp().system.get('reviewCycleWork')

export const useCycleOutcome = (): OutcomeActor => useApp().system.get('reviewCycleOutcome')
