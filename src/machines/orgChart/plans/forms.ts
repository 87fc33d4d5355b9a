import type { ChartPlanId } from '../../../domain/kernel/ids.ts'
import { stepsFor } from '../../../domain/orgChart/moving.ts'
import type { OrgChartPerson } from '../../../domain/orgChart/nouns.ts'
import { treeAfter } from '../../../domain/orgChart/plans/differences.ts'
import type { ChartPlan } from '../../../domain/orgChart/plans/nouns.ts'
import {
  type MovingDraft,
  movingFields,
  type PlanDraft,
  planFields,
} from '../../../domain/orgChart/plans/plan.fields.ts'
import { stepOf } from '../../../domain/orgChart/plans/stale.ts'
import { wording } from '../../../domain/orgChart/plans/wording.ts'
import { recordForm, theirsOf } from '../../kit/recordForm.ts'
import type { LoadTheirs, SaveRecord } from '../../kit/recordFormShape.ts'
import type { PlanPorts } from './plans.ports.ts'

/** The form of a plan (`kit/recordForm.machine.ts`), in a dialog: its name, its day, what it is for. */
export const planForm = recordForm<PlanDraft, ChartPlan, null, ChartPlan | null>({
  id: 'chartPlanForm',
  ...planFields,
  messages: { saved: wording.saved, failed: wording.saveFailed },
  isDialog: true,
})

export const savingPlan =
  ({
    addPlan,
    savePlan,
  }: Pick<PlanPorts, 'addPlan' | 'savePlan'>): SaveRecord<PlanDraft, ChartPlan, null, ChartPlan | null> =>
  ({ id, base, draft }, signal) => {
    const said = { id: id as ChartPlanId, ...planFields.toSaved(draft) }
    return base === null ? addPlan(said, signal) : savePlan({ ...said, version: base.version }, signal)
  }

export const loadingPlan =
  ({ loadPlan }: Pick<PlanPorts, 'loadPlan'>): LoadTheirs<ChartPlan, null, ChartPlan | null> =>
  async ({ id }, signal) =>
    theirsOf(await loadPlan({ id: id as ChartPlanId }, signal))

/** The draft, and the chart that it moves people in. */
export interface PlanBegun {
  readonly plan: ChartPlan
  readonly people: ReadonlyArray<OrgChartPerson>
}

/** The chart as the plan would leave it: another move is chosen, and judged, in it. */
export const treePlanned = ({ plan, people }: PlanBegun) => treeAfter(people, plan.moves.map(stepOf))

/** The form in which a move is put into a plan. It only ever makes a new one. */
export const planMoveForm = recordForm<MovingDraft, ChartPlan, PlanBegun, ChartPlan | null>({
  id: 'chartPlanMoveForm',
  ...movingFields,
  draftOf: () => movingFields.blank,
  messages: { failed: wording.moveFailed },
  isDialog: true,
})

export const savingMove =
  ({ changeMoves }: Pick<PlanPorts, 'changeMoves'>): SaveRecord<MovingDraft, ChartPlan, PlanBegun, ChartPlan | null> =>
  ({ scope, draft: { person, manager, isTop, leavesTeam } }, signal) => {
    const node = person === null ? undefined : treePlanned(scope).byId.get(person)
    const set = node === undefined ? [] : stepsFor(node, isTop ? null : manager, leavesTeam)
    return changeMoves({ id: scope.plan.id, drop: [], set }, signal)
  }
