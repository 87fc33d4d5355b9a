import { useSelector } from '@xstate/react'
import type { ChartPlanId } from '../../../domain/kernel/ids.ts'
import { wording } from '../../../domain/orgChart/plans/wording.ts'
import type { ReadingActor } from '../../../machines/kit/reading.machine.ts'
import type { ChartPlanWorkActor } from '../../../machines/orgChart/plans/planWork.machine.ts'
import { planReading, plansReading } from '../../../machines/orgChart/plans/readings.ts'
import { useApp, useReadingWhileShown } from '../../app/machines.tsx'

export const usePlansReading = (): ReadingActor =>
  useReadingWhileShown(useApp().system.get('chartPlans'), plansReading, 'all')

export const usePlanReading = (id: ChartPlanId): ReadingActor =>
  useReadingWhileShown(useApp().system.get('chartPlan'), planReading, { id })

export const usePlanWork = (): ChartPlanWorkActor => useApp().system.get('chartPlanWork')

/** While a move is taken out or kept nothing else is begun: it would start from the plan as it was. */
export const useSavingMove = (): string | undefined =>
  useSelector(usePlanWork(), (snapshot) => (snapshot.hasTag('saving') ? wording.savingMove : undefined))
