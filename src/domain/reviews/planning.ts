/** A review that is planned: of whom, by whom, with which template. All ours. */
import type { Choosable } from '../checkIns/nouns.ts'
import { allowed } from '../kernel/decision.ts'
import type { EmployeeId, ReviewId, ReviewTemplateId } from '../kernel/ids.ts'
import { type Draft, recordOf } from '../kernel/record.ts'
import type { Actor } from '../permissions/actor.ts'
import { mayPlanReview } from './access.ts'
import type { NewReview, ReviewChoices } from './nouns.ts'
import { chosen, mayBeDue, reviewFields, scheduleFields } from './review.fields.ts'
import { denials } from './wording.ts'

const daysProblems = (days: { readonly scheduledDay: string; readonly dueDay: string }) => {
  const may = days.dueDay === '' ? allowed : mayBeDue(days)
  return may.allowed ? {} : { dueDay: denials[may.because] }
}

/** What of one that is there can be changed: § 7 has two calls, a person one form. */
export const planFields = recordOf({ ...reviewFields.fields, ...scheduleFields.fields }, daysProblems)
export type PlanDraft = Draft<typeof planFields.fields>

/** The page on which one is planned. */
export const newFields = recordOf(
  {
    employeeId: chosen<EmployeeId>('Employee', 'Choose someone'),
    ...reviewFields.fields,
    templateId: chosen<ReviewTemplateId>('Template', 'Choose a template'),
    ...scheduleFields.fields,
  },
  daysProblems,
)
export type NewDraft = Draft<typeof newFields.fields>

/** Only of a draft without problems. */
export const toPlan = (id: ReviewId, draft: NewDraft): NewReview => ({ id, ...newFields.toSaved(draft) }) as NewReview

/** Of whom somebody may plan one. */
export const plannableBy = (actor: Actor, { people, starters }: ReviewChoices): ReadonlyArray<Choosable> =>
  people.filter(
    ({ id, line }) => mayPlanReview(actor, { employeeId: id, line: line.map((above) => above.id) }, starters).allowed,
  )

/** Their manager reviews, unless it is said otherwise. */
export const withEmployee = (
  employeeId: EmployeeId | null,
  choices: ReadonlyArray<Choosable>,
): Pick<NewDraft, 'employeeId' | 'reviewerId'> => ({
  employeeId,
  reviewerId: choices.find(({ id }) => id === employeeId)?.line[0]?.id ?? null,
})
