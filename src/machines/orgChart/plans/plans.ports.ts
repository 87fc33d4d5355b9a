import type { Failure } from '../../../domain/kernel/failure.ts'
import type { ChartPlanId } from '../../../domain/kernel/ids.ts'
import type {
  ChartPlan,
  ChartPlanSummary,
  ChartPlanUpdate,
  NewChartPlan,
  PlanActAsked,
  PlanMoves,
} from '../../../domain/orgChart/plans/nouns.ts'
import type { Port } from '../../kit/port.ts'

export interface OfPlan {
  readonly id: ChartPlanId
}

export interface PlanPorts {
  readonly loadPlans: Port<void, ReadonlyArray<ChartPlanSummary>, Failure>
  readonly loadPlan: Port<OfPlan, ChartPlan, Failure>
  readonly addPlan: Port<NewChartPlan, ChartPlan, Failure>
  readonly savePlan: Port<OfPlan & ChartPlanUpdate, ChartPlan, Failure>
  readonly changeMoves: Port<OfPlan & PlanMoves, ChartPlan, Failure>
  readonly actOnPlan: Port<OfPlan & PlanActAsked, ChartPlan, Failure>
}
