import { Schema } from 'effect'
import { EmployeeId } from '../../kernel/ids.ts'
import { InstantUtc } from '../../kernel/nouns.ts'
import { PersonRef } from '../nouns.ts'

export const DocumentId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand('DocumentId'))
export type DocumentId = typeof DocumentId.Type

/** § 7 employees/{id}/files: a file that belongs to a person, as a list shows it. */
export const EmployeeDocument = Schema.Struct({
  id: DocumentId,
  employeeId: EmployeeId,
  /** § 9 Employee document upload type 0. */
  type: Schema.Literal(0),
  name: Schema.String,
  contentType: Schema.String,
  size: Schema.Int,
  addedUtc: InstantUtc,
  /** Who added it; null when they are no longer there. */
  addedBy: Schema.NullOr(PersonRef),
})
export type EmployeeDocument = typeof EmployeeDocument.Type
