import { Schema } from 'effect'
import { EmployeeId, ItemId } from '../../kernel/ids.ts'
import { changingReportOf, ImportStatus, LeftOut } from '../../kernel/import/nouns.ts'
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
  'employeeNumber',
  'employmentType',
  'workingHours',
  'dateOfBirth',
  'gender',
  'personalEmail',
  'personalPhone',
  'address',
  'rightToWork',
  'notes',
])
export type ImportField = typeof ImportField.Type

/** For each column of the file what it is about; null for a column that is left out. */
export type ImportMapping = ReadonlyArray<ImportField | null>

export const ImportReport = changingReportOf(ImportField)
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
  /** How many who were here already were changed. */
  changedCount: Schema.Int,
  unchangedCount: Schema.Int,
  leftOutCount: Schema.Int,
  /** Of a list of imports they are not said. */
  leftOut: LeftOut,
  /** How many of those it made or changed can still be taken back. */
  remainingCount: Schema.Int,
  failure: Schema.NullOr(Schema.String),
  kept: Schema.Array(KeptPerson),
  createdBy: Schema.NullOr(Schema.String),
  createdUtc: InstantUtc,
  finishedUtc: Schema.NullOr(InstantUtc),
  revertedUtc: Schema.NullOr(InstantUtc),
})
export type EmployeeImport = typeof EmployeeImport.Type
