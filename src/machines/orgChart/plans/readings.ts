import type { ChartPlan, ChartPlanSummary } from '../../../domain/orgChart/plans/nouns.ts'
import { readingOf } from '../../kit/reading.machine.ts'
import type { OfPlan } from './plans.ports.ts'

/** All there are. System id: `chartPlans`. */
export const plansReading = readingOf<'all', ReadonlyArray<ChartPlanSummary>>('chartPlans')

/** The one whose page is open. System id: `chartPlan`. */
export const planReading = readingOf<OfPlan, ChartPlan>('chartPlan')
