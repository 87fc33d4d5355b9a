import type { ReviewId } from '../../domain/kernel/ids.ts'
import { wording } from '../../domain/reviews/areaWording.ts'
import type { PerformanceReview } from '../../domain/reviews/nouns.ts'
import { type NewDraft, newFields, toPlan } from '../../domain/reviews/planning.ts'
import { recordForm } from '../kit/recordForm.ts'
import type { SaveRecord } from '../kit/recordFormShape.ts'
import type { ReviewPorts } from './reviews.ports.ts'

/** The form in which a review is planned (`kit/recordForm.machine.ts`): it only ever makes new ones. */
export const reviewPlanForm = recordForm<NewDraft, PerformanceReview, null, PerformanceReview | null>({
  id: 'reviewPlanForm',
  ...newFields,
  draftOf: ({ name, employee, reviewer, scheduledDay, dueDay }) => ({
    name,
    employeeId: employee.id,
    reviewerId: reviewer.id,
    templateId: null,
    scheduledDay,
    dueDay,
  }),
  messages: { failed: wording.saveFailed },
})

export const savingReview =
  ({
    addReview,
  }: Pick<ReviewPorts, 'addReview'>): SaveRecord<NewDraft, PerformanceReview, null, PerformanceReview | null> =>
  ({ id, draft }, signal) =>
    addReview(toPlan(id as ReviewId, draft), signal)
