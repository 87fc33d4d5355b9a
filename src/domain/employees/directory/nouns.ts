import { Schema } from 'effect'
import { DepartmentId, EmployeeId } from '../../kernel/ids.ts'
import { Version } from '../../kernel/nouns.ts'
import { TagNames } from '../../tags/nouns.ts'
import { BULK_MAX_PEOPLE, EXPORT_MAX_PEOPLE } from './limits.ts'

/** The same for several people; what is not named stays as it is. */
export const BulkChange = Schema.Struct({
  /** With a version, a person is changed only while still at it, so that taking back undoes nobody else's work. */
  people: Schema.Array(Schema.Struct({ id: EmployeeId, version: Schema.optional(Version) })),
  addTags: Schema.optional(TagNames),
  removeTags: Schema.optional(TagNames),
  departmentId: Schema.optional(Schema.NullOr(DepartmentId)),
  isActive: Schema.optional(Schema.Boolean),
})
export type BulkChange = typeof BulkChange.Type

export const BulkRequest = Schema.Struct({
  changes: Schema.Array(BulkChange).check(
    Schema.isMinLength(1),
    Schema.makeFilter(
      (changes: ReadonlyArray<BulkChange>) =>
        changes.reduce((count, { people }) => count + people.length, 0) <= BULK_MAX_PEOPLE ||
        `at most ${BULK_MAX_PEOPLE} people`,
    ),
  ),
})
export type BulkRequest = typeof BulkRequest.Type

/** What became of one of the people. */
export const BulkRow = Schema.Struct({
  id: EmployeeId,
  outcome: Schema.Literals(['changed', 'unchanged', 'refused']),
  /** The reason's code and sentence, where it was refused. */
  code: Schema.NullOr(Schema.String),
  message: Schema.NullOr(Schema.String),
})
export type BulkRow = typeof BulkRow.Type

export const BulkOutcome = Schema.Struct({
  rows: Schema.Array(BulkRow),
  /** What takes it back; empty when nobody was changed. */
  undo: Schema.Array(BulkChange),
})
export type BulkOutcome = typeof BulkOutcome.Type

/** Whom to write into the file, in this order. */
export const ExportRequest = Schema.Struct({
  people: Schema.Array(EmployeeId).check(Schema.isMaxLength(EXPORT_MAX_PEOPLE)),
})
export type ExportRequest = typeof ExportRequest.Type
