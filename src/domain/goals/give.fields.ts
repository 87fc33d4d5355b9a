/** The fields of giving goals to many people and of going on with them (`acts.ts`, `kernel/record.ts`). All ours. */
import type { EmployeeId, GoalActId, GoalId, GoalTemplateId } from '../kernel/ids.ts'
import { choice, type Draft, day, field, recordOf } from '../kernel/record.ts'
import { COPIES_MOST, PEOPLE_MOST, type Period, periods, TEMPLATES_MOST } from './limits.ts'
import type { GoalsContinued, GoalsGiven } from './nouns.ts'
import { begunNames } from './wording.ts'

const some = <Id>(label: string, most: number, { none, many }: { readonly none: string; readonly many: string }) =>
  field<ReadonlyArray<Id>>(label, {
    blank: [],
    required: true,
    problem: (ids) => (ids.length === 0 ? none : ids.length > most ? many : null),
  })

const state = (label: string) => choice(label, begunNames, 'Active')

export const giveFields = recordOf({
  templateIds: some<GoalTemplateId>('Templates', TEMPLATES_MOST, {
    none: 'Choose a template',
    many: `At most ${TEMPLATES_MOST} templates at once`,
  }),
  people: some<EmployeeId>('People', PEOPLE_MOST, {
    none: 'Choose someone',
    many: `At most ${PEOPLE_MOST} people at once`,
  }),
  from: day('Count days from'),
  state: state('Status of the goals'),
})
export type GiveDraft = Draft<typeof giveFields.fields>

export const continueFields = recordOf({
  goals: some<GoalId>('Goals', COPIES_MOST, {
    none: 'No goals to copy.',
    many: `Up to ${COPIES_MOST} goals at once. Filter the list first.`,
  }),
  months: choice('Move due dates later by', periods as unknown as Readonly<Record<`${Period}`, string>>, '3'),
  state: state('Status of the copies'),
})
export type ContinueDraft = Draft<typeof continueFields.fields>

/** `id`: of the act, so that asking twice gives once. */
export const toGiven = (id: GoalActId, draft: GiveDraft): GoalsGiven => ({ id, ...giveFields.toSaved(draft) })

export const monthsOf = (draft: Pick<ContinueDraft, 'months'>): Period => Number(draft.months) as Period

export const toContinued = (id: GoalActId, draft: ContinueDraft): GoalsContinued => ({
  id,
  ...continueFields.toSaved(draft),
  months: monthsOf(draft),
})
