import { useEffect } from 'react'
import type { ChartPlanId } from '../../../domain/kernel/ids.ts'
import type { ReadingActor } from '../../../machines/kit/reading.machine.ts'
import type { ChartPlanWorkActor } from '../../../machines/orgChart/plans/planWork.machine.ts'
import { planReading, plansReading } from '../../../machines/orgChart/plans/readings.ts'
import { useApp, useReadingWhileShown } from '../../app/machines.tsx'
import { useActor } from '../../app/session.ts'
import { useClock } from '../../kit/clock.ts'
import { useOrgChart } from '../area.ts'

export const usePlansReading = (): ReadingActor =>
  useReadingWhileShown(useApp().system.get('chartPlans'), plansReading, 'all')

export const usePlanReading = (id: ChartPlanId): ReadingActor =>
  useReadingWhileShown(useApp().system.get('chartPlan'), planReading, { id })

export const usePlanWork = (): ChartPlanWorkActor => useApp().system.get('chartPlanWork')

/** The chart is read, or read anew, as on its own page. */
export const useChartShown = (): void => {
  const chart = useOrgChart()
  const actor = useActor()
  const clock = useClock()
  useEffect(() => chart.send({ type: 'page.shown', now: clock.now(), actor }), [chart, actor, clock])
}
