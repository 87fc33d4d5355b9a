import { Schema } from 'effect'
import { EmployeeId, ItemId } from '../../kernel/ids.ts'
import { ImportStatus, reportOf } from '../../kernel/import/nouns.ts'
import { InstantUtc } from '../../kernel/nouns.ts'

/** What a column of a file can be about. */
export const ImportField = Schema.Literals([
  'firstName',
  'lastName',
  'email',
  'phone',
  'positionTitle',
  'department',
  'manager',
  'startDate',
  'isActive',
  'hideFromEmployeeDirectory',
  'tags',
])
export type ImportField = typeof ImportField.Type

/** For each column of the file what it is about; null for a column that is left out. */
export type ImportMapping = ReadonlyArray<ImportField | null>

export const ImportReport = reportOf(ImportField)
export type ImportReport = typeof ImportReport.Type

/** A person who stayed when their import was reverted. */
export const KeptPerson = Schema.Struct({ id: EmployeeId, fullName: Schema.String, because: Schema.String })
export type KeptPerson = typeof KeptPerson.Type

/** One import, from the moment it was asked for. */
export const EmployeeImport = Schema.Struct({
  id: ItemId,
  fileName: Schema.String,
  status: ImportStatus,
  rowCount: Schema.Int,
  /** How many rows have been written so far. */
  doneCount: Schema.Int,
  madeCount: Schema.Int,
  unchangedCount: Schema.Int,
  /** How many of those it made are still there. */
  remainingCount: Schema.Int,
  failure: Schema.NullOr(Schema.String),
  kept: Schema.Array(KeptPerson),
  createdBy: Schema.NullOr(Schema.String),
  createdUtc: InstantUtc,
  finishedUtc: Schema.NullOr(InstantUtc),
  revertedUtc: Schema.NullOr(InstantUtc),
})
export type EmployeeImport = typeof EmployeeImport.Type
