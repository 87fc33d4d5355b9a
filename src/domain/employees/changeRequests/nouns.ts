import { Schema } from 'effect'
import { ChangeRequestId, EmployeeId } from '../../kernel/ids.ts'
import { NOTES_MAX } from '../../kernel/inputProblems.ts'
import { InstantUtc, schemasOf, text, Version } from '../../kernel/nouns.ts'
import { BasicInfoUpdate, Emergency, Personal } from '../nouns.ts'
import { changeRequestFields, type RequestedField, requestedFields } from './changeRequest.fields.ts'
import { changeStates } from './lifecycle.ts'

const { version: _, ...basicInfo } = BasicInfoUpdate.fields
const each = { ...basicInfo, ...Personal.fields, ...Emergency.fields }
type Each = typeof each

/** What is to stand; what is left out stays. */
const To = Schema.Struct(
  Object.fromEntries(Object.entries(each).map(([field, schema]) => [field, Schema.optionalKey(schema)])) as {
    readonly [Name in keyof Each]: Schema.optionalKey<Each[Name]>
  },
)

const { note } = schemasOf({ fields: { note: changeRequestFields.fields.note } })

/** The id is made by the caller, so that asking twice asks once. */
export const ChangeAsked = Schema.Struct({ id: ChangeRequestId, to: To, note })
export type ChangeAsked = typeof ChangeAsked.Type

const Field = Schema.Literals(requestedFields as readonly [RequestedField, ...ReadonlyArray<RequestedField>])
const Value = Schema.NullOr(Schema.String)

export const FieldAsked = Schema.Struct({ field: Field, before: Value, after: Value })

/** A field of a request as its reader sees it. */
const FieldSeen = Schema.Struct({
  ...FieldAsked.fields,
  /** What stands there now. */
  now: Value,
  /** Without it the values are null: they come when asked for, or were not kept. */
  isShown: Schema.Boolean,
})

export const ChangeRequest = Schema.Struct({
  id: ChangeRequestId,
  employeeId: EmployeeId,
  state: Schema.Literals(changeStates),
  changes: Schema.Array(FieldSeen),
  note: Schema.String,
  askedUtc: InstantUtc,
  /** Nobody while it is open, where it was withdrawn, and once that person’s record is gone. */
  decidedBy: Schema.NullOr(Schema.String),
  decidedUtc: Schema.NullOr(InstantUtc),
  /** Why it was declined. */
  reason: Schema.String,
  version: Version,
  /** Of the record it is about, as it was read. */
  recordVersion: Version,
})
export type ChangeRequest = typeof ChangeRequest.Type

/**
 * `seenRecord`: the version of the record whose values the decider has seen beside what is asked for. Without it nothing is
 * accepted of which somebody has changed a field meanwhile.
 */
export const ChangeAccepted = Schema.Struct({ version: Version, seenRecord: Schema.NullOr(Version) })
export type ChangeAccepted = typeof ChangeAccepted.Type

export const ChangeDeclined = Schema.Struct({ version: Version, reason: text(NOTES_MAX) })
export type ChangeDeclined = typeof ChangeDeclined.Type

export const ChangeWithdrawn = Schema.Struct({ version: Version })
