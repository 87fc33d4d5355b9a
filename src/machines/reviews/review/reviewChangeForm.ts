import * as Result from 'effect/Result'
import type { EmployeeId, ReviewId } from '../../../domain/kernel/ids.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { type PlanDraft, planFields } from '../../../domain/reviews/planning.ts'
import { reviewFields, scheduleFields } from '../../../domain/reviews/review.fields.ts'
import { recordWording } from '../../../domain/reviews/wording.ts'
import { recordForm, theirsOf } from '../../kit/recordForm.ts'
import type { LoadTheirs, SaveRecord } from '../../kit/recordFormShape.ts'
import type { ReviewPorts } from './review.ports.ts'

const draftOf = ({ name, reviewer, scheduledDay, dueDay }: PerformanceReview): PlanDraft =>
  planFields.draftOf({ name, reviewerId: reviewer.id, scheduledDay, dueDay })

/** What it is called, who reviews, and its days. Saving answers the review; null stands for one that is gone. */
export const reviewChangeForm = recordForm<PlanDraft, PerformanceReview, null, PerformanceReview | null>({
  id: 'reviewChangeForm',
  ...planFields,
  draftOf,
  messages: { saved: recordWording.saved, failed: recordWording.saveFailed },
})

/** Two calls (§ 7): what is changed of each, the second on what the first has answered. */
export const savingPlan =
  ({
    saveReview,
    saveSchedule,
  }: Pick<ReviewPorts, 'saveReview' | 'saveSchedule'>): SaveRecord<
    PlanDraft,
    PerformanceReview,
    null,
    PerformanceReview | null
  > =>
  async ({ id: of, base, draft }, signal) => {
    const id = of as ReviewId
    const changed = new Set<string>(base === null ? [] : planFields.changes(draftOf(base), draft))
    const version = base?.version ?? 0
    const named = Object.keys(reviewFields.fields).some((name) => changed.has(name))
    const moved = Object.keys(scheduleFields.fields).some((name) => changed.has(name))
    const { name, reviewerId, scheduledDay, dueDay } = planFields.toSaved(draft)
    const change = { version, name, reviewerId: reviewerId as EmployeeId }
    const after = named || !moved ? await saveReview({ id, change }, signal) : null
    if (after !== null && (!moved || Result.isFailure(after))) return after
    return saveSchedule(
      { id, change: { version: after === null ? version : after.success.version, scheduledDay, dueDay } },
      signal,
    )
  }

export const loadingForForm =
  ({ loadReview }: Pick<ReviewPorts, 'loadReview'>): LoadTheirs<PerformanceReview, null, PerformanceReview | null> =>
  async ({ id }, signal) =>
    theirsOf(await loadReview({ id: id as ReviewId }, signal))
