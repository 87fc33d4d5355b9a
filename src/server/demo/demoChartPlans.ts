import type { PlanState } from '../../domain/orgChart/plans/lifecycle.ts'

/** A plan of a reorganisation; one that is published has moved them already. */
export interface DemoChartPlan {
  readonly name: string
  readonly note: string
  readonly state: PlanState
  readonly by: string
  readonly approvedBy?: string
  readonly daysAgo: number
  readonly effectiveInDays: number | null
  readonly moves: ReadonlyArray<readonly [person: string, from: string | null, to: string | null]>
}
