import { type GoalDraft, goalDraftOf, goalFields, toGoalContent, toNewGoal } from '../../domain/goals/goal.fields.ts'
import type { Goal } from '../../domain/goals/nouns.ts'
import { wording } from '../../domain/goals/wording.ts'
import type { EmployeeId, GoalId } from '../../domain/kernel/ids.ts'
import { recordForm, theirsOf } from '../kit/recordForm.ts'
import type { LoadTheirs, SaveRecord } from '../kit/recordFormShape.ts'
import type { GoalPorts } from './goals.ports.ts'

/** Whose goal it is. */
export interface GoalScope {
  readonly employeeId: EmployeeId
}

/** The form of a goal (`kit/recordForm.machine.ts`). Saving answers the goal; null stands for one that is gone. */
export const goalForm = recordForm<GoalDraft, Goal, GoalScope, Goal | null>({
  id: 'goalForm',
  ...goalFields,
  draftOf: goalDraftOf,
  messages: { added: wording.added, saved: wording.saved, failed: wording.saveFailed },
})

/** Provides the form's ports. The form leaves the state of a goal as it is. */
export const savingGoal =
  (ports: Pick<GoalPorts, 'addGoal' | 'saveGoal'>): SaveRecord<GoalDraft, Goal, GoalScope, Goal | null> =>
  ({ scope: { employeeId: id }, id: goalId, base, draft }, signal) =>
    base === null
      ? ports.addGoal({ id, goal: toNewGoal(draft, goalId as GoalId) }, signal)
      : ports.saveGoal(
          {
            id,
            goalId: base.id,
            change: { version: base.version, state: base.state, ...toGoalContent(draft) },
          },
          signal,
        )

export const loadingGoal =
  (loadGoal: GoalPorts['loadGoal']): LoadTheirs<Goal, GoalScope, Goal | null> =>
  async ({ scope: { employeeId: id }, id: goalId }, signal) =>
    theirsOf(await loadGoal({ id, goalId: goalId as GoalId }, signal))
