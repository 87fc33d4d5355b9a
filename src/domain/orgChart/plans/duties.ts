/** What waits for administrators: plans to approve. All ours. */
import type { ChartPlanId } from '../../kernel/ids.ts'

interface PlanToApprove {
  readonly type: 'chartPlanToApprove'
  readonly id: ChartPlanId
  readonly title: string
  readonly detail: string
  readonly dueUtc: null
}

export const plansToApprove = (
  waiting: ReadonlyArray<{ readonly id: ChartPlanId; readonly name: string }>,
): ReadonlyArray<PlanToApprove> =>
  waiting.map(({ id, name }) => ({
    type: 'chartPlanToApprove',
    id,
    title: 'Reorganisation to approve',
    detail: name,
    dueUtc: null,
  }))
