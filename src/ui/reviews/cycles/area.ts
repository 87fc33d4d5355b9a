import type { ReviewCycleId } from '../../../domain/kernel/ids.ts'
import type { NewCycle } from '../../../domain/reviews/cycles/nouns.ts'
import type { OutcomeActor } from '../../../machines/kit/outcome.machine.ts'
import type { ReadingActor } from '../../../machines/kit/reading.machine.ts'
import type { CycleWorkActor } from '../../../machines/reviews/cycles/cycleWork.machine.ts'
import type { CyclePlanningActor } from '../../../machines/reviews/cycles/planning.machine.ts'
import {
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

export const useCyclePlanning = (): CyclePlanningActor => useApp().system.get('reviewCyclePlanning')

export const useCycleWork = (): CycleWorkActor => useApp().system.get('reviewCycleWork')

export const useCycleOutcome = (): OutcomeActor => useApp().system.get('reviewCycleOutcome')
