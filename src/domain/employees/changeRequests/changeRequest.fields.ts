/**
 * What a person may ask to have changed of their own record (ours): the fields of the sections that say who they are and how
 * they are reached. Each is typed and judged as where the record is edited; only the note is of the request itself.
 */
import type { Day } from '../../kernel/nouns.ts'
import { type Draft, recordOf, type Saved, text } from '../../kernel/record.ts'
import { employeeFields } from '../employee.fields.ts'
import type { Employee } from '../nouns.ts'
import { changeProblems } from './wording.ts'

const { basicInfo, personal, emergency } = employeeFields

const requestedParts = { basicInfo, personal, emergency } as const
export type RequestedPart = keyof typeof requestedParts

const asked = recordOf({ ...basicInfo.fields, ...personal.fields, ...emergency.fields })
export type RequestedField = keyof typeof asked.fields
export const requestedFields = Object.keys(asked.fields) as ReadonlyArray<RequestedField>

/** What stands in these fields, or is to. */
export type RequestedValues = Saved<typeof asked.fields>

export const partOf = (field: RequestedField): RequestedPart =>
  field in basicInfo.fields ? 'basicInfo' : field in personal.fields ? 'personal' : 'emergency'

/** The sections these are of, in the order of the record. */
export const partsOf = (fields: ReadonlyArray<RequestedField>): ReadonlyArray<RequestedPart> =>
  (Object.keys(requestedParts) as ReadonlyArray<RequestedPart>).filter((part) =>
    fields.some((field) => partOf(field) === part),
  )

export const labelOf = (field: RequestedField): string => asked.fields[field].label

const NOTE_MAX = 500

export const changeRequestFields = recordOf({ ...asked.fields, note: text('Note', NOTE_MAX) })
export type ChangeRequestDraft = Draft<typeof changeRequestFields.fields>

export const draftOfValues = (values: RequestedValues): ChangeRequestDraft => ({ ...asked.draftOf(values), note: '' })

/** One's own record as it stands, to be typed over; empty where there is nothing. */
export const draftOfRecord = (employee: Employee): ChangeRequestDraft => ({
  ...basicInfo.draftOf(employee),
  ...(employee.personal === null ? personal.blank : personal.draftOf(employee.personal)),
  ...(employee.emergency === null ? emergency.blank : emergency.draftOf(employee.emergency)),
  note: '',
})

const changedFields = (before: ChangeRequestDraft, after: ChangeRequestDraft): ReadonlyArray<RequestedField> =>
  asked.changes(before, after)

/**
 * What is wrong with what is asked for: what the form of the record would say of the sections that it is about. What stands
 * there already and is left alone is nobody's fault. `today`: the day it is where the client is.
 */
export const requestProblems = (before: ChangeRequestDraft, after: ChangeRequestDraft, today: Day | null) => {
  const parts = partsOf(changedFields(before, after))
  return {
    ...(parts.includes('basicInfo') && basicInfo.problems(after)),
    ...(parts.includes('personal') && personal.problems(after, today)),
    ...(parts.includes('emergency') && emergency.problems(after)),
    ...noteProblems(after, parts.length > 0),
  }
}

const noteProblems = ({ note }: ChangeRequestDraft, asksForSomething: boolean): { readonly note?: string } => {
  const problem = asksForSomething ? changeRequestFields.fields.note.problem(note) : changeProblems.nothingAsked
  return problem === null ? {} : { note: problem }
}

/** What is sent: the fields that are to be others, and the note. */
export const toAsked = (before: ChangeRequestDraft, after: ChangeRequestDraft) => {
  const { note, ...values } = changeRequestFields.toSaved(after)
  const fields = changedFields(before, after)
  return {
    note,
    to: Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<RequestedValues>,
  }
}
