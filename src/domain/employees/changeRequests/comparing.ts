/** What a request changes, held against what stands in the record by now. All ours. */
import { partOf, type RequestedField, type RequestedValues, requestedFields } from './changeRequest.fields.ts'

type Value = string | null

/** As it is kept: what stood when it was asked for, and what is to stand. */
export interface FieldAsked {
  readonly field: RequestedField
  readonly before: Value
  readonly after: Value
}

/** The fields that would be others; what is asked for and stands already is no change. */
export const changesAsked = (standing: RequestedValues, to: Partial<RequestedValues>): ReadonlyArray<FieldAsked> =>
  requestedFields.flatMap((field) => {
    const after = to[field]
    return after === undefined || after === standing[field] ? [] : [{ field, before: standing[field], after }]
  })

/** The record with what is asked for in it. */
export const withAsked = (standing: RequestedValues, changes: ReadonlyArray<FieldAsked>): RequestedValues => ({
  ...standing,
  ...Object.fromEntries(changes.map(({ field, after }) => [field, after])),
})

/** Somebody has changed a field meanwhile, to something else than is asked for. */
export const isOutdated = (change: FieldAsked, now: Value): boolean => now !== change.before && now !== change.after

export const outdatedFields = (
  changes: ReadonlyArray<FieldAsked>,
  standing: RequestedValues,
): ReadonlyArray<RequestedField> =>
  changes.filter((change) => isOutdated(change, standing[change.field])).map(({ field }) => field)

/**
 * What is kept of a request once it is over. Of personal and emergency data only the names of the fields: they stand in the
 * record, and what they were is nobody's business any more.
 */
export const keptWhenOver = (changes: ReadonlyArray<FieldAsked>): ReadonlyArray<FieldAsked> =>
  changes.map((change) => (partOf(change.field) === 'basicInfo' ? change : { ...change, before: null, after: null }))
