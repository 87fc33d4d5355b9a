/**
 * The fields of using a template of the marketplace (§ 7: title, department), of giving one to people, and of what it asks of
 * them (both ours).
 */
import type { CertificationTypeId, EmployeeId, HrDocumentId } from '../kernel/ids.ts'
import { type Draft, dayOrNone, field, recordOf, yesNo } from '../kernel/record.ts'
import { nameTaken } from '../organisation/collections.ts'
import { PEOPLE_MOST, REQUIRED_MOST } from './limits.ts'
import { templateFields } from './template.fields.ts'
import { wording } from './wording.ts'

const { title, department } = templateFields.fields

/** `taken`: the titles there are. */
export const usingFields = recordOf<{ title: typeof title; department: typeof department }, ReadonlyArray<string>>(
  { title, department },
  (draft, taken) => ({ title: nameTaken(draft.title, taken) ? wording.titleTaken : null }),
)
export type UseDraft = Draft<typeof usingFields.fields>

export const assignFields = recordOf({
  people: field<ReadonlyArray<EmployeeId>>('People', {
    blank: [],
    required: true,
    problem: (people) => (people.length === 0 ? wording.nobody : people.length > PEOPLE_MOST ? wording.tooMany : null),
  }),
  startDate: dayOrNone('Start date'),
  isCurrent: yesNo('This becomes their current position', true),
})
export type AssignDraft = Draft<typeof assignFields.fields>

const tooMany = (chosen: ReadonlyArray<unknown>): string | null =>
  chosen.length > REQUIRED_MOST ? wording.asksTooMuch : null

export const requireFields = recordOf({
  certificationTypeIds: field<ReadonlyArray<CertificationTypeId>>('Certifications', { blank: [], problem: tooMany }),
  policyIds: field<ReadonlyArray<HrDocumentId>>('Policies to agree to', { blank: [], problem: tooMany }),
})
export type RequireDraft = Draft<typeof requireFields.fields>
