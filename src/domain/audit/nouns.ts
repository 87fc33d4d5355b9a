import { Schema } from 'effect'
import { EmployeeId } from '../kernel/ids.ts'
import { Day, InstantUtc } from '../kernel/nouns.ts'

/** One field before and after, as words: a name and not an id. */
export const FieldChange = Schema.Struct({
  field: Schema.String,
  before: Schema.NullOr(Schema.String),
  after: Schema.NullOr(Schema.String),
})
export type FieldChange = typeof FieldChange.Type

/** Somebody as the record of changes knows them: their name as it is now, or was when they were removed. */
const Named = Schema.Struct({ id: EmployeeId, fullName: Schema.NullOr(Schema.String) })

/** One change, as it was written down. Action and kind are open: the record is older than the program that reads it. */
export const AuditEntry = Schema.Struct({
  id: Schema.Int,
  atUtc: InstantUtc,
  /** Who did it; null where no person acted. */
  actor: Schema.NullOr(Named),
  action: Schema.String,
  kind: Schema.String,
  subjectId: Schema.String,
  /** What it was called then. */
  name: Schema.NullOr(Schema.String),
  /** Whom it was about. */
  person: Schema.NullOr(Named),
  fields: Schema.Array(Schema.String),
  values: Schema.Array(FieldChange),
})
export type AuditEntry = typeof AuditEntry.Type

/** The newest first. `next` asks for those before; null when there are none. */
export const AuditPage = Schema.Struct({ entries: Schema.Array(AuditEntry), next: Schema.NullOr(Schema.Int) })
export type AuditPage = typeof AuditPage.Type

/** Which changes are asked for; what is left out narrows nothing. The days are the tenant's, both included. */
export const AuditFilter = {
  person: Schema.optional(EmployeeId),
  actor: Schema.optional(EmployeeId),
  kind: Schema.optional(Schema.String.check(Schema.isPattern(/^[a-zA-Z]{1,60}$/))),
  action: Schema.optional(Schema.String.check(Schema.isPattern(/^[a-zA-Z]{1,60}$/))),
  from: Schema.optional(Day),
  to: Schema.optional(Day),
}

/** Where a page begins: the `next` of the one before it. */
export const Cursor = { before: Schema.optional(Schema.String.check(Schema.isPattern(/^[1-9]\d{0,14}$/))) }
